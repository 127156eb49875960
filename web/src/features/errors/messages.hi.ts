import type { Translated } from '../../lib/language/messages.ts';
import type { crashText } from './messages.ts';

export const crashHindi: Translated<typeof crashText> = {
  title: 'गड़बड़ी',
  figure: 'ओह!',
  heading: 'माफ़ कीजिए, कुछ गड़बड़ हो गई!',
  text: (found) => found || 'कुछ गड़बड़ हो गई',
  tryAgain: 'दोबारा कोशिश करें',
  home: 'होम पेज पर जाएँ',
};
