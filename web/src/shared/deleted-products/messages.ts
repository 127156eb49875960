import { defineMessages } from '../../lib/language/messages.ts';

export const deletedProductsText = defineMessages('deletedProducts', {
  question: 'Delete this product?',
  text: (title: string, seconds: number) =>
    `“${title}” and its reviews are removed from the shop, and from every cart and wishlist. You can undo this for ${seconds} seconds; then it is for good. Orders keep a place for it.`,
  action: 'Delete product',
  keep: 'Keep',
  /** The shop has it until the time is over. */
  waitingFor: (title: string) => `“${title}” is still in the shop.`,
  deletedIn: (seconds: number) => `Deleted in ${seconds} s.`,
  canUndo: (title: string, seconds: number) =>
    `“${title}” is deleted in ${seconds} seconds, or when you leave this page.`,
  undoOf: (title: string) => `Undo: keep ${title}`,
  kept: (title: string) => `“${title}” is back in the list.`,
  /** `reason`: a sentence. */
  notDeleted: (title: string, reason: string) => `“${title}” was not deleted: ${reason}`,
  retry: 'Try again',
  retryOf: (title: string) => `Try again: delete ${title}`,
  tryingAgain: (title: string) => `Deleting “${title}”…`,
  close: 'Close',
  closeOf: (title: string) => `Close: ${title} was not deleted`,
  /** English repeats the API's own words. */
  outcome: (_code: string, said: string) => said,
});
