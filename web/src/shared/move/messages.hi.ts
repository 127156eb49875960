import type { Translated } from '../../lib/language/messages.ts';
import type { moveText } from './messages.ts';

export const moveHindi: Translated<typeof moveText> = {
  onWishlist: ([title = '', ...others]) =>
    others.length > 0 ? `${others.length + 1} प्रोडक्ट अब आपकी विशलिस्ट में हैं।` : `${title} अब आपकी विशलिस्ट में है।`,
  inCart: ([title = '', ...others]) =>
    others.length > 0 ? `${others.length + 1} प्रोडक्ट अब आपके कार्ट में हैं।` : `${title} अब आपके कार्ट में है।`,
  undo: 'वापस ले जाएँ',
  notMoved: () => 'यह बदलाव नहीं हो पाया। कृपया दोबारा कोशिश करें।',
  orderTheRest: (held, rest) =>
    `${held > 1 ? 'इन्हें' : 'इसे'} विशलिस्ट में ले जाएँ और बाकी ${rest > 1 ? `${rest} का` : 'एक का'} ऑर्डर करें`,
  heldInCart: (held, rest) =>
    rest === 0
      ? 'कार्ट का सब कुछ पहले से किसी चालू ऑर्डर में है, और शॉप दूसरा ऑर्डर नहीं लेती।'
      : `${held} प्रोडक्ट पहले से चालू ऑर्डर में ${held > 1 ? 'हैं' : 'है'}। शॉप इस कार्ट का ऑर्डर नहीं लेगी।`,
};
