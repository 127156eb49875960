import type { Translated } from '../../lib/language/messages.ts';
import type { cartText } from './messages.ts';

const NOT_CHANGED: Partial<Record<string, string>> = {
  NOT_FOUND: 'यह प्रोडक्ट अब आपके कार्ट में नहीं है',
  FAILED: 'कार्ट में बदलाव नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};

export const cartHindi: Translated<typeof cartText> = {
  title: 'कार्ट',
  heading: 'शॉपिंग कार्ट',
  removeAll: 'सब हटाएँ',
  empty: 'आपका कार्ट अभी खाली है।',
  emptyText: 'आप जो भी जोड़ेंगे, वह ऑर्डर करने तक यहाँ रहेगा।',
  list: 'आपके कार्ट के प्रोडक्ट',
  changes: 'कार्ट में हुए बदलाव',
  changed: (title, quantity, total) => `${title}: मात्रा ${quantity}, ${total}। `,
  removed: (title) => `${title}: हटा दिया गया। `,
  newTotal: (total) => `प्रोडक्ट की कुल कीमत ${total}।`,
  loading: 'आपका कार्ट लोड हो रहा है',
  price: 'कीमत: ',
  each: 'प्रति पीस',
  outOfStock: 'स्टॉक में नहीं',
  onlyLeft: (stock) => `स्टॉक में सिर्फ़ ${stock} बचे हैं`,
  quantityOf: (title) => `${title} की मात्रा`,
  less: (title) => `${title} की मात्रा घटाएँ`,
  more: (title) => `${title} की मात्रा बढ़ाएँ`,
  quantity: 'मात्रा: ',
  quantityShort: 'मात्रा',
  total: 'कुल: ',
  remove: (title) => `${title} हटाएँ`,
  keepForLater: 'तब तक आप इसे दिल के बटन से विशलिस्ट में रख सकते हैं।',
  toWishlist: 'विशलिस्ट में ले जाएँ',
  notChanged: (code, said) => NOT_CHANGED[code] ?? said,
  summary: 'कीमत का विवरण',
  itemsPrice: (contents) => `कीमत (${contents})`,
  shipping: 'डिलीवरी शुल्क',
  tax: 'टैक्स',
  payable: 'कुल भुगतान',
  saved: (amount) => `असली कीमतों पर आपकी ${amount} की बचत`,
  note: 'ये आज की कीमतें हैं: टैक्स ऑर्डर करते समय लगेगा।',
  checkout: 'चेकआउट करें',
  outOfCart: (title) => `${title} अब आपके कार्ट में नहीं है।`,
  allRemoved: 'आपके कार्ट से सब हटा दिया गया।',
  undo: 'वापस लाएँ',
  notAllBack: (missing) => `सब कुछ आपके कार्ट में वापस नहीं आया: ${missing}।`,
  notSold: 'यह प्रोडक्ट अब नहीं बिकता।',
  notRead: 'यह प्रोडक्ट अभी नहीं दिखाया जा सकता।',
  takeOut: 'इसे हटाएँ',
  guestNote:
    'डिलीवरी शुल्क और टैक्स हर ऑर्डर पर इतने ही हैं। यह इसी ब्राउज़र में रहेगा। साइन इन करने पर यह आपके अकाउंट के कार्ट में आ जाएगा।',
  signInToOrder: 'ऑर्डर करने के लिए साइन इन करें',
  merged: (products) =>
    products === 1
      ? 'आपने पहले जो प्रोडक्ट चुना था, वह आपके कार्ट में है।'
      : `आपने पहले जो ${products} प्रोडक्ट चुने थे, वे आपके कार्ट में हैं।`,
  mergedLater: 'आपने पहले जो चुना था, वह अभी आपके कार्ट में नहीं आया। वह इसी ब्राउज़र में है।',
  notAllMerged: (missing) => `आपने पहले जो चुना था, वह सब आपके कार्ट में नहीं आया: ${missing}।`,
  nothingMerged: (missing) => `आपने पहले जो चुना था, वह आपके कार्ट में नहीं आ सका: ${missing}।`,
  goOn: 'खरीदारी जारी रखें',
};
