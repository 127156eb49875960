import type { Translated } from '../../lib/language/messages.ts';
import type { copyIdText } from './messages.ts';

export const copyIdHindi: Translated<typeof copyIdText> = {
  copy: (id) => `ID ${id} कॉपी करें`,
  copied: 'ID कॉपी हो गई।',
  failed: 'ब्राउज़र ने कॉपी करने नहीं दिया।',
};
