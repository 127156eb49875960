import { defineMessages } from '../../lib/language/messages.ts';

export const wishlistText = defineMessages('wishlist', {
  title: 'Wishlist',
  heading: 'My Wishlist',
  hint: 'Click on image to see details',
  toCart: 'Move to cart',
  seeSimilar: 'See similar',
  /** Continues `seeSimilar` for screen readers. */
  similarTo: (title: string) => `products, as ${title} is out of stock`,
  loading: 'Loading the wishlist',
  empty: 'Your wishlist is empty.',
  emptyText: 'Tap the heart on anything you like, and it waits for you here.',
});
