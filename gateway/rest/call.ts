import type { Dispatcher } from 'undici';
import { decodeContent } from './content-encoding.ts';
import { ShopError } from '../errors/shop-error.ts';
import { decodeBody } from './decode-body.ts';
import { asShopError, badResponse, OutOfReach } from './errors.ts';
import { exchange, type Patience } from './exchange.ts';
import type { OperationTrace } from '../lib/tracing.ts';

/** An upstream answer, decoded but not interpreted: `body` as `decodeBody` gives it. */
export interface RestAnswer {
  status: number;
  body: unknown;
}

/** A call of the API, on behalf of somebody. */
export interface RestCall {
  /** `VERB /path`, as its caller gave it, without a query string. */
  name: string;
  method: Dispatcher.HttpMethod;
  /** With its query string. */
  target: string;
  body?: string;
  requestId: string;
  token: string | undefined;
  trace: OperationTrace | undefined;
}

/** How one HTTP exchange with the API ended. `cancelled`: nobody waited for it any more. */
export type ExchangeOutcome =
  'answered' | 'unreadable' | 'unavailable' | 'busy' | 'timeout' | 'bad-response' | 'cancelled';

/** One HTTP exchange with the API. */
export interface ExchangeReport {
  /** `VERB /path`, with ids as the caller gave them. */
  call: string;
  /** That of the answer; undefined where there was none. */
  status: number | undefined;
  ms: number;
  outcome: ExchangeOutcome;
}

export interface ExchangeOptions {
  dispatcher: Dispatcher;
  /** What stands before each path. */
  basePath: string;
  maxBytes: number;
  onExchange: ((exchange: ExchangeReport) => void) | undefined;
}

/** What a proxy says when the API behind it is away. */
const AWAY = new Set([502, 503, 504]);
const TOO_MANY_REQUESTS = 429;

/** An answer to a GET that holds nothing: a fault of the API's, but an answer all the same to whoever asked. */
export class Unreadable extends ShopError {
  readonly answer: RestAnswer;

  constructor(call: string, answer: RestAnswer) {
    const { message, extensions } = badResponse(call);
    super('UPSTREAM_BAD_RESPONSE', message, extensions);
    this.answer = answer;
  }
}

/** Makes a function that sends a call once and reads its answer, or throws a typed error; `Unreadable`, too. */
export function createExchanges({ dispatcher, basePath, maxBytes, onExchange }: ExchangeOptions) {
  return async function exchangeOnce(call: RestCall, patience: Patience): Promise<RestAnswer> {
    const { name, method, target, body = null } = call;
    const report: ExchangeReport = { call: name, status: undefined, ms: 0, outcome: 'answered' };
    const started = performance.now();
    const traced = call.trace?.call(name);
    const headers = headersOf(call, patience.msLeft, traced?.headers);
    try {
      const answer = await exchange(dispatcher, { method, path: basePath + target, headers, body }, patience);
      const { status } = answer;
      const encoding = answer.headers['content-encoding'];
      const retryAfter = answer.headers['retry-after'];
      report.status = status;
      if (AWAY.has(status)) throw new OutOfReach(name, { pauseMs: pauseIn(retryAfter, 0) });
      if (status === TOO_MANY_REQUESTS) {
        throw new OutOfReach(name, { pauseMs: pauseIn(retryAfter, Infinity), busy: true });
      }
      const bytes = encoding === undefined ? answer.bytes : await decodeContent(answer.bytes, encoding, maxBytes);
      const read = { status, body: decodeBody(bytes) };
      if (method === 'GET' && read.body === undefined && saysNothingElse(status)) throw new Unreadable(name, read);
      return read;
    } catch (error) {
      const fault = asShopError(name, error);
      report.outcome = outcomeOf(fault);
      throw fault;
    } finally {
      traced?.end(report.status);
      report.ms = performance.now() - started;
      onExchange?.(report);
    }
  };
}

const OUTCOMES: Record<string, ExchangeOutcome> = {
  UPSTREAM_UNAVAILABLE: 'unavailable',
  UPSTREAM_TIMEOUT: 'timeout',
  CLIENT_GONE: 'cancelled',
};

function outcomeOf(fault: ShopError): ExchangeOutcome {
  if (fault instanceof Unreadable) return 'unreadable';
  if (fault instanceof OutOfReach && fault.busy) return 'busy';
  return OUTCOMES[String(fault.extensions['code'])] ?? 'bad-response';
}

type Headers = Record<string, string>;

function headersOf({ requestId, token, body }: RestCall, msLeft: number, more: Headers | undefined): Headers {
  const headers: Headers = {
    accept: 'application/json',
    'x-request-id': requestId,
    'x-deadline-ms': String(Math.ceil(msLeft)),
  };
  if (token !== undefined) headers['token'] = token;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return more ? { ...headers, ...more } : headers;
}

/** A success without a readable body, or a fault without one: no GET of the API is answered so, but for 204. */
const saysNothingElse = (status: number): boolean => status >= 500 || (status >= 200 && status < 300 && status !== 204);

/** `retry-after` in ms: it holds seconds or a date. */
function pauseIn(retryAfter: string | undefined, fallback: number): number {
  if (retryAfter === undefined) return fallback;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? fallback : Math.max(0, ms);
}
