import type { Translated } from '../../../lib/language/messages.ts';
import type { homeText } from './messages.ts';

export const homeHindi: Translated<typeof homeText> = {
  title: 'होम',
  heading: (shop) => `${shop}: इलेक्ट्रॉनिक्स, एक्सेसरीज़ और कपड़े`,
  byCategory: 'कैटेगरी के हिसाब से खरीदें',
  featured: 'सबसे अच्छी रेटिंग',
  savings: 'सबसे बड़ी बचत',
  slides: 'खास कैटेगरी',
  carousel: 'स्लाइडर',
  slide: 'स्लाइड',
  slideOf: (place, count) => `${count} में से ${place}`,
  previousSlide: 'पिछली स्लाइड',
  nextSlide: 'अगली स्लाइड',
  play: 'स्लाइड चलाएँ',
  pause: 'स्लाइड रोकें',
  electronics: {
    eyebrow: 'इलेक्ट्रॉनिक्स',
    heading: 'नई सोच, नई तकनीक',
    text: 'काम हो या मस्ती: लैपटॉप, फ़ोन और साउंड, सब कुछ यहीं।',
    shop: 'इलेक्ट्रॉनिक्स खरीदें',
  },
  accessories: {
    eyebrow: 'एक्सेसरीज़',
    heading: 'छोटी चीज़ें, बड़ा असर',
    text: 'बैग, घड़ियाँ, चार्जर और दिन भर की बाकी ज़रूरतें।',
    shop: 'एक्सेसरीज़ खरीदें',
  },
  clothing: {
    eyebrow: 'कपड़े',
    heading: 'पहनिए जो आप पर जँचे',
    text: 'आरामदायक कपड़े और खिले-खिले रंग, दिन भर के लिए।',
    shop: 'कपड़े खरीदें',
  },
};
