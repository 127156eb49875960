import type { Translated } from '../lib/language/messages.ts';
import type { sharedText } from './messages.ts';

const WISH_OUTCOMES: Partial<Record<string, string>> = {
  ADDED: 'विशलिस्ट में जोड़ दिया गया',
  REMOVED: 'विशलिस्ट से हटा दिया गया',
  ALREADY_EXISTS: 'यह पहले से आपकी विशलिस्ट में है',
  NOT_FOUND: 'यह आपकी विशलिस्ट में नहीं है',
  FAILED: 'विशलिस्ट में बदलाव नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};

export const sharedHindi: Translated<typeof sharedText> = {
  loginToWish: 'विशलिस्ट में जोड़ने के लिए कृपया लॉग इन करें',
  wish: (title) => `${title} को विशलिस्ट में जोड़ें`,
  unwish: (title) => `${title} को विशलिस्ट से हटाएँ`,
  wishOutcome: (code, said) => WISH_OUTCOMES[code] ?? said,
  onWishlist: (title) => `${title} अब आपकी विशलिस्ट में है।`,
  inCart: (title) => `${title} अब आपके कार्ट में है।`,
  notMoved: () => 'यह बदलाव नहीं हो पाया। कृपया दोबारा कोशिश करें।',
  logOutQuestion: 'क्या आप सच में लॉग आउट करना चाहते हैं?',
  loggedOut: 'आप लॉग आउट हो गए।',
  notLoggedOut: () => 'लॉग आउट नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};
