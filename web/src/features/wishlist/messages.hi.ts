import type { Translated } from '../../lib/language/messages.ts';
import type { wishlistText } from './messages.ts';

export const wishlistHindi: Translated<typeof wishlistText> = {
  title: 'विशलिस्ट',
  heading: 'मेरी विशलिस्ट',
  count: (count) => `${count} प्रोडक्ट`,
  hint: 'जानकारी देखने के लिए फ़ोटो पर क्लिक करें',
  toCart: 'कार्ट में ले जाएँ',
  seeSimilar: 'मिलते-जुलते देखें',
  similarTo: (title) => `प्रोडक्ट, क्योंकि ${title} स्टॉक में नहीं है`,
  loading: 'विशलिस्ट लोड हो रही है',
  empty: 'आपकी विशलिस्ट खाली है।',
  emptyText: 'जो भी पसंद आए उसके दिल पर टैप करें, वह यहाँ सेव रहेगा।',
};
