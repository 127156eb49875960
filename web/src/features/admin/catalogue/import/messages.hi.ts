import type { Translated } from '../../../../lib/language/messages.ts';
import type { importText } from './messages.ts';

export const importHindi: Translated<typeof importText> = {
  heading: 'CSV से बदलें',
  hint: '“CSV डाउनलोड करें” से मिली फ़ाइल लें। खाली सेल कुछ नहीं बदलता।',
  hintNew:
    'जिस लाइन में id खाली है, वह नया प्रोडक्ट जोड़ती है, और उसमें images के सिवा सब कॉलम चाहिए। फ़ोटो के कई पतों के बीच खाली जगह रखें। विवरण और फ़ोटो केवल नए प्रोडक्ट के लिए हैं।',
  columns: 'फ़ाइल के कॉलम:',
  sample: 'नमूना डाउनलोड करें',
  file: 'CSV फ़ाइल',
  choose: 'फ़ाइल चुनें',
  drop: 'फ़ाइल यहाँ छोड़ें, या',
  goOn: (name) => `${name} से आगे बढ़ें`,
  reading: 'कैटलॉग से मिलाया जा रहा है…',
  found: (changes, same, bad, added = 0) =>
    `${[
      (changes > 0 || added === 0) && (changes === 0 ? 'कोई प्रोडक्ट नहीं बदलेगा' : `${changes} प्रोडक्ट बदलेंगे`),
      added > 0 && `${added} प्रोडक्ट जुड़ेंगे`,
      same > 0 && `${same} पहले से फ़ाइल जैसे हैं`,
      bad > 0 && `${bad} लाइनें काम की नहीं हैं`,
    ]
      .filter((part) => part !== false)
      .join('; ')}।`,
  doubtful: 'नाम जिनकी वर्तनी शायद गलत है',
  nameOf: (field, name, lines) => `${field} “${name}”${lines > 1 ? `, ${lines} लाइनों में` : ''}।`,
  seeNew: 'नए प्रोडक्ट देखें',
  badLines: 'लाइनें जो काम की नहीं हैं',
  downloadBad: 'ये लाइनें डाउनलोड करें',
  leftOut: (count) => `${count} लाइनें काम में नहीं ली गईं:`,
  badLine: (line, product, reason) => `लाइन ${line}${product === undefined ? '' : `, ${product}`}: ${reason}`,
  badId: (id) => `“${id}” प्रोडक्ट ID नहीं है।`,
  cells: 'इसमें पहली लाइन से कम या ज़्यादा सेल हैं।',
  quotes: 'इसके उद्धरण चिह्न मेल नहीं खाते।',
  number: (column, found) => `“${column}” में “${found}” है, जो कोई संख्या नहीं है।`,
  twice: (line) => `इसका प्रोडक्ट पहले ही लाइन ${line} पर है।`,
  gone: (id) => `${id} ID का कोई प्रोडक्ट नहीं है। नया जोड़ने के लिए id खाली छोड़ें।`,
  missing: (columns) => `नए प्रोडक्ट के लिए ${columns} चाहिए।`,
  ruleOf: (column, sentence) => `कॉलम “${column}”: ${sentence}`,
  noIdColumn:
    'इस फ़ाइल में id कॉलम नहीं है। पहले CSV डाउनलोड करें, उसमें बदलाव करें और फिर यहाँ लाएँ। केवल नए प्रोडक्ट के लिए खाली id कॉलम जोड़ें।',
  nothingToChange: 'कोई कॉलम बदला नहीं जा सकता: title, brand, category, price, originalPrice या stock लिखें।',
  tooMany: 'फ़ाइल में बहुत ज़्यादा लाइनें हैं। आगे की लाइनें छोड़ दी गई हैं।',
};
