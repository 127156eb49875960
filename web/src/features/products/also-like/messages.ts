import { defineMessages } from '../../../lib/language/messages.ts';

export const alsoLikeText = defineMessages('alsoLike', { heading: 'You may also like' });
