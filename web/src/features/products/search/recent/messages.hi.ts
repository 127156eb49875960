import type { Translated } from '../../../../lib/language/messages.ts';
import type { recentSearchText } from './messages.ts';

export const recentSearchHindi: Translated<typeof recentSearchText> = {
  recent: 'हाल की खोजें',
  forget: 'हाल की खोजें हटाएँ',
};
