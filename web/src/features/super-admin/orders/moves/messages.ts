import { defineMessages } from '../../../../lib/language/messages.ts';

export const movesText = defineMessages('moves', {
  notMoved: (status: string, reason: string) => `Not moved to ${status}: ${reason}`,
  /** A button's name begins with its words. */
  tryAgain: (words: string, order: string, status: string) => `${words}, order ${order} to ${status}`,
});
