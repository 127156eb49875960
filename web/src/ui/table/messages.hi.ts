import type { Translated } from '../../lib/language/messages.ts';
import type { Noun, tableText } from './messages.ts';

const NOUNS: Record<Noun, string> = { order: 'ऑर्डर', user: 'यूज़र', review: 'रिव्यू', product: 'प्रोडक्ट' };

export const tableHindi: Translated<typeof tableText> = {
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: (page) => `पेज ${page}`,
  pageOf: (page, total) => `${total} में से पेज ${page}`,
  downloadCsv: 'CSV डाउनलोड करें',
  atLeast: (column) => `${column}, कम से कम`,
  atMost: (column) => `${column}, ज़्यादा से ज़्यादा`,
  since: (column) => `${column}, इस दिन से`,
  until: (column) => `${column}, इस दिन तक`,
  look: 'दिखावट',
  shownColumns: 'कॉलम',
  compact: 'लाइनें पास-पास',
  sort: 'क्रम',
  unsorted: 'जैसे आए',
  ascending: (column) => `${column}, बढ़ता क्रम`,
  descending: (column) => `${column}, घटता क्रम`,
  loading: (what) => `${what} लोड हो रहा है`,
  count: (noun, found, all) => `${found === all ? '' : `${found} / `}${all} ${NOUNS[noun]}`,
  soFar: (count) => `अब तक ${count}`,
  range: (noun, first, last, total) => `${NOUNS[noun]} ${first}–${last}${total === undefined ? '' : ` (कुल ${total})`}`,
};
