import { defineMessages } from '../../../lib/language/messages.ts';

/** Loaded with the rails. */
export const railsText = defineMessages('rails', {
  newest: 'New in',
  alsoLike: 'You may also like',
  recent: 'Recently viewed',
  clear: 'Clear',
  cleared: 'The list of viewed products is empty',
  note: 'This list is kept in this browser only.',
});
