import { defineMessages } from '../../lib/language/messages.ts';

export const moveText = defineMessages('move', {
  onWishlist: (title: string) => `${title} is on your wishlist now.`,
  inCart: (title: string) => `${title} is in your cart now.`,
  /** English repeats the API's own words. */
  notMoved: (said: string) => said,
});
