import { defineMessages } from '../../lib/language/messages.ts';

/** Not with the shell's texts, which every guest loads. */
export const staffShellText = defineMessages('staffShell', {
  goTo: 'Find or go to…',
});
