import type { Translated } from '../../../../lib/language/messages.ts';
import type { emptyListText } from './messages.ts';

export const emptyListHindi: Translated<typeof emptyListText> = {
  noneMatch: 'इन सभी फ़िल्टर से कोई प्रोडक्ट मेल नहीं खाता। कोई एक हटाएँ या नए सिरे से शुरू करें।',
  noneFound: (search) => `“${search}” के लिए कुछ नहीं मिला। वर्तनी जाँचें या कम शब्द लिखें।`,
  noPage: (page, pages) =>
    pages === null ? `इस सूची में पेज ${page} नहीं है।` : `इस सूची में पेज ${page} नहीं है। इसमें सिर्फ़ ${pages} पेज हैं।`,
  ways: 'हटाने के विकल्प',
  stars: (count) => `${count} स्टार`,
  anyPrice: 'हर कीमत के दिखाएँ',
  clearFilters: 'फ़िल्टर हटाएँ',
  clearSearch: 'खोज हटाएँ',
  toPage1: 'पेज 1 पर जाएँ',
  toLastPage: (page) => `आखिरी पेज (${page}) पर जाएँ`,
  onlyRemove: (choices, found) => `सिर्फ़ ${choices} हटाएँ${found === undefined ? '' : ` (${found} प्रोडक्ट)`}`,
};
