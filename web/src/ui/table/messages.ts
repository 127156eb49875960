import { defineMessages } from '../../lib/language/messages.ts';

/** Of the pager. What only staff's tables say is in tools/messages.ts: the shop's first screen loads these. */
export const tableText = defineMessages('table', {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
});
