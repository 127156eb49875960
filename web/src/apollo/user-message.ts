import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { LoadingError } from '../lib/lazy/loading-error.ts';
import { errorCode } from './error-codes.ts';

const FALLBACK = 'Something went wrong';

const SLOW = 'The shop is taking too long to answer. Please try again.';

/** By the gateway's error code; other codes get the fallback. */
const MESSAGES: Partial<Record<string, string>> = {
  UNAUTHENTICATED: 'Please sign in to go on.',
  TOKEN_EXPIRED: 'Your session has ended. Please sign in again.',
  CSRF_REJECTED: 'Your session has ended. Please sign in again.',
  FORBIDDEN: 'Your account may not do this.',
  UPSTREAM_UNAVAILABLE: 'The shop cannot be reached right now. Please try again in a moment.',
  UPSTREAM_TIMEOUT: SLOW,
  RATE_LIMITED: 'That was a lot at once. Please wait a moment and try again.',
  BAD_USER_INPUT: 'The shop did not understand that choice. Please change it and try again.',
};

const OFFLINE = 'You seem to be offline. Please check your connection and try again.';
const NOT_LOADED: Record<LoadingError['kind'], string> = {
  none: OFFLINE,
  cut: 'The connection broke off. Please try again.',
  slow: SLOW,
  code: 'This part of the shop did not load. Please reload the page.',
};

/** Message for a failed call, never technical. Unusable responses and bugs get `fallback` (rulings, second round). */
export function userMessage(error: unknown, fallback = FALLBACK): string {
  if (CombinedGraphQLErrors.is(error)) return MESSAGES[errorCode(error) ?? ''] ?? fallback;
  if (ServerError.is(error)) {
    if (error.statusCode === 429) return MESSAGES['RATE_LIMITED'] ?? fallback;
    return error.statusCode >= 502 ? (MESSAGES['UPSTREAM_UNAVAILABLE'] ?? fallback) : fallback;
  }
  if (error instanceof LoadingError) return navigator.onLine ? NOT_LOADED[error.kind] : OFFLINE;
  return fallback;
}
