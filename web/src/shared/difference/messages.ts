import { defineMessages } from '../../lib/language/messages.ts';

export const differenceText = defineMessages('difference', {
  became: 'became',
  nothing: 'nothing',
  /** Edits of a text that are not shown. */
  more: (count: number) => `… and ${count} more`,
  onlyBlanks: 'Only blanks or line breaks differ.',
  wholeText: 'The whole text',
});
