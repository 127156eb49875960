import type { Translated } from '../../lib/language/messages.ts';
import type { savedViewsText } from './messages.ts';

export const savedViewsHindi: Translated<typeof savedViewsText> = {
  views: 'सेव किए व्यू',
  heading: 'सेव किए हुए व्यू',
  loading: 'आपके व्यू लोड हो रहे हैं',
  none: 'अभी कोई व्यू नहीं। फ़िल्टर और क्रम चुनें, फिर उन्हें यहाँ एक नाम से सेव करें।',
  remove: (name) => `व्यू ${name} हटाएँ`,
  name: 'अभी जो दिख रहा है, उसका नाम',
  save: 'सेव करें',
  replace: 'बदलें',
  saved: (name) => `“${name}” सेव हो गया।`,
  removed: (name) => `“${name}” हट गया।`,
  tooMany: 'इस स्क्रीन के 30 व्यू पहले से हैं। पहले कोई एक हटाएँ।',
};
