import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { LoadingError } from '../lib/load-code.ts';
import { errorCode } from './error-codes.ts';
import { errorText } from './messages.ts';
import { useText } from '../lib/language/language.tsx';

/** Message for a failed call, never technical. Unusable responses and bugs get `fallback` (rulings, second round). */
export function userMessage(error: unknown, fallback?: string, t = errorText.english): string {
  const other = fallback ?? t.fallback;
  const byCode: Partial<Record<string, string>> = t.byCode;
  if (CombinedGraphQLErrors.is(error)) return byCode[errorCode(error) ?? ''] ?? other;
  if (ServerError.is(error)) {
    if (error.statusCode === 429) return t.byCode.RATE_LIMITED;
    return error.statusCode >= 502 ? t.byCode.UPSTREAM_UNAVAILABLE : other;
  }
  if (!(error instanceof LoadingError)) return other;
  if (!navigator.onLine) return t.offline;
  return error.kind === 'none' ? t.byCode.UPSTREAM_UNAVAILABLE : t.notLoaded[error.kind];
}

/** `userMessage` in the language of the page. */
export function useUserMessage(): (error: unknown, fallback?: string) => string {
  const t = useText(errorText);
  return (error, fallback) => userMessage(error, fallback, t);
}
