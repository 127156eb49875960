import type { Translated } from '../../../../lib/language/messages.ts';
import type { emptyListText } from './messages.ts';

export const emptyListHindi: Translated<typeof emptyListText> = {
  ways: 'हटाने के विकल्प',
  stars: (count) => `${count} स्टार`,
  onlyRemove: (choices) => `सिर्फ़ ${choices} हटाएँ`,
};
