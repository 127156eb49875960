import { defineMessages } from '../../lib/language/messages.ts';

export const wishlistText = defineMessages('wishlist', {
  title: 'Wishlist',
  heading: 'My Wishlist',
  hint: 'Click on image to see details',
  toCart: 'Move to cart',
  outOfStock: 'Out of stock',
  /** Continues `outOfStock` for screen readers. */
  notToCart: (title: string) => `: ${title} cannot be moved to the cart`,
  loading: 'Loading the wishlist',
  empty: 'Your wishlist is empty.',
  emptyText: 'Tap the heart on anything you like, and it waits for you here.',
});
