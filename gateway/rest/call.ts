import type { Dispatcher } from 'undici';
import { ShopError } from '../errors/shop-error.ts';
import type { Cancellation, Deadline } from '../lib/deadline.ts';
import type { OperationTrace } from '../lib/tracing.ts';
import { decodeBody } from './decode-body.ts';
import type { Endpoint } from './endpoint.ts';
import { asShopError, badResponse, OutOfReach } from './errors.ts';
import { exchange } from './exchange.ts';

/** Decoded but not interpreted: `body` is as `decodeBody` gives it. */
export interface RestAnswer {
  status: number;
  body: unknown;
}

export interface CallContext {
  requestId: string;
  token?: string | undefined;
  deadline?: Deadline | undefined; // undefined: each call has its own, and goes on without a client
  keepsReading?: boolean; // after the client has gone, since the values are kept for all
  trace?: OperationTrace | undefined;
  onCall?: (call: string) => void; // once per call, not per repeat; may refuse the call by throwing
  onAnswer?: (answer: RestAnswer) => void; // may refuse the answer by throwing
  onInvalidate?: (tags: readonly string[]) => void; // cache tags of what has changed, or may have changed
  /** The API answers in words that are not in OUTCOMES. */
  onUnmappedOutcome?: (operation: string, status: number, message: string) => void;
}

export interface RestCall {
  endpoint: Endpoint;
  target: string;
  body: string | undefined;
  context: CallContext;
  endsAt: number; // by `performance.now()`
  cancellation: Cancellation | undefined;
  onSent: (() => void) | undefined;
}

/** A step of a call, which ends with the next step. */
export type Step = (call: RestCall) => Promise<RestAnswer>;

/** `cancelled`: the answer was no longer wanted. */
type ExchangeOutcome = 'answered' | 'unreadable' | 'unavailable' | 'busy' | 'timeout' | 'bad-response' | 'cancelled';

export interface ExchangeReport {
  endpoint: string;
  call: string;
  status: number | undefined;
  ms: number;
  outcome: ExchangeOutcome;
}

interface SendOptions {
  dispatcher: Dispatcher;
  basePath: string;
  onExchange: ((exchange: ExchangeReport) => void) | undefined;
}

const AWAY = new Set([502, 503, 504]); // a proxy answers so if its API is away
const TOO_MANY_REQUESTS = 429;

/** A GET's answer without a usable body. It counts as a fault, but its status is returned. */
export class Unreadable extends ShopError {
  readonly answer: RestAnswer;

  constructor(call: string, answer: RestAnswer) {
    const { message, extensions } = badResponse(call);
    super('UPSTREAM_BAD_RESPONSE', message, extensions);
    this.answer = answer;
  }
}

/** The last step: one HTTP exchange. Throws typed errors, `Unreadable` among them. */
export function sendingOnce({ dispatcher, basePath, onExchange }: SendOptions): Step {
  return async function sendOnce({ endpoint, target, body, context, endsAt, cancellation, onSent }) {
    const { name, call, method, defers } = endpoint;
    const report: ExchangeReport = { endpoint: name, call, status: undefined, ms: 0, outcome: 'answered' };
    const started = performance.now();
    const msLeft = endsAt - started;
    const span = context.trace?.call(name);
    const headers = headersOf(context, body, msLeft, span?.headers);
    try {
      const request = { method, path: basePath + target, headers, body: body ?? null };
      const answer = await exchange(dispatcher, request, { msLeft, cancellation, onSent });
      const { status } = answer;
      const retryAfter = answer.headers['retry-after'];
      report.status = status;
      if (AWAY.has(status)) throw new OutOfReach(call, { pauseMs: pauseOf(retryAfter, 0) });
      if (status === TOO_MANY_REQUESTS) {
        throw new OutOfReach(call, { pauseMs: pauseOf(retryAfter, Infinity), busy: true });
      }
      const decoded = { status, body: decodeBody(answer.bytes, defers) };
      if (method === 'GET' && decoded.body === undefined && needsBody(status)) throw new Unreadable(call, decoded);
      return decoded;
    } catch (error) {
      const fault = asShopError(call, error);
      report.outcome = exchangeOutcome(fault);
      throw fault;
    } finally {
      span?.end(report.status);
      report.ms = performance.now() - started;
      onExchange?.(report);
    }
  };
}

const FAULT_OUTCOMES: Record<string, ExchangeOutcome> = {
  UPSTREAM_UNAVAILABLE: 'unavailable',
  UPSTREAM_TIMEOUT: 'timeout',
  CLIENT_GONE: 'cancelled',
};

function exchangeOutcome(fault: ShopError): ExchangeOutcome {
  if (fault instanceof Unreadable) return 'unreadable';
  if (fault instanceof OutOfReach && fault.busy) return 'busy';
  return FAULT_OUTCOMES[String(fault.extensions['code'])] ?? 'bad-response';
}

type Headers = Record<string, string>;

function headersOf(
  { requestId, token }: CallContext,
  body: string | undefined,
  msLeft: number,
  more: Headers | undefined,
): Headers {
  const headers: Headers = {
    accept: 'application/json',
    'x-request-id': requestId,
    'x-deadline-ms': String(Math.ceil(msLeft)),
  };
  if (token !== undefined) headers['token'] = token;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return more ? { ...headers, ...more } : headers;
}

/** The API answers a GET with a body, except for a 204 or a refusal. */
const needsBody = (status: number): boolean => status >= 500 || (status >= 200 && status < 300 && status !== 204);

/** `retry-after` is in seconds, or a date. The result is in ms from now. */
function pauseOf(retryAfter: string | undefined, fallback: number): number {
  if (retryAfter === undefined) return fallback;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? fallback : Math.max(0, ms);
}
