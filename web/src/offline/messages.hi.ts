import { pluralIn, type Translated } from '../lib/language/messages.ts';
import type { offlineText } from './messages.ts';

const plural = pluralIn('hi');

export const offlineHindi: Translated<typeof offlineText> = {
  saved: 'इस डिवाइस पर सेव हो गया है। ऑनलाइन आते ही भेज दिया जाएगा।',
  signInToSend: 'इस डिवाइस पर सेव किए गए बदलाव यहीं हैं। दोबारा साइन इन करने पर वे भेज दिए जाएँगे।',
  offline: 'आप ऑफ़लाइन हैं।',
  offlineSince: (age) => `आप ऑफ़लाइन हैं। शॉप ${age} जैसी थी, वैसी दिख रही है।`,
  unreachableSince: (age) => `शॉप से संपर्क नहीं हो पा रहा है। शॉप ${age} जैसी थी, वैसी दिख रही है।`,
  kept: 'इस डिवाइस पर मौजूद',
  lists: { '/': 'होम', '/products': 'सभी प्रोडक्ट' },
  justNow: 'कुछ पल पहले',
  waiting: (count) =>
    plural(count, {
      one: `${count} बदलाव इस डिवाइस पर सेव है और भेजा जाना बाकी है।`,
      other: `${count} बदलाव इस डिवाइस पर सेव हैं और भेजे जाने बाकी हैं।`,
    }),
  unnamed: 'इस डिवाइस पर सेव किया गया एक प्रोडक्ट',
  inCart: (name) => `${name} अब आपके कार्ट में है।`,
  onWishlist: (name) => `${name} अब आपकी विशलिस्ट में है।`,
  offWishlist: (name) => `${name} अब आपकी विशलिस्ट में नहीं है।`,
  allMade: (count) => `इस डिवाइस पर सेव किए गए ${count} बदलाव हो गए हैं।`,
  notInCart: (name, reason) => `${name} कार्ट में नहीं जोड़ा जा सका। ${reason}`,
  notOnWishlist: (name, reason) => `${name} विशलिस्ट में नहीं जोड़ा जा सका। ${reason}`,
  notOffWishlist: (name, reason) => `${name} विशलिस्ट से नहीं हटाया जा सका। ${reason}`,
  unknown: (outcome) => `एक बदलाव का जवाब नहीं मिल सका। कृपया देख लें: ${outcome}`,
};
