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
  loading: (what) => `${what} लोड हो रहा है`,
  count: (noun, found, all) => `${found === all ? '' : `${found} / `}${all} ${NOUNS[noun]}`,
  soFar: (count) => `अब तक ${count}`,
  range: (noun, first, last, total) => `${NOUNS[noun]} ${first}–${last}${total === undefined ? '' : ` (कुल ${total})`}`,
};
