import type { Translated } from '../../lib/language/messages.ts';
import type { comparisonText } from './messages.ts';

export const comparisonHindi: Translated<typeof comparisonText> = {
  compare: 'तुलना करें',
  compareOf: (title) => `${title} की तुलना करें`,
  see: (count) => `तुलना देखें (${count})`,
  oneMore: 'एक और चुनें',
  isFull: (most) => `आप ${most} प्रोडक्ट की तुलना कर सकते हैं। पहले कोई एक हटाएँ।`,
  chosen: 'तुलना के लिए प्रोडक्ट',
  chosenOf: (count, most) => `${most} में से ${count} चुने`,
  clear: 'तुलना खाली करें',
  cleared: 'तुलना खाली कर दी गई।',
  undo: 'वापस लें',
};
