import type { Translated } from '../../../../lib/language/messages.ts';
import type { emptyListText } from './messages.ts';

export const emptyListHindi: Translated<typeof emptyListText> = {
  ways: 'हटाने के विकल्प',
  stars: (count) => `${count} स्टार`,
  clearFilters: 'फ़िल्टर हटाएँ',
  clearSearch: 'खोज हटाएँ',
  toPage1: 'पेज 1 पर जाएँ',
  onlyRemove: (choices) => `सिर्फ़ ${choices} हटाएँ`,
};
