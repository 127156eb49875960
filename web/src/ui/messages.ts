import { defineMessages } from '../lib/language/messages.ts';

export const uiText = defineMessages('ui', {
  description: (shop: string) => `${shop}: an online shop for electronics, accessories and clothing.`,
  rated: (rating: number, most: number) => `Rated ${rating} out of ${most}`,
  unknownDate: 'Unknown',
  close: 'Close',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
  /** Names of fields that are still empty. */
  missing: (fields: string) => `Still missing: ${fields}.`,
  /** Where their names have no room. */
  missingCount: (count: number) => `${count} fields missing`,
  wrong: (fields: string) => `Please check: ${fields}.`,
  closeToast: 'Close this message',
  showPassword: 'Show or hide the password',
  /** A rule of the schema, or the gateway, says what is wrong with a field in English. */
  problem: (sentence: string) => sentence,
});
