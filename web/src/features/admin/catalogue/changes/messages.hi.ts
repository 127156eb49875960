import type { Translated } from '../../../../lib/language/messages.ts';
import type { changesText } from './messages.ts';

export const changesHindi: Translated<typeof changesText> = {
  changes: 'बदलाव',
  product: 'प्रोडक्ट',
  change: 'बदलाव',
  outcome: 'नतीजा',
  becomes: 'बदलकर',
  fields: {
    title: 'नाम',
    brand: 'ब्रांड',
    category: 'कैटेगरी',
    discountPrice: 'कीमत',
    originalPrice: 'छूट से पहले की कीमत',
    stock: 'स्टॉक',
  },
  planned: 'बदला जाएगा',
  states: { waiting: 'इंतज़ार में', saving: 'जारी है…', done: 'हो गया', left: 'नहीं किया गया' },
  failed: (reason) => `नहीं हुआ: ${reason}`,
  preview: (possible, impossible) => `${possible} बदले जाएँगे${impossible > 0 ? `, ${impossible} नहीं बदले जा सकते` : ''}`,
  progress: (done, failed, all) => `${all} में से ${done} हो गए${failed > 0 ? `, ${failed} नहीं हुए` : ''}`,
  made: 'किए गए बदलाव',
  make: (count) => `${count} प्रोडक्ट बदलें`,
  stop: 'रोकें',
  undo: (count) => `${count} बदलाव वापस लें`,
  bulk: (count) => `चुने गए ${count} प्रोडक्ट बदलें`,
  field: 'क्या बदलना है',
  how: 'कैसे',
  hows: { set: 'यह कर दें', add: 'जोड़ें', percent: 'प्रतिशत से बदलें' },
  amount: 'कितना',
  typeAmount: 'मात्रा लिखें: हर बदलाव पहले दिखाया जाएगा।',
  reading: 'चुने गए प्रोडक्ट पढ़े जा रहे हैं…',
};
