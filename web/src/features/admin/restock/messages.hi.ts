import type { Translated } from '../../../lib/language/messages.ts';
import type { restockText } from './messages.ts';

export const restockHindi: Translated<typeof restockText> = {
  showAll: 'कैटलॉग में दिखाएँ',
  showAllOf: (total) => `सभी ${total} कैटलॉग में दिखाएँ`,
  firstOf: (shown, total) => `${total} में से पहले ${shown}।`,
  firstOfMany: (shown, least) => `${least} या ज़्यादा में से पहले ${shown}।`,
  loading: 'प्रोडक्ट लोड हो रहे हैं…',
  none: 'स्टॉक में कुछ भी कम नहीं है।',
  stockOf: (title) => `${title} का स्टॉक`,
  save: 'सेव करें',
  saveOf: (title) => `${title} का स्टॉक सेव करें`,
  wholeNumber: 'पूरी संख्या लिखें।',
  saved: (stock) => (stock < 1 ? 'सेव हो गया: स्टॉक खत्म।' : `सेव हो गया: स्टॉक ${stock} है।`),
  again: (stock) => (stock < 1 ? 'फिर से स्टॉक खत्म।' : `स्टॉक फिर से ${stock} है।`),
  undo: 'वापस लें',
  notSaved: (count) => `${count} मात्राएँ सेव नहीं हुई हैं`,
  saveAll: (count) => `सभी ${count} सेव करें`,
  savingAll: 'सेव हो रहा है…',
  savedAll: (done, failed) => `${done} सेव हुए${failed > 0 ? `, ${failed} सेव नहीं हुए: वजह साथ में लिखी है` : ''}।`,
  undoAll: (count) => `${count} बदलाव वापस लें`,
  putBack: (done, failed) => `${done} वापस लिए गए${failed > 0 ? `, ${failed} नहीं लिए जा सके: वजह साथ में लिखी है` : ''}।`,
  undoOf: (title) => `वापस लें: ${title} का स्टॉक`,
};
