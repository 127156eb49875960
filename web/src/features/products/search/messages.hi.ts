import type { Translated } from '../../../lib/language/messages.ts';
import type { searchText } from './messages.ts';

export const searchHindi: Translated<typeof searchText> = {
  label: 'प्रोडक्ट खोजें',
  placeholder: 'प्रोडक्ट खोजें..',
  clear: 'खोज हटाएँ',
  showAll: 'सभी नतीजे दिखाएँ',
  found: 'मिले हुए प्रोडक्ट',
  seeAll: 'सभी देखें..',
  inCategory: (category) => `${category} में`,
  ofBrand: (brand) => `${brand} के`,
  meant: (text) => `“${text}” के नतीजे`,
  none: 'कोई प्रोडक्ट नहीं मिला',
  searching: 'खोज रहे हैं…',
};
