import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import { ShopError } from './errors.ts';
import { createInFlight } from './in-flight.ts';
import { decodeBody } from './rest-body.ts';
import { exchange } from './rest-exchange.ts';
import type { OperationTrace } from './tracing.ts';

/** An upstream answer, decoded but not interpreted: `body` as `decodeBody` gives it. */
export interface RestAnswer {
  status: number;
  body: unknown;
}

/** A value of a query string: a list repeats its key, undefined leaves it out. */
export type QueryValue = string | number | readonly (string | number)[] | undefined;

/** What the query string of a call holds, name by name. */
export type Query = Record<string, QueryValue>;

/** Verbs that change something. */
export type SendMethod = 'POST' | 'PATCH' | 'DELETE';

/** How an answer that may be kept is read. */
export interface Reading<Value> {
  /** Gives the value, or throws for an answer that can't be used. */
  parse: (answer: RestAnswer) => Value;
  /** Marks of what changes the value (catalogue-changes.ts). */
  about: (value: Value) => readonly string[];
  /** Names the part of the answer that is read, where it is not the whole. */
  part?: string;
}

/** The upstream as one caller sees it. Paths are literal; what varies goes through `segment`, `query` or the body. */
export interface Rest {
  /** The caller's upstream token, for the calls that want it in their body as well; undefined: a guest. */
  readonly token: string | undefined;
  /** Sends a GET. Joins an identical one in flight; repeats it once if the API was out of reach. */
  get: (path: string, query?: Query) => Promise<RestAnswer>;
  /** Sends a GET and gives what its answer is read as. */
  read: <Value>(path: string, query: Query, reading: Reading<Value>) => Promise<Value>;
  /** Sends a call that may change something: at most once, whatever fails. */
  send: (method: SendMethod, path: string, body?: Record<string, unknown>) => Promise<RestAnswer>;
  /** Notes that an operation was answered in words that nobody has mapped (outcomes.ts). */
  noteUnknown: (operation: string, status: number, said: string) => void;
  /** Notes what a call has touched, or may have (catalogue-changes.ts). */
  noteTouched: (marks: readonly string[]) => void;
}

export interface RestOptions {
  /** Address of the API without a trailing slash. */
  baseUrl: string;
  /** Milliseconds that one call may take, its repeat included. */
  timeoutMs?: number;
  /** The most bytes that are read of one answer. */
  maxBytes?: number;
  /** The most connections at a time; further calls wait for one. */
  connections?: number;
  /** GETs that may be on their way on one connection. More than 1 only where the API answers them in order and at once. */
  pipelining?: number;
  /** Hears of every exchange with the API: the call, `VERB /path`, its status if it was answered, and how long it took. */
  onExchange?: (exchange: RestExchange) => void;
}

/** What came of one exchange with the API. */
export interface RestExchange {
  call: string;
  status: number | undefined;
  ms: number;
  outcome: string;
}

/** Whom a call is made for. `onCall` hears of every call before it is sent, and may refuse it by throwing. */
export interface RestCaller {
  requestId: string;
  token?: string | undefined;
  onCall?: (call: string) => void;
  onUnknown?: Rest['noteUnknown'];
  onTouched?: Rest['noteTouched'];
  /** What traces the calls; undefined: nobody does. */
  trace?: OperationTrace | undefined;
}

/** The process-wide side: connections and the calls in flight. */
export interface RestClient {
  bind: (caller: RestCaller) => Rest;
  /** Opens one of the API's own pictures for passing on unread. */
  stream: (path: string) => Promise<Dispatcher.ResponseData>;
  close: () => Promise<void>;
}

const TIMEOUT_MS = 5_000;
/** A whole catalogue of 10,000 products is about 10 MB. */
const MAX_BYTES = 32 * 1024 * 1024;
const CONNECTIONS = 256;
const MAX_ATTEMPTS = 2;
/** What a proxy says when the API behind it is away. */
const AWAY = new Set([502, 503, 504]);
/** Pause before the repeat: 20 to 70 ms, random, so that many callers don't come back in step. */
const pauseMs = (): number => 20 + Math.random() * 50;

/** One part of a path that comes from data, encoded so that it stays one part. */
export function segment(value: string): string {
  return encodeURIComponent(value).replaceAll('.', '%2E');
}

