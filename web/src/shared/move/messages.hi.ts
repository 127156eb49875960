import type { Translated } from '../../lib/language/messages.ts';
import type { moveText } from './messages.ts';

export const moveHindi: Translated<typeof moveText> = {
  onWishlist: (title) => `${title} अब आपकी विशलिस्ट में है।`,
  inCart: (title) => `${title} अब आपके कार्ट में है।`,
  notMoved: () => 'यह बदलाव नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};
