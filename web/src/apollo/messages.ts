import { NOT_THAT_MANY } from '../../../schema/shop.ts';
import { defineMessages } from '../lib/language/messages.ts';

const SLOW = 'The shop is taking too long to answer. Please try again.';
const SESSION_ENDED = 'Your session has ended. Please sign in again.';

export const errorText = defineMessages('errors', {
  fallback: 'Something went wrong',
  offline: 'You seem to be offline. Please check your connection and try again.',
  tryAgain: 'Try again',
  sessionEnded: SESSION_ENDED,
  notThatMany: NOT_THAT_MANY,
  /** By the gateway's error code; other codes get the fallback. */
  byCode: {
    UNAUTHENTICATED: 'Please sign in to go on.',
    TOKEN_EXPIRED: SESSION_ENDED,
    CSRF_REJECTED: SESSION_ENDED,
    FORBIDDEN: 'Your account may not do this.',
    UPSTREAM_UNAVAILABLE: 'The shop cannot be reached right now. Please try again in a moment.',
    UPSTREAM_TIMEOUT: SLOW,
    SEARCH_NOT_READY: 'The shop cannot search by that yet. Please try again in a moment.',
    RATE_LIMITED: 'That was a lot at once. Please wait a moment and try again.',
    BAD_USER_INPUT: 'The shop did not understand that choice. Please change it and try again.',
  },
  /** By the kind of the LoadingError. */
  notLoaded: {
    cut: 'The connection broke off. Please try again.',
    slow: SLOW,
    code: 'This part of the shop did not load. Please reload the page.',
  },
});
