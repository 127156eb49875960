import type { Translated } from '../../lib/language/messages.ts';
import type { staffShellText } from './messages.ts';

export const staffShellHindi: Translated<typeof staffShellText> = {
  goTo: 'खोजें या खोलें…',
};
