import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { ShopError } from './errors.ts';
import { decodeBody } from './rest-body.ts';

/** An upstream answer, decoded but not interpreted: `body` as `decodeBody` gives it. */
export interface RestAnswer {
  status: number;
  body: unknown;
}

/** A value of a query string: a list repeats its key, undefined leaves it out. */
export type QueryValue = string | number | readonly (string | number)[] | undefined;

/** The upstream as one request sees it. Paths are literal; what varies goes through `segment` or `query`. */
export interface Rest {
  /** Sends a GET. Joins an identical one in flight; repeats it once if the API was out of reach. */
  get(path: string, query?: Record<string, QueryValue>): Promise<RestAnswer>;
}

export interface RestOptions {
  /** Address of the API without a trailing slash. */
  baseUrl: string;
  /** Milliseconds that one call may take, its repeat included. */
  timeoutMs?: number;
  /** The most bytes that are read of one answer. */
  maxBytes?: number;
}

/** Whom a call is made for: its id goes along, and `onCall` is told of every call that is really sent. */
export interface RestCaller {
  requestId: string;
  onCall?: (call: string) => void;
}

/** The process-wide side: connections and the calls in flight. */
export interface RestClient {
  bind(caller: RestCaller): Rest;
  /** Opens one of the API's own pictures for passing on unread. */
  stream(path: string): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 5_000;
/** A whole catalogue of 10,000 products is about 10 MB. */
const MAX_BYTES = 32 * 1024 * 1024;
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
export function createRestClient({ baseUrl, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: RestOptions): RestClient {
  const agent = new Agent({ maxResponseSize: maxBytes });
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.replace(/\/$/, '');
  const inFlight = new Map<string, Promise<RestAnswer>>();

  async function send(path: string, caller: RestCaller, signal: AbortSignal): Promise<RestAnswer> {
    const headers = { accept: 'application/json', 'x-request-id': caller.requestId };
    const { statusCode, body } = await agent.request({ origin, path: basePath + path, method: 'GET', headers, signal });
    return { status: statusCode, body: decodeBody(Buffer.from(await body.arrayBuffer())) };
  }

  async function getOrFail(path: string, caller: RestCaller): Promise<RestAnswer> {
    const call = `GET ${path.split('?', 1)[0]}`;
    const signal = AbortSignal.timeout(timeoutMs);
    for (let attempt = 1; ; attempt += 1) {
      try {
        caller.onCall?.(call);
        const answer = await send(path, caller, signal);
        if (!AWAY.has(answer.status)) return answer;
        if (attempt === MAX_ATTEMPTS) throw unavailable(call);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isOutOfReach(error)) throw asShopError(call, error);
      }
      await sleep(pauseMs());
    }
  }

  return {
    bind: (caller) => ({
      get(path, query = {}) {
        const target = path + encodeQuery(query);
        const running = inFlight.get(target);
        if (running) return running;
        const started = getOrFail(target, caller).finally(() => inFlight.delete(target));
        inFlight.set(target, started);
        return started;
      },
    }),
    stream: (path) =>
      agent.request({
        origin,
        path: basePath + path,
        method: 'GET',
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      }),
    close: () => agent.close(),
  };
}

function encodeQuery(query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value ?? []].flat()) params.append(key, String(item));
  }
  return params.size > 0 ? `?${params}` : '';
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

function unavailable(call: string, cause?: Error): ShopError {
  return new ShopError(
    'UPSTREAM_UNAVAILABLE',
    'The shop’s data service is out of reach. Try again in a moment.',
    { call },
    cause,
  );
}

/** Turns whatever a call failed with into a typed error that names the call; the original stays for the log. */
function asShopError(call: string, error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  if (cause.name === 'TimeoutError') {
    return new ShopError(
      'UPSTREAM_TIMEOUT',
      'The shop’s data service took too long. Try again in a moment.',
      { call },
      cause,
    );
  }
  return isOutOfReach(cause) ? unavailable(call, cause) : badResponse(call, cause);
}

/** An answer that cannot be used; `call` is `VERB /path`. */
export function badResponse(call: string, cause?: Error): ShopError {
  return new ShopError(
    'UPSTREAM_BAD_RESPONSE',
    'The shop’s data service gave an answer that makes no sense. Try again in a moment.',
    { call },
    cause,
  );
}
