import type { Translated } from '../lib/language/messages.ts';
import type { errorText } from './messages.ts';

const SLOW = 'शॉप से जवाब आने में ज़्यादा समय लग रहा है। कृपया दोबारा कोशिश करें।';
const SESSION_ENDED = 'आपका सेशन समाप्त हो गया है। कृपया दोबारा साइन इन करें।';

export const errorHindi: Translated<typeof errorText> = {
  fallback: 'कुछ गड़बड़ हो गई',
  offline: 'लगता है आप ऑफ़लाइन हैं। कृपया अपना इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।',
  tryAgain: 'दोबारा कोशिश करें',
  sessionEnded: SESSION_ENDED,
  notThatMany: 'माफ़ कीजिए! यह प्रोडक्ट इतनी मात्रा में उपलब्ध नहीं है।',
  byCode: {
    UNAUTHENTICATED: 'आगे बढ़ने के लिए कृपया साइन इन करें।',
    TOKEN_EXPIRED: SESSION_ENDED,
    CSRF_REJECTED: SESSION_ENDED,
    FORBIDDEN: 'आपके अकाउंट से यह नहीं किया जा सकता।',
    UPSTREAM_UNAVAILABLE: 'शॉप से अभी संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में दोबारा कोशिश करें।',
    UPSTREAM_TIMEOUT: SLOW,
    SEARCH_NOT_READY: 'शॉप अभी इससे नहीं खोज सकती। कृपया थोड़ी देर में फिर कोशिश करें।',
    RATE_LIMITED: 'एक साथ बहुत सारे अनुरोध हो गए। कृपया थोड़ा रुककर दोबारा कोशिश करें।',
    BAD_USER_INPUT: 'यह चुनाव समझ में नहीं आया। कृपया इसे बदलकर दोबारा कोशिश करें।',
  },
  notLoaded: {
    cut: 'कनेक्शन टूट गया। कृपया दोबारा कोशिश करें।',
    slow: SLOW,
    code: 'शॉप का यह हिस्सा लोड नहीं हुआ। कृपया पेज फिर से लोड करें।',
  },
};
