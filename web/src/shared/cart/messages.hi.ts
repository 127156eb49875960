import type { Translated } from '../../lib/language/messages.ts';
import type { fillText } from './messages.ts';

export const fillHindi: Translated<typeof fillText> = {
  notSold: (count) => `${count} प्रोडक्ट अब नहीं बिकते`,
  gone: (title) => `${title} अब नहीं बिकता`,
  noPrice: (title) => `${title} की कीमत उपलब्ध नहीं है`,
  outOfStock: (title) => `${title} स्टॉक में नहीं है`,
  cartHasAll: (title) => `${title} के सारे बचे पीस पहले से आपके कार्ट में हैं`,
  fewerPieces: (title, count, wanted) => `${title} के ${wanted} में से सिर्फ़ ${count} पीस`,
  notThatMany: (title) => `${title} के इतने पीस नहीं बचे`,
  notAdded: (title) => `${title} कार्ट में नहीं आया`,
};
