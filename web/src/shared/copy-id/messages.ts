import { defineMessages } from '../../lib/language/messages.ts';

export const copyIdText = defineMessages('copyId', {
  copy: (id: string) => `Copy the id ${id}`,
  copied: 'Id copied.',
  failed: 'The browser did not allow copying.',
});
