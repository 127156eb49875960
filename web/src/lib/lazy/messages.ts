import { pageLanguage } from '../language/page-language.ts';

/** Both languages: it is said because files do not load. */
const TEXTS = {
  en: {
    notLoaded: 'The shop did not load. Please check your connection and try again.',
    tryAgain: 'Try again',
  },
  hi: {
    notLoaded: 'शॉप लोड नहीं हुई। कृपया अपना इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।',
    tryAgain: 'दोबारा कोशिश करें',
  },
};

export const loadFailureText = () => TEXTS[pageLanguage()];
