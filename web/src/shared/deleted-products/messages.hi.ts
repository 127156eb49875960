import type { Translated } from '../../lib/language/messages.ts';
import type { deletedProductsText } from './messages.ts';

const OUTCOMES: Partial<Record<string, string>> = {
  DELETED: 'प्रोडक्ट डिलीट हो गया',
  NOT_FOUND: 'प्रोडक्ट नहीं मिला',
  FAILED: 'यह नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};

export const deletedProductsHindi: Translated<typeof deletedProductsText> = {
  question: 'यह प्रोडक्ट डिलीट करें?',
  text: (title, seconds) =>
    `“${title}” अपने रिव्यू के साथ शॉप, हर कार्ट और हर विशलिस्ट से हट जाएगा। आप ${seconds} सेकंड तक इसे वापस ले सकते हैं; उसके बाद यह हमेशा के लिए है। ऑर्डर में इसकी जगह बनी रहेगी।`,
  action: 'प्रोडक्ट डिलीट करें',
  keep: 'रहने दें',
  waitingFor: (title) => `“${title}” अभी शॉप में है।`,
  deletedIn: (seconds) => `${seconds} सेकंड में डिलीट होगा।`,
  canUndo: (title, seconds) => `“${title}” ${seconds} सेकंड में, या यह पेज छोड़ने पर डिलीट हो जाएगा।`,
  undoOf: (title) => `वापस लें: ${title} रहने दें`,
  kept: (title) => `“${title}” सूची में वापस है।`,
  notDeleted: (title, reason) => `“${title}” डिलीट नहीं हुआ: ${reason}`,
  retry: 'दोबारा कोशिश करें',
  retryOf: (title) => `दोबारा कोशिश करें: ${title} डिलीट करें`,
  tryingAgain: (title) => `“${title}” डिलीट हो रहा है…`,
  close: 'बंद करें',
  closeOf: (title) => `बंद करें: ${title} डिलीट नहीं हुआ`,
  outcome: (code, said) => OUTCOMES[code] ?? said,
};
