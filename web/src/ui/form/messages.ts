import { defineMessages } from '../../lib/language/messages.ts';

export const formText = defineMessages('form', {
  /** Names of fields. */
  missing: (fields: string) => `Still missing: ${fields}.`,
  /** Where their names have no room. */
  missingCount: (count: number) => `${count} fields missing`,
  wrong: (fields: string) => `Please check: ${fields}.`,
});
