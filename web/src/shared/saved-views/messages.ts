import { defineMessages } from '../../lib/language/messages.ts';

export const savedViewsText = defineMessages('savedViews', {
  views: 'Saved views',
  heading: 'Saved views',
  loading: 'Loading your views',
  none: 'No views yet. Choose filters and an order, then save them here under a name.',
  remove: (name: string) => `Remove the view ${name}`,
  name: 'Name of what is shown now',
  save: 'Save',
  replace: 'Replace',
  saved: (name: string) => `“${name}” is saved.`,
  removed: (name: string) => `“${name}” is removed.`,
  tooMany: 'There are 30 views of this screen already. Remove one first.',
});
