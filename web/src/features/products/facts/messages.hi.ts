import type { Translated } from '../../../lib/language/messages.ts';
import type { factsText } from './messages.ts';

export const factsHindi: Translated<typeof factsText> = {
  names: {
    screen: 'स्क्रीन',
    size: 'साइज़',
    memory: 'मेमोरी',
    storage: 'स्टोरेज',
    colour: 'रंग',
    power: 'पावर',
    battery: 'बैटरी',
  },
  notSaid: 'नहीं बताया गया',
};
