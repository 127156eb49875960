import { defineMessages } from '../../lib/language/messages.ts';

export const formText = defineMessages('form', {
  /** Names of fields. */
  missing: (fields: string) => `Still missing: ${fields}.`,
  wrong: (fields: string) => `Please check: ${fields}.`,
});
