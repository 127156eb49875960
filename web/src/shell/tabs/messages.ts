import { defineMessages } from '../../lib/language/messages.ts';

export const tabText = defineMessages('tabs', {
  tabs: 'Shortcuts',
  home: 'Home',
  categories: 'Categories',
  wishlist: 'Wishlist',
  cart: 'Cart',
  you: 'You',
});
