import { defineMessages } from '../../lib/language/messages.ts';

export const delayedText = defineMessages('delayed', {
  waiting: 'Can be undone',
  undo: 'Undo',
});
