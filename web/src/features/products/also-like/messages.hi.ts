import type { Translated } from '../../../lib/language/messages.ts';
import type { alsoLikeText } from './messages.ts';

export const alsoLikeHindi: Translated<typeof alsoLikeText> = { heading: 'आपको ये भी पसंद आ सकते हैं' };
