import type { Translated } from '../../lib/language/messages.ts';
import type { tableText } from './messages.ts';

export const tableHindi: Translated<typeof tableText> = {
  pages: 'पेज',
  previous: 'पिछला',
  next: 'अगला',
  page: (page) => `पेज ${page}`,
  pageOf: (page, total) => `${total} में से पेज ${page}`,
};
