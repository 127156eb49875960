import { defineMessages, pluralIn } from '../../../lib/language/messages.ts';

const plural = pluralIn('en');

export const guestCartText = defineMessages('guestCart', {
  note: 'Kept in this browser. Log in to order: all of it joins the cart of your account.',
  empty: 'Nothing is kept here yet.',
  emptyText: 'What you add to the cart as a guest waits here in this browser.',
  logIn: 'Log in to order',
  gone: (count: number) =>
    plural(count, {
      one: 'One product that you added is not sold any more.',
      other: `${count} products that you added are not sold any more.`,
    }),
  removeGone: 'Remove from the list',
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  allInCart: (count: number) =>
    plural(count, {
      one: 'The product that you chose as a guest is in your cart.',
      other: `The ${count} products that you chose as a guest are in your cart.`,
    }),
  /** `missing`: parts of a sentence. */
  notAllInCart: (missing: string) => `Not all that you chose as a guest is in your cart: ${missing}.`,
  nothingInCart: (missing: string) => `What you chose as a guest could not be put into your cart: ${missing}.`,
  keptForLater:
    'What you chose as a guest is still kept in this browser. It joins your cart when the shop can be reached again.',
});
