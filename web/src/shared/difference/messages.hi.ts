import type { Translated } from '../../lib/language/messages.ts';
import type { differenceText } from './messages.ts';

export const differenceHindi: Translated<typeof differenceText> = {
  became: 'से बदलकर',
  nothing: 'कुछ नहीं',
  more: (count) => `… और ${count} बदलाव`,
  onlyBlanks: 'सिर्फ़ खाली जगह या पंक्तियाँ अलग हैं।',
  wholeText: 'पूरा टेक्स्ट',
};
