import { defineMessages } from '../../../lib/language/messages.ts';

/** Loaded with the rail. */
export const recentText = defineMessages('recent', {
  heading: 'Recently viewed',
  clear: 'Clear',
  cleared: 'The list of viewed products is empty',
  note: 'This list is kept in this browser only.',
});
