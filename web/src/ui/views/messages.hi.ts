import type { Translated } from '../../lib/language/messages.ts';
import type { viewText } from './messages.ts';

export const viewHindi: Translated<typeof viewText> = {
  tokenExpired: 'सेशन समाप्त हो गया',
  tokenExpiredText: 'आपका सेशन समाप्त हो गया है। जहाँ थे वहीं से आगे बढ़ने के लिए दोबारा लॉग इन करें।',
  login: 'लॉग इन करें',
  notFound: 'पेज नहीं मिला',
  notFoundText: 'आप जो पेज ढूँढ रहे हैं, वह नहीं मिला',
  backHome: 'होम पेज पर जाएँ',
  crashTitle: 'गड़बड़ी',
  crashFigure: 'ओह!',
  crashed: 'माफ़ कीजिए, कुछ गड़बड़ हो गई!',
  crashText: (found) => found || 'कुछ गड़बड़ हो गई',
  tryAgain: 'दोबारा कोशिश करें',
  unauthorized: 'अनुमति नहीं है',
  unauthorizedText: 'माफ़ कीजिए, आपको यह पेज देखने की अनुमति नहीं है।',
  whoMay: { ADMIN: 'यह सिर्फ़ एडमिन के लिए है', SUPER_ADMIN: 'यह सिर्फ़ सुपर एडमिन के लिए है' },
  signedInAs: (email) => `आपने ${email} से लॉग इन किया है।`,
  goHome: 'होम पेज पर जाएँ',
  goToArea: { ADMIN: 'एडमिन पर जाएँ', SUPER_ADMIN: 'सुपर एडमिन पर जाएँ' },
  construction: 'यह पेज अभी बन रहा है',
  constructionText: 'कृपया कुछ समय बाद फिर देखें।',
  goToHome: 'होम पेज पर जाएँ',
  constructionArt: 'बाज़ार की एक दुकान, जो अभी बन रही है',
};
