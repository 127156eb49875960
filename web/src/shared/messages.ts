import { defineMessages } from '../lib/language/messages.ts';

/** Of hearts, moves and log-outs. Products and orders have messages of their own. */
export const sharedText = defineMessages('shared', {
  loginToWish: 'Please login to add product to wishlist',
  wish: (title: string) => `Add ${title} to wishlist`,
  unwish: (title: string) => `Remove ${title} from wishlist`,
  /** English repeats the API's own words. */
  wishOutcome: (_code: string, said: string) => said,
  onWishlist: (title: string) => `${title} is on your wishlist now.`,
  inCart: (title: string) => `${title} is in your cart now.`,
  notMoved: (said: string) => said,

  logOutQuestion: 'Are you sure you want to log out?',
  loggedOut: 'Logout Successful.',
  /** The gateway says why the log-out failed. */
  notLoggedOut: (said: string) => said,
});
