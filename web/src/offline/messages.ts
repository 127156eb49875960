import { defineMessages, pluralIn } from '../lib/language/messages.ts';

const plural = pluralIn('en');

/** `name`: of a product. `reason`: a sentence. `age`: such as "20 minutes ago". */
export const offlineText = defineMessages('offline', {
  saved: 'Saved on this device. It is sent when you are back online.',
  signInToSend: 'What you saved on this device is still here. It is sent once you have signed in again.',
  offline: 'You are offline.',
  offlineSince: (age: string) => `You are offline. This is the shop as it was ${age}.`,
  unreachableSince: (age: string) => `The shop cannot be reached. This is the shop as it was ${age}.`,
  /** Above what can be read. */
  kept: 'Kept on this device',
  lists: { '/': 'Home', '/products': 'All products' },
  justNow: 'a moment ago',
  waiting: (count: number) =>
    plural(count, {
      one: '1 change is saved on this device and waits to be sent.',
      other: `${count} changes are saved on this device and wait to be sent.`,
    }),
  unnamed: 'A product that you saved on this device',
  inCart: (name: string) => `${name} is in your cart now.`,
  onWishlist: (name: string) => `${name} is on your wishlist now.`,
  offWishlist: (name: string) => `${name} is no longer on your wishlist.`,
  allMade: (count: number) => `${count} changes that you saved on this device have been made.`,
  notInCart: (name: string, reason: string) => `${name} could not be added to your cart. ${reason}`,
  notOnWishlist: (name: string, reason: string) => `${name} could not be added to your wishlist. ${reason}`,
  notOffWishlist: (name: string, reason: string) => `${name} could not be removed from your wishlist. ${reason}`,
  unknown: (outcome: string) => `The answer to a change was lost. Please look whether ${outcome}`,
});
