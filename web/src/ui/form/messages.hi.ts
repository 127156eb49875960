import type { Translated } from '../../lib/language/messages.ts';
import type { formText } from './messages.ts';

export const formHindi: Translated<typeof formText> = {
  missing: (fields) => `अभी बाकी है: ${fields}।`,
  missingCount: (count) => `${count} फ़ील्ड बाकी हैं`,
  wrong: (fields) => `कृपया जाँच लें: ${fields}।`,
};
