import { defineMessages, pluralIn } from '../../lib/language/messages.ts';

const plural = pluralIn('en');

export const wishlistText = defineMessages('wishlist', {
  title: 'Wishlist',
  heading: 'My Wishlist',
  count: (count: number) => plural(count, { one: `${count} product`, other: `${count} products` }),
  hint: 'Click on image to see details',
  toCart: 'Move to cart',
  seeSimilar: 'See similar',
  /** Continues `seeSimilar` for screen readers. */
  similarTo: (title: string) => `products, as ${title} is out of stock`,
  loading: 'Loading the wishlist',
  empty: 'Your wishlist is empty.',
  emptyText: 'Tap the heart on anything you like, and it waits for you here.',
});
