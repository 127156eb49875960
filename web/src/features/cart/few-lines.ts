/** With more lines the cart fills the window. */
export const FEW_LINES = 3;
