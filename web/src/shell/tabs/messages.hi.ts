import type { Translated } from '../../lib/language/messages.ts';
import type { tabText } from './messages.ts';

export const tabHindi: Translated<typeof tabText> = {
  tabs: 'शॉर्टकट',
  home: 'होम',
  categories: 'कैटेगरी',
  wishlist: 'विशलिस्ट',
  cart: 'कार्ट',
  you: 'आप',
};
