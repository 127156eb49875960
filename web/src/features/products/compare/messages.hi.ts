import type { Translated } from '../../../lib/language/messages.ts';
import type { compareText } from './messages.ts';

export const compareHindi: Translated<typeof compareText> = {
  title: 'प्रोडक्ट की तुलना करें',
  intro: 'चार तक प्रोडक्ट साथ-साथ देखें। यह सूची सिर्फ़ इसी ब्राउज़र में रखी जाती है।',
  loading: 'तुलना के लिए प्रोडक्ट लोड हो रहे हैं',
  none: 'तुलना के लिए अभी कुछ नहीं है',
  noneText: 'प्रोडक्ट की फ़ोटो पर तराज़ू दबाएँ, या उसके पेज पर तुलना करें। दो से चार प्रोडक्ट चुनना अच्छा रहता है।',
  oneMore: 'एक और प्रोडक्ट चुनें, फिर अंतर यहाँ दिखेगा।',
  gone: (count) => `आपकी सूची के ${count} प्रोडक्ट अब नहीं मिलते।`,
  removeGone: 'सूची से हटाएँ',
  table: 'प्रोडक्ट साथ-साथ',
  scroll: (count) => `सभी ${count} प्रोडक्ट देखने के लिए बगल में स्क्रॉल करें →`,
  product: 'प्रोडक्ट',
  price: 'कीमत',
  rating: 'रेटिंग',
  brand: 'ब्रांड',
  category: 'कैटेगरी',
  inStock: 'स्टॉक में',
  unknown: 'पता नहीं',
  differs: 'अलग',
  cheapest: 'सबसे कम कीमत',
  bestRated: 'सबसे अच्छी रेटिंग',
  onlyDifferences: 'सिर्फ़ अंतर',
  alike: 'इन सब बातों में ये प्रोडक्ट एक जैसे हैं।',
  remove: 'हटाएँ',
  removeOf: (title) => `${title} को तुलना से`,
};
