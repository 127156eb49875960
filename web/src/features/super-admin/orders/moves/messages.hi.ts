import type { Translated } from '../../../../lib/language/messages.ts';
import type { movesText } from './messages.ts';

export const movesHindi: Translated<typeof movesText> = {
  notMoved: (status, reason) => `“${status}” में नहीं गया: ${reason}`,
  tryAgain: (words, order, status) => `${words}: ऑर्डर ${order}, “${status}” में`,
};
