import type { Translated } from '../../lib/language/messages.ts';
import type { heartText } from './messages.ts';

const OUTCOMES: Partial<Record<string, string>> = {
  ADDED: 'विशलिस्ट में जोड़ दिया गया',
  REMOVED: 'विशलिस्ट से हटा दिया गया',
  ALREADY_EXISTS: 'यह पहले से आपकी विशलिस्ट में है',
  NOT_FOUND: 'यह आपकी विशलिस्ट में नहीं है',
  FAILED: 'विशलिस्ट में बदलाव नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};

export const heartHindi: Translated<typeof heartText> = {
  loginFirst: 'विशलिस्ट में जोड़ने के लिए कृपया लॉग इन करें',
  add: (title) => `${title} को विशलिस्ट में जोड़ें`,
  remove: (title) => `${title} को विशलिस्ट से हटाएँ`,
  outcome: (code, said) => OUTCOMES[code] ?? said,
};
