import { defineMessages } from '../../../../lib/language/messages.ts';

/** Loaded with the suggestions. */
export const recentSearchText = defineMessages('recentSearch', {
  recent: 'Recent searches',
  forget: 'Clear recent searches',
});
