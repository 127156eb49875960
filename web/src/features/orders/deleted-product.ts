/** Shown in place of the title of a product that was deleted after the order. */
export const DELETED_PRODUCT = 'A product that is no longer sold';
