import type { Translated } from '../lib/language/messages.ts';
import type { uiText } from './messages.ts';
import { problemHindi } from './form/problems.hi.ts';

export const uiHindi: Translated<typeof uiText> = {
  description: (shop) => `${shop}: इलेक्ट्रॉनिक्स, एक्सेसरीज़ और कपड़ों की ऑनलाइन शॉप।`,
  rated: (rating, most) => `रेटिंग: ${most} में से ${rating}`,
  unknownDate: 'पता नहीं',
  close: 'बंद करें',
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: (page) => `पेज ${page}`,
  pageOf: (page, total) => `${total} में से पेज ${page}`,
  missing: (fields) => `अभी बाकी है: ${fields}।`,
  missingCount: (count) => `${count} फ़ील्ड बाकी हैं`,
  wrong: (fields) => `कृपया जाँच लें: ${fields}।`,
  closeToast: 'यह संदेश बंद करें',
  showPassword: 'पासवर्ड दिखाएँ या छिपाएँ',
  problem: problemHindi,
};
