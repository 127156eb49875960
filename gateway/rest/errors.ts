import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel';
import { ShopError } from '../errors/shop-error.ts';

/** What a client that fails once may do. */
const LATER = 'Try again in a moment.';

/** An API that could not be reached, or that says so: the only failure after which a read is repeated. */
export class OutOfReach extends ShopError {
  /** How long it asks to be left alone, in ms; Infinity: for an unknown time. */
  readonly pauseMs: number;
  /** True if it is there and only wants fewer calls. */
  readonly busy: boolean;

  constructor(call: string, { cause, pauseMs = 0, busy = false }: { cause?: Error; pauseMs?: number; busy?: boolean }) {
    const what = busy ? 'has too much to do' : 'is out of reach';
    super('UPSTREAM_UNAVAILABLE', `The shop’s data service ${what}. ${LATER}`, { call }, cause);
    this.pauseMs = pauseMs;
    this.busy = busy;
  }
}

/** A call that was not made: the API has failed too often, or too many calls wait for it already. */
function notTried(call: string, cause: Error): ShopError {
  return new ShopError('UPSTREAM_UNAVAILABLE', `The shop’s data service is out of reach. ${LATER}`, { call }, cause);
}

/** A call, or the whole operation, whose time is up. */
export function tookTooLong(call: string, cause?: Error): ShopError {
  return new ShopError('UPSTREAM_TIMEOUT', `The shop’s data service took too long. ${LATER}`, { call }, cause);
}

/** An answer that cannot be used; `call` is `VERB /path`. */
export function badResponse(call: string, cause?: Error): ShopError {
  const message = `The shop’s data service gave an answer that makes no sense. ${LATER}`;
  return new ShopError('UPSTREAM_BAD_RESPONSE', message, { call }, cause);
}

/** A call that was not made, or not waited for, because its client has gone. Only the log hears of it. */
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

/** Turns whatever a call failed with into a typed error that names the call; the original stays for the log. */
export function asShopError(call: string, error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in cause ? String(cause.code) : '';
  if (cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError) return notTried(call, cause);
  if (cause.name === 'AbortError') return calledOff(call);
  if (cause.name === 'TimeoutError' || TOO_LONG.has(code)) return tookTooLong(call, cause);
  return OUT_OF_REACH.has(code) || isAllOutOfReach(cause) ? new OutOfReach(call, { cause }) : badResponse(call, cause);
}

/** Several addresses of one host were tried. */
function isAllOutOfReach(error: Error): boolean {
  return (
    error instanceof AggregateError &&
    error.errors.every((one: { code?: unknown }) => OUT_OF_REACH.has(String(one.code)))
  );
}
