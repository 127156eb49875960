import type { Translated } from '../../../../lib/language/messages.ts';
import type { changesText } from './messages.ts';

export const changesHindi: Translated<typeof changesText> = {
  changes: 'बदलाव',
  product: 'प्रोडक्ट',
  change: 'बदलाव',
  outcome: 'स्थिति',
  becomes: 'बदलकर',
  fields: {
    title: 'नाम',
    brand: 'ब्रांड',
    category: 'कैटेगरी',
    discountPrice: 'कीमत',
    originalPrice: 'छूट से पहले की कीमत',
    stock: 'स्टॉक',
  },
  planned: 'तैयार',
  isNew: 'नया',
  added: 'जोड़ा गया',
  twin: 'इस नाम का प्रोडक्ट कैटलॉग में पहले से है',
  states: { waiting: 'इंतज़ार में', saving: 'सेव हो रहा है…', done: 'हो गया', left: 'शुरू नहीं हुआ' },
  failed: (reason) => `नहीं हुआ: ${reason}`,
  preview: (possible, impossible) => `${possible} बदले जाएँगे${impossible > 0 ? `, ${impossible} नहीं बदले जा सकते` : ''}`,
  largeChanges: (count) => `${count} कीमतें आधे से भी ज़्यादा बदलेंगी`,
  progress: (done, failed, all) => `${all} में से ${done} हो गए${failed > 0 ? `, ${failed} नहीं हुए` : ''}`,
  undoProgress: (done, failed, all) => `${all} में से ${done} वापस पहले जैसे${failed > 0 ? `, ${failed} सेव नहीं हुए` : ''}`,
  made: 'किए गए बदलाव',
  make: (changed, added = 0) => {
    if (added === 0) return `${changed} प्रोडक्ट बदलें`;
    return changed === 0 ? `${added} प्रोडक्ट जोड़ें` : `${added} प्रोडक्ट जोड़ें और ${changed} बदलें`;
  },
  outcomes: (said, added, changed) => `${said}। ${added} जोड़े गए${changed > 0 ? `, ${changed} बदले गए` : ''}।`,
  tryAgain: (count) => `${count} के लिए फिर कोशिश करें`,
  stop: 'रोकें',
  undo: (count) => `${count} बदलाव वापस लें`,
  again: (count) => `${count} को फिर बदलें`,
  bulk: (count) => `चुने गए ${count} प्रोडक्ट बदलें`,
  field: 'क्या बदलना है',
  how: 'कैसे',
  hows: { set: 'यह कर दें', add: 'जोड़ें', percent: 'प्रतिशत से बदलें' },
  amount: 'कितना',
  newName: 'नया नाम',
  wholeRupees: 'कीमतें पूरे रुपयों में बदली जाती हैं।',
  typeName: 'हर बदलाव सेव होने से पहले देखने के लिए कोई नाम चुनें या लिखें।',
  typeAmount: 'मात्रा लिखें: हर बदलाव पहले दिखाया जाएगा।',
  reading: 'चुने गए प्रोडक्ट पढ़े जा रहे हैं…',
};
