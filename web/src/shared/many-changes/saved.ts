import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCode } from '../../apollo/error-codes.ts';

/** `reason`: why nothing was changed, in the language of the page. `retryMs`: the shop has no time, and when to try again. */
export type Saved = { done: true } | { done: false; reason: string; retryMs?: number };

const BUSY: ReadonlySet<string | undefined> = new Set(['RATE_LIMITED', 'OVERLOADED']);
const RETRY_MS = 5_000; // where the gateway does not say when

/** For a request that failed. */
export function notSaved(error: unknown, reason: string): Saved {
  return { done: false, reason, ...(BUSY.has(errorCode(error)) && { retryMs: retryMsOf(error) }) };
}

function retryMsOf(error: unknown): number {
  const given = CombinedGraphQLErrors.is(error) ? Number(error.errors[0]?.extensions?.['retryAfterSeconds']) : NaN;
  return given > 0 ? given * 1_000 : RETRY_MS;
}
