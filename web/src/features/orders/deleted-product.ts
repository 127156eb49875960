/** What stands for a product that was deleted since it was ordered. */
export const DELETED_PRODUCT = 'A product that is no longer sold';
