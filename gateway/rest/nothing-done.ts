import { isRedirect, refusalOf, signOf, type OutcomeOperation } from './outcomes.ts';
import type { RestAnswer } from './client.ts';

/**
 * Codes by which nothing was done. INSUFFICIENT_STOCK is none of them: it comes as a 500, and an API without transactions may have
 * taken other products of the order from the stock before.
 */
const NOTHING_DONE: ReadonlySet<string> = new Set([
  'ALREADY_DELIVERED',
  'ALREADY_EXISTS',
  'ALREADY_SET',
  'EMAIL_NOT_FOUND',
  'EMAIL_TAKEN',
  'NOT_FOUND',
  'PRODUCT_NOT_FOUND',
  'TOKEN_EXPIRED_OR_INVALID',
  'USER_NOT_FOUND',
  'WRONG_PASSWORD',
]);

/** True if an answer to a change says, in words that are known, that nothing was done. Any other may have done something. */
export function saysNothingDone(operation: OutcomeOperation, answer: RestAnswer): boolean {
  if (refusalOf(answer)) return true;
  const { status } = answer;
  if (isRedirect(status) || status >= 500) return false;
  const sign = signOf(operation, answer);
  return sign !== undefined && NOTHING_DONE.has(sign.code);
}
