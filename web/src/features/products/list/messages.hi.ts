import type { Translated } from '../../../lib/language/messages.ts';
import type { listText } from './messages.ts';

export const listHindi: Translated<typeof listText> = {
  title: 'प्रोडक्ट',
  resultsFor: (search) => `“${search}” के नतीजे`,
  filters: 'फ़िल्टर',
  filter: 'फ़िल्टर',
  filterWith: (count) => `फ़िल्टर (${count})`,
  sortBy: 'क्रम',
  defaultSort: 'खास',
  sorts: {
    NEWEST: 'सबसे नए पहले',
    PRICE_ASC: 'कीमत: कम से ज़्यादा',
    PRICE_DESC: 'कीमत: ज़्यादा से कम',
    RATING_DESC: 'सबसे अच्छी रेटिंग',
    TITLE_ASC: 'नाम: A से Z',
  },
  groups: { Category: 'कैटेगरी', Brand: 'ब्रांड', Price: 'कीमत', Rating: 'रेटिंग' },
  stars: (count) => `${count} स्टार`,
  search: (text) => `“${text}”`,
  active: 'चुने हुए फ़िल्टर',
  remove: (choice) => `${choice} हटाएँ`,
  clearAll: 'सब हटाएँ',
  show: 'प्रोडक्ट दिखाएँ',
  none: 'प्रोडक्ट उपलब्ध नहीं हैं',
  noneMatch: 'इन सभी फ़िल्टर से कोई प्रोडक्ट मेल नहीं खाता। कोई एक हटाएँ या नए सिरे से शुरू करें।',
  clearFilters: 'फ़िल्टर हटाएँ',
  toPage1: 'पेज 1 पर जाएँ',
};
