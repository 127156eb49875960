import type { Translated } from '../../../lib/language/messages.ts';
import type { detailText } from './messages.ts';

const ADDED: Partial<Record<string, string>> = {
  ADDED: 'प्रोडक्ट कार्ट में जोड़ दिया गया',
  QUANTITY_UPDATED: 'कार्ट में मात्रा बढ़ा दी गई',
};

const REVIEWS: Partial<Record<string, string>> = {
  ADDED: 'आपका रिव्यू जोड़ दिया गया',
  UPDATED: 'आपका रिव्यू बदल दिया गया',
  PRODUCT_NOT_FOUND: 'यह प्रोडक्ट अब नहीं है',
  FAILED: 'रिव्यू सेव नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};

export const detailHindi: Translated<typeof detailText> = {
  product: 'प्रोडक्ट',
  breadcrumb: 'आप कहाँ हैं',
  recommended: 'आपके लिए सुझाए गए प्रोडक्ट',
  loading: 'प्रोडक्ट लोड हो रहा है',
  pictures: 'फ़ोटो',
  pictureOf: (place, count) => `${count} में से फ़ोटो ${place}`,
  titledPictureOf: (title, place, count) => `${title}, ${count} में से फ़ोटो ${place}`,
  enlarge: 'फ़ोटो बड़ी करके देखें',
  cheaperNow: (earlier, day, difference) => `${day} को आपने देखा तब ${earlier}; अब ${difference} कम`,
  dearerNow: (earlier, day, difference) => `${day} को आपने देखा तब ${earlier}; अब ${difference} ज़्यादा`,
  inStock: (stock) => `स्टॉक में है (${stock})`,
  description: 'विवरण',
  brand: 'ब्रांड',
  category: 'कैटेगरी',
  outOfStock: 'स्टॉक में नहीं',
  buyingNeedsScript: 'खरीदने के लिए JavaScript ज़रूरी है। कृपया इसे चालू करें और पेज फिर से लोड करें।',
  loginToBuy: 'यह प्रोडक्ट खरीदने के लिए कृपया लॉग इन करें',
  loginToAdd: 'कार्ट में जोड़ने के लिए कृपया लॉग इन करें',
  buyNow: 'अभी खरीदें',
  addToCart: 'कार्ट में जोड़ें',
  added: (code, said) => ADDED[code] ?? said,
  notAdded: () => 'कार्ट में नहीं जुड़ पाया। कृपया दोबारा कोशिश करें।',
  reviews: 'रिव्यू',
  noReviews: 'अभी कोई रिव्यू नहीं',
  averageOf: (count) => `${count} रिव्यू का औसत`,
  filterByStars: 'स्टार के हिसाब से रिव्यू देखें',
  starsWithCount: (stars, count) => `${stars} स्टार: ${count} रिव्यू`,
  everyReview: (count) => `सभी ${count} रिव्यू`,
  reviewsWithStars: (stars, count) =>
    count === 0 ? `किसी ने ${stars} स्टार नहीं दिए` : `${stars} स्टार वाले ${count} रिव्यू`,
  showEveryReview: 'सभी रिव्यू दिखाएँ',
  sortReviews: 'क्रम',
  reviewOrder: { asGiven: 'दुकान का क्रम', highest: 'ज़्यादा स्टार पहले', lowest: 'कम स्टार पहले' },
  seeMore: 'और पढ़ें',
  seeAll: 'सभी रिव्यू देखें',
  reviewNeedsScript: 'रिव्यू लिखने के लिए JavaScript ज़रूरी है।',
  writeReview: 'रिव्यू लिखें',
  yourReview: 'आपका रिव्यू',
  reviewHint: 'आपको क्या पसंद आया, और दूसरों को क्या जानना चाहिए?',
  characters: (count, most) => `${most} में से ${count} अक्षर`,
  sending: 'भेजा जा रहा है…',
  submitReview: 'रिव्यू भेजें',
  yourRating: 'आपकी रेटिंग',
  stars: (count) => `${count} स्टार`,
  loginToReview: 'रिव्यू लिखने के लिए कृपया लॉग इन करें',
  incomplete: 'कृपया रेटिंग और रिव्यू दोनों डालें',
  reviewOutcome: (code, said) => REVIEWS[code] ?? said,
};
