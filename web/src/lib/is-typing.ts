/** Whether somebody types in the header's search box: the next screen then takes neither its text nor the focus. */
export const isTyping = (): boolean => document.activeElement?.matches('header input') ?? false;
