import { defineMessages } from '../../lib/language/messages.ts';

export const deletedProductsText = defineMessages('deletedProducts', {
  question: 'Delete this product?',
  text: (title: string) =>
    `“${title}” and its reviews are removed for good from the shop, and from every cart and wishlist. Orders keep a place for it.`,
  action: 'Delete product',
  keep: 'Keep',
  /** English repeats the API's own words. */
  outcome: (_code: string, said: string) => said,
});
