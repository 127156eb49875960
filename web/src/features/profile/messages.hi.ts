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
  noOrder: 'आपने अभी तक कुछ ऑर्डर नहीं किया है।',
  viewOrder: 'ऑर्डर देखें',
  allOrders: 'सभी ऑर्डर',
  lastAddress: 'पिछले ऑर्डर का पता',
  edit: 'बदलें',
  noEdit: 'आपकी जानकारी अभी यहाँ नहीं बदली जा सकती।',
};
