import type { Translated } from '../../lib/language/messages.ts';
import type { logOutText } from './messages.ts';

export const logOutHindi: Translated<typeof logOutText> = {
  question: 'क्या आप सच में लॉग आउट करना चाहते हैं?',
  done: 'आप लॉग आउट हो गए।',
  failed: () => 'लॉग आउट नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};
