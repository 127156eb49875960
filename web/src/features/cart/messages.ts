import { defineMessages } from '../../lib/language/messages.ts';

export const cartText = defineMessages('cart', {
  title: 'Cart',
  heading: 'Shopping Cart',
  removeAll: 'Remove all',
  empty: 'Your cart is currently empty.',
  emptyText: 'Things you add wait here until you order them.',
  list: 'Products in your cart',
  changes: 'Changes of the cart',
  changed: (title: string, quantity: number, total: string) => `${title}: quantity ${quantity}, ${total}. `,
  removed: (title: string) => `${title}: removed. `,
  newTotal: (total: string) => `Items price ${total}.`,
  loading: 'Loading your cart',
  each: 'each',
  withoutPrice: 'Price not available. Take it out of the cart to order the rest.',
  onlyLeft: (stock: number) => `Only ${stock} left in stock`,
  quantityOf: (title: string) => `Quantity of ${title}`,
  less: (title: string) => `Decrease the quantity of ${title}`,
  more: (title: string) => `Increase the quantity of ${title}`,
  quantity: 'Quantity: ',
  /** Seen at one piece, where there is no minus. */
  quantityShort: 'Qty',
  total: 'Total: ',
  remove: (title: string) => `Remove ${title}`,
  toWishlist: 'Move to wishlist',
  /** English repeats the API's own words. */
  notChanged: (_code: string, said: string) => said,
  summary: 'Summary',
  note: 'Shipping and tax are for the whole order. The tax is worked out at order time.',
  checkout: 'Proceed to checkout',
  /** Older carts of guests know no titles. */
  notSold: (title?: string) => `${title ?? 'This product'} is no longer sold.`,
  notRead: (title?: string) => `${title ?? 'This product'} cannot be shown right now.`,
  takeOut: 'Remove it',
  /** Beside the log-in. */
  yours: 'Your cart',
  seeCart: 'See your cart',
  seeAll: (count: number) => `See all ${count} products`,
  oneProduct: 'One product',
  guestNote: 'What you chose waits in this browser. Once you sign in, it is in the cart of your account.',
  signInToOrder: 'Sign in to order',
  /** After a log-in: what came of the guest's cart. */
  merged: 'What you chose before is in your cart.',
  mergedLater: 'What you chose before is not in your cart yet. It waits in this browser.',
  notAllMerged: (missing: string) => `Not all that you chose before is in your cart: ${missing}.`,
  nothingMerged: (missing: string) => `What you chose before could not be put into your cart: ${missing}.`,
  goOn: 'Continue shopping',
});
