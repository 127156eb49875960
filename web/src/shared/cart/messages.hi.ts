import type { Translated } from '../../lib/language/messages.ts';
import type { missingText } from './messages.ts';

export const missingHindi: Translated<typeof missingText> = {
  notSold: (count) => `${count} प्रोडक्ट अब नहीं बिकते`,
  outOfStock: (title) => `${title} स्टॉक में नहीं है`,
  cartHasAll: (title) => `${title} के सारे बचे पीस पहले से आपके कार्ट में हैं`,
  fewerPieces: (title, count, ordered) => `${title} के ${ordered} में से सिर्फ़ ${count} पीस`,
  notThatMany: (title) => `${title} के इतने पीस नहीं बचे`,
  notAdded: (title) => `${title} कार्ट में नहीं आया`,
};
