import type { Translated } from '../../lib/language/messages.ts';
import type { profileText } from './messages.ts';

export const profileHindi: Translated<typeof profileText> = {
  title: 'प्रोफ़ाइल',
  hello: (name) => `नमस्ते, ${name}`,
  tabs: { profile: 'प्रोफ़ाइल', order: 'ऑर्डर', Whishlist: 'विशलिस्ट', Password: 'पासवर्ड बदलें' },
  yourDetails: 'आपकी जानकारी',
  myOrders: 'मेरे ऑर्डर',
  changePassword: 'पासवर्ड बदलें',
  logOut: 'लॉग आउट',
  loading: 'आपकी जानकारी लोड हो रही है',
  fields: { name: 'नाम', email: 'ईमेल', mobile: 'मोबाइल' },
  notGiven: 'नहीं दिया गया',
  latestOrder: 'पिछला ऑर्डर',
  noOrder: 'अभी आपका कोई ऑर्डर नहीं है।',
  viewOrder: 'ऑर्डर देखें',
  allOrders: 'सभी ऑर्डर',
  addresses: 'आपके पते',
  noAddress: 'सभी पते हटा दिए गए हैं।',
  addressesNote: 'चेकआउट में सबसे नए तीन पते दिखते हैं। हटाने पर पता सिर्फ़ इस डिवाइस पर छिपता है; आपके ऑर्डर में वह बना रहता है।',
  remove: 'हटाएँ',
  removeAddress: (place) => `${place} हटाएँ`,
  addressRemoved: 'पता इस ब्राउज़र से हटाया गया।',
  undo: 'वापस लाएँ',
  bringBack: (count) => (count === 1 ? 'हटाया गया 1 पता वापस लाएँ' : `हटाए गए ${count} पते वापस लाएँ`),
  edit: 'बदलें',
  noEdit: 'आपकी जानकारी अभी यहाँ नहीं बदली जा सकती।',
};
