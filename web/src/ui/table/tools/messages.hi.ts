import type { Translated } from '../../../lib/language/messages.ts';
import type { Noun, tableToolsText } from './messages.ts';

const NOUNS: Record<Noun, string> = { order: 'ऑर्डर', user: 'यूज़र', review: 'रिव्यू', product: 'प्रोडक्ट' };

export const tableToolsHindi: Translated<typeof tableToolsText> = {
  rows: (first, last, total) => `${total.toLocaleString('en-IN')} में से ${first} से ${last}`,
  search: 'खोजें..',
  firstPage: 'पहला पेज',
  lastPage: 'आख़िरी पेज',
  rowsPerPage: 'पंक्तियाँ',
  downloadCsv: 'CSV डाउनलोड करें',
  look: 'कॉलम',
  shownColumns: 'दिखाए गए',
  compact: 'लाइनें पास-पास',
  sort: 'क्रम',
  unsorted: { oldest: 'पुराने पहले', newest: 'नए पहले', bestMatch: 'सबसे सटीक पहले' },
  ascending: (column) => `${column}, बढ़ता क्रम`,
  descending: (column) => `${column}, घटता क्रम`,
  loading: (what) => `${what} लोड हो रहा है`,
  count: (noun, found, all) => `${found === all ? '' : `${found} / `}${all} ${NOUNS[noun]}`,
  soFar: (count) => `अब तक ${count}`,
  range: (noun, first, last, total) => `${NOUNS[noun]} ${first}–${last}${total === undefined ? '' : ` (कुल ${total})`}`,

  moreFilters: (chosen) => (chosen === 0 ? 'और फ़िल्टर' : `और फ़िल्टर (${chosen})`),
  filterAndSort: 'फ़िल्टर और क्रम',
  openFilters: (chosen) => (chosen === 0 ? 'फ़िल्टर और क्रम' : `फ़िल्टर और क्रम (${chosen})`),
  clearFilters: 'फ़िल्टर हटाएँ',
  showList: 'सूची देखें',
  atLeast: (column) => `${column}, कम से कम`,
  atMost: (column) => `${column}, ज़्यादा से ज़्यादा`,
  since: (column) => `${column}, इस दिन से`,
  until: (column) => `${column}, इस दिन तक`,
  dayPattern: 'दिन/माह/वर्ष',
  dayProblem: 'इस तरह लिखें: दिन/माह/वर्ष, जैसे 26/11/2026।',
  openCalendar: (field) => `कैलेंडर: ${field}`,
  days: 'दिन',
  anyDays: 'सभी दिन',
  ownDays: 'दूसरे दिन',
  presets: { week: 'पिछले 7 दिन', days30: 'पिछले 30 दिन', month: 'यह महीना', lastMonth: 'पिछला महीना' },
  least: 'न्यूनतम',
  most: 'अधिकतम',
};
