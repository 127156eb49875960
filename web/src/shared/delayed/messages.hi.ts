import type { Translated } from '../../lib/language/messages.ts';
import type { delayedText } from './messages.ts';

export const delayedHindi: Translated<typeof delayedText> = {
  waiting: 'जो वापस लिया जा सकता है',
  undo: 'वापस लें',
};
