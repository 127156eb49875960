import type { Translated } from '../../../lib/language/messages.ts';
import type { railsText } from './messages.ts';

export const railsHindi: Translated<typeof railsText> = {
  newest: 'नया माल',
  alsoLike: 'आपको ये भी पसंद आ सकते हैं',
  recent: 'हाल में देखे गए',
  clear: 'हटाएँ',
  cleared: 'देखे गए प्रोडक्ट की सूची अब खाली है',
  note: 'यह सूची सिर्फ़ इसी ब्राउज़र में रखी जाती है।',
};
