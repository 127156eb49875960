import type { Translated } from '../../lib/language/messages.ts';
import type { deletedProductsText } from './messages.ts';

const OUTCOMES: Partial<Record<string, string>> = {
  DELETED: 'प्रोडक्ट डिलीट हो गया',
  NOT_FOUND: 'प्रोडक्ट नहीं मिला',
  FAILED: 'यह नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};

export const deletedProductsHindi: Translated<typeof deletedProductsText> = {
  question: 'यह प्रोडक्ट डिलीट करें?',
  text: (title) =>
    `“${title}” अपने रिव्यू के साथ शॉप, हर कार्ट और हर विशलिस्ट से हमेशा के लिए हट जाएगा। ऑर्डर में इसकी जगह बनी रहेगी।`,
  action: 'प्रोडक्ट डिलीट करें',
  keep: 'रहने दें',
  outcome: (code, said) => OUTCOMES[code] ?? said,
};
