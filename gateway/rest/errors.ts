import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel';
import { ShopError } from '../errors/shop-error.ts';

const LATER = 'Try again in a moment.';

/** The API could not be reached, or says so itself. Only after this failure is a read repeated. */
export class OutOfReach extends ShopError {
  readonly pauseMs: number; // the pause that the API asks for; Infinity: it does not say how long
  readonly busy: boolean; // the API works, and only asks for fewer calls

  constructor(call: string, { cause, pauseMs = 0, busy = false }: { cause?: Error; pauseMs?: number; busy?: boolean }) {
    const what = busy ? 'has too much to do' : 'is out of reach';
    super('UPSTREAM_UNAVAILABLE', `The shop’s data service ${what}. ${LATER}`, { call }, cause);
    this.pauseMs = pauseMs;
    this.busy = busy;
  }
}

function notTried(call: string, cause: Error): ShopError {
  return new ShopError('UPSTREAM_UNAVAILABLE', `The shop’s data service is out of reach. ${LATER}`, { call }, cause);
}

export function tookTooLong(call: string, cause?: Error): ShopError {
  return new ShopError('UPSTREAM_TIMEOUT', `The shop’s data service took too long. ${LATER}`, { call }, cause);
}

export function badResponse(call: string, cause?: Error): ShopError {
  const message = `The shop’s data service gave an answer that makes no sense. ${LATER}`;
  return new ShopError('UPSTREAM_BAD_RESPONSE', message, { call }, cause);
}

/** The call was not made, or was cancelled, because its client has gone. Only the log shows this error. */
export function calledOff(call: string): ShopError {
  return new ShopError('CLIENT_GONE', 'The client has gone away before its answer was ready.', { call });
}

const OUT_OF_REACH = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const TOO_LONG = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

export function asShopError(call: string, error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in cause ? String(cause.code) : '';
  if (cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError) return notTried(call, cause);
  if (cause.name === 'AbortError') return calledOff(call);
  if (cause.name === 'TimeoutError' || TOO_LONG.has(code)) return tookTooLong(call, cause);
  return OUT_OF_REACH.has(code) || isEveryAddressOutOfReach(cause)
    ? new OutOfReach(call, { cause })
    : badResponse(call, cause);
}

/** A host with several addresses fails with one error for each. */
function isEveryAddressOutOfReach(error: Error): boolean {
  return (
    error instanceof AggregateError &&
    error.errors.every((one: { code?: unknown }) => OUT_OF_REACH.has(String(one.code)))
  );
}