/** Opens the connections to the upstream. Nothing else in the gateway talks to it. */
export function createRestClient(options: RestOptions): RestClient {
  const { baseUrl, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, connections = CONNECTIONS, pipelining = 1 } = options;
  const { onExchange } = options;
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, { maxResponseSize: maxBytes, connections, pipelining });
  const basePath = pathname.replace(/\/$/, '');
  const inFlight = createInFlight<RestAnswer>();
  // Counts changes: a GET that is sent after a change must not join one that was sent before it.
  let changes = 0;

  async function request(
    { body, ...call }: { method: Dispatcher.HttpMethod; path: string; body?: string },
    caller: RestCaller,
    msLeft: number,
  ): Promise<RestAnswer> {
    const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': caller.requestId };
    if (caller.token !== undefined) headers['token'] = caller.token;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const named = `${call.method} ${call.path.split('?', 1)[0]}`;
    const traced = caller.trace?.call(named);
    const options = {
      ...call,
      path: basePath + call.path,
      headers: { ...headers, ...traced?.headers },
      body: body ?? null,
    };
    let status: number | undefined;
    const started = performance.now();
    try {
      const answer = await exchange(pool, options, msLeft);
      status = answer.status;
      return { status, body: decodeBody(answer.bytes) };
    } finally {
      traced?.end(status);
      const outcome = status === undefined ? 'failed' : 'answered';
      onExchange?.({ call: named, status, ms: performance.now() - started, outcome });
    }
  }

  async function get(path: string, caller: RestCaller): Promise<RestAnswer> {
    const call = `GET ${path.split('?', 1)[0]}`;
    const end = performance.now() + timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        caller.onCall?.(call);
        const answer = await request({ method: 'GET', path }, caller, end - performance.now());
        if (!AWAY.has(answer.status)) return answer;
        if (attempt === MAX_ATTEMPTS) throw unavailable(call);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isOutOfReach(error)) throw asShopError(call, error);
      }
      await sleep(pauseMs());
    }
  }

  async function send(method: SendMethod, path: string, body: object, caller: RestCaller): Promise<RestAnswer> {
    const call = `${method} ${path}`;
    try {
      caller.onCall?.(call);
      const answer = await request({ method, path, body: JSON.stringify(body) }, caller, timeoutMs);
      if (AWAY.has(answer.status)) throw unavailable(call);
      return answer;
    } catch (error) {
      throw asShopError(call, error);
    } finally {
      changes += 1;
    }
  }

  function getOnce(path: string, query: Query, caller: RestCaller): Promise<RestAnswer> {
    const target = path + encodeQuery(query);
    const key = `${caller.token ?? ''} ${target}`;
    return inFlight.join(key, () => get(target, caller), changes);
  }

  return {
    bind: (caller) => ({
      token: caller.token,
      get: (path, query = {}) => getOnce(path, query, caller),
      read: async (path, query, { parse }) => parse(await getOnce(path, query, caller)),
      send: (method, path, body = {}) => send(method, path, body, caller),
      noteUnknown: (operation, status, said) => caller.onUnknown?.(operation, status, said),
      noteTouched: (marks) => caller.onTouched?.(marks),
    }),
    stream: (path) =>
      pool.request({
        path: basePath + path,
        method: 'GET',
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      }),
    close: () => pool.close(),
  };
}

/** A query string with its question mark; empty for nothing. */
export function encodeQuery(query: Query): string {
  let text = '';
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) text += `${text ? '&' : '?'}${name}=${encodeURIComponent(String(item).toWellFormed())}`;
    }
  }
  return text;
}

const OUT_OF_REACH = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OUT_OF_REACH.has(String(error.code));
}

const LATER = 'Try again in a moment.';

function unavailable(call: string, cause?: Error): ShopError {
  return new ShopError('UPSTREAM_UNAVAILABLE', `The shop’s data service is out of reach. ${LATER}`, { call }, cause);
}

/** Turns whatever a call failed with into a typed error that names the call; the original stays for the log. */
function asShopError(call: string, error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  if (cause.name === 'TimeoutError') {
    return new ShopError('UPSTREAM_TIMEOUT', `The shop’s data service took too long. ${LATER}`, { call }, cause);
  }
  return isOutOfReach(cause) ? unavailable(call, cause) : badResponse(call, cause);
}

/** An answer that cannot be used; `call` is `VERB /path`. */
export function badResponse(call: string, cause?: Error): ShopError {
  const message = `The shop’s data service gave an answer that makes no sense. ${LATER}`;
  return new ShopError('UPSTREAM_BAD_RESPONSE', message, { call }, cause);
}
