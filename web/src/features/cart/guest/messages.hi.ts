import { pluralIn, type Translated } from '../../../lib/language/messages.ts';
import type { guestCartText } from './messages.ts';

const plural = pluralIn('hi');

export const guestCartHindi: Translated<typeof guestCartText> = {
  note: 'यह सब इसी ब्राउज़र में रखा है। ऑर्डर करने के लिए लॉग इन करें, फिर यह आपके अकाउंट के कार्ट में आ जाएगा।',
  empty: 'यहाँ अभी कुछ नहीं रखा है।',
  emptyText: 'लॉग इन किए बिना आप जो भी कार्ट में जोड़ेंगे, वह इस ब्राउज़र में यहीं रहेगा।',
  logIn: 'ऑर्डर करने के लिए लॉग इन करें',
  gone: (count) => `आपके जोड़े हुए ${count} प्रोडक्ट अब नहीं बिकते।`,
  removeGone: 'सूची से हटाएँ',
  removed: (title) => `${title} हटा दिया गया।`,
  undo: 'वापस लाएँ',
  allInCart: (count) =>
    plural(count, {
      one: 'लॉग इन से पहले चुना गया प्रोडक्ट अब आपके कार्ट में है।',
      other: `लॉग इन से पहले चुने गए ${count} प्रोडक्ट अब आपके कार्ट में हैं।`,
    }),
  notAllInCart: (missing) => `लॉग इन से पहले चुनी गई सारी चीज़ें कार्ट में नहीं आईं: ${missing}।`,
  nothingInCart: (missing) => `लॉग इन से पहले चुनी गई चीज़ें कार्ट में नहीं आ सकीं: ${missing}।`,
  keptForLater: 'लॉग इन से पहले चुनी गई चीज़ें अब भी इस ब्राउज़र में रखी हैं। शॉप से संपर्क होते ही वे आपके कार्ट में आ जाएँगी।',
};
