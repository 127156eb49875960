import type { Translated } from '../../lib/language/messages.ts';
import type { productText } from './messages.ts';

/** The shop's own categories; admins may add others. */
const CATEGORIES: Partial<Record<string, string>> = {
  electronics: 'इलेक्ट्रॉनिक्स',
  accessories: 'एक्सेसरीज़',
  clothing: 'कपड़े',
};

export const productHindi: Translated<typeof productText> = {
  outOfStock: 'स्टॉक में नहीं',
  noReviews: 'अभी कोई रिव्यू नहीं',
  reviews: (count) => `${count} रिव्यू`,
  seeMore: 'और देखें',
  seeMoreAbout: (title) => ` ${title} के बारे में`,
  priceNotAvailable: 'कीमत उपलब्ध नहीं',
  price: 'कीमत: ',
  originalPrice: 'पहले की कीमत: ',
  off: (percent) => `${percent}% छूट`,
  allProducts: 'सभी प्रोडक्ट',
  previous: 'पिछले प्रोडक्ट',
  next: 'अगले प्रोडक्ट',
  loading: 'प्रोडक्ट लोड हो रहे हैं',
  exploreProducts: 'प्रोडक्ट देखें',
  newest: 'नया माल',
  alsoLike: 'आपको ये भी पसंद आ सकते हैं',
  seen: 'हाल में देखे गए',
  clearSeen: 'हटाएँ',
  seenCleared: 'देखे गए प्रोडक्ट की सूची अब खाली है',
  seenHere: 'यह सूची सिर्फ़ इसी ब्राउज़र में रखी जाती है।',
  otherFinds: (search) => `मिलते-जुलते प्रोडक्ट, जिनके नाम में “${search}” नहीं है`,
  someWords: (search) => `“${search}” के सभी शब्द किसी प्रोडक्ट में नहीं हैं। इन प्रोडक्ट में कुछ शब्द हैं।`,
  category: (name) => CATEGORIES[name.toLowerCase()] ?? name,
};
