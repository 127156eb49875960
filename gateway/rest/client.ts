import { Pool } from 'undici';
import { createJoinedReads } from './coalesce.ts';
import { beginLifetime, type Lifetime } from '../lib/deadline.ts';
import { createExchanges, type ExchangeReport, type RestAnswer, type RestCall } from './call.ts';
import { asShopError, calledOff, OutOfReach } from './errors.ts';
import { createReads } from './read.ts';
import type { OperationTrace } from '../lib/tracing.ts';
import { createUpstreamGuard, type GuardState } from './guard.ts';
import { UPSTREAM_LIMITS, type UpstreamLimits } from './limits.ts';

export type { RestAnswer } from './call.ts';

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
  /** Marks of what changes the value (cache/tag-log.ts). */
  about: (value: Value) => readonly string[];
  /** Names the part of the answer that is read, where it is not the whole. */
  part?: string;
}

/** What a call that is sent may change. */
export interface Effect {
  /** Marks of what it shows in (cache/tag-log.ts). */
  marks: readonly string[];
  /** True for an answer by which nothing was done. */
  isRefusal: (answer: RestAnswer) => boolean;
  /** Hears that the change was made, or may have been; without an answer: it was sent, and the answer was lost. */
  onMade?: ((answer: RestAnswer | undefined) => void) | undefined;
}

/** The upstream as one caller sees it. Paths are literal; what varies goes through `segment`, `query` or the body. */
export interface Rest {
  /** The caller's upstream token, for the calls that want it in their body as well; undefined: a guest. */
  readonly token: string | undefined;
  /** When the time of the operation is up, by `performance.now()`; undefined: each call has its own. */
  readonly endsAt?: number | undefined;
  /** Sends a GET. Joins an identical one in flight; is repeated if the API was out of reach (rest/read.ts). */
  get: (path: string, query?: Query) => Promise<RestAnswer>;
  /** Sends a GET and gives what its answer is read as. */
  read: <Value>(path: string, query: Query, reading: Reading<Value>) => Promise<Value>;
  /** Sends a call, at most once, whatever fails. `effect`: what it may change; absent: nobody knows. */
  send: (method: SendMethod, path: string, body?: Record<string, unknown>, effect?: Effect) => Promise<RestAnswer>;
  /** Notes that an operation was answered in words that nobody has mapped (outcomes.ts). */
  noteUnknown: (operation: string, status: number, said: string) => void;
}

/** What is absent of the limits is as UPSTREAM_LIMITS says. */
export interface RestOptions extends Partial<UpstreamLimits> {
  /** Address of the API without a trailing slash. */
  baseUrl: string;
  /** Hears of every HTTP exchange, once it has ended. */
  onExchange?: ((exchange: ExchangeReport) => void) | undefined;
}

/** Whom a call is made for. `onCall` hears of every call before it is sent, though not of its repeats, and may refuse it by throwing. */
export interface RestCaller {
  requestId: string;
  token?: string | undefined;
  /** How long the operation goes on; undefined: each of its calls has its own time, and is wanted in any case. */
  lifetime?: Lifetime | undefined;
  onCall?: (call: string) => void;
  onUnknown?: Rest['noteUnknown'];
  /** Hears what a call has changed, or may have (cache/tag-log.ts). */
  onTouched?: (marks: readonly string[]) => void;
  /** What traces the calls; undefined: nobody does. */
  trace?: OperationTrace | undefined;
}

/** The process-wide side: connections, the calls in flight, and what is known of how the API does. */
export interface RestClient {
  /** How long an operation may take, in ms. */
  readonly deadlineMs: number;
  bind: (caller: RestCaller) => Rest;
  state: () => GuardState;
  close: () => Promise<void>;
}

/** Opens the connections to the upstream. Nothing else in the gateway talks to it, but picture-source.ts for pictures. */
export function createRestClient({ baseUrl, onExchange, ...given }: RestOptions): RestClient {
  const limits = { ...UPSTREAM_LIMITS, ...given };
  const { bodyMs, connections, deadlineMs, headersMs, maxBytes, pipelining } = limits;
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, {
    connections,
    pipelining,
    maxResponseSize: maxBytes,
    connect: { timeout: limits.connectMs },
    headersTimeout: headersMs,
    bodyTimeout: bodyMs,
  });
  const basePath = pathname.replace(/\/$/, '');
  const exchangeOnce = createExchanges({ dispatcher: pool, basePath, maxBytes, onExchange });
  const { queue, breakerShare, breakMs } = limits;
  const guard = createUpstreamGuard({ atOnce: connections * pipelining, queue, failureShare: breakerShare, breakMs });
  const readAnew = createReads(exchangeOnce, guard, limits);
  const reads = createJoinedReads<RestAnswer>();
  // Counts changes: a GET that is sent after a change must not join one that was sent before it.
  let changes = 0;

  const lifetimeOf = ({ lifetime }: RestCaller): Lifetime => lifetime ?? beginLifetime(deadlineMs, undefined);

  async function get(path: string, query: Query, caller: RestCaller): Promise<RestAnswer> {
    const { requestId, token, trace } = caller;
    const name = `GET ${path}`;
    const target = path + encodeQuery(query);
    const lifetime = lifetimeOf(caller);
    if (lifetime.gone?.cancelled) throw calledOff(name);
    return reads.join({ key: `${token ?? ''} ${target}`, call: name, moment: changes, lifetime }, (cancellation) => {
      caller.onCall?.(name);
      return readAnew({ name, method: 'GET', target, requestId, token, trace }, lifetime.endsAt, cancellation);
    });
  }

  async function send(
    [method, path, body = {}, effect]: Parameters<Rest['send']>,
    caller: RestCaller,
  ): Promise<RestAnswer> {
    const { requestId, token, trace } = caller;
    const call: RestCall = {
      name: `${method} ${path}`,
      method,
      target: path,
      body: JSON.stringify(body),
      requestId,
      token,
      trace,
    };
    const lifetime = lifetimeOf(caller);
    if (lifetime.gone?.cancelled) throw calledOff(call.name);
    // From now on something may have changed: the operation goes on to its end, whether or not its client waits.
    lifetime.gone = undefined;
    caller.onCall?.(call.name);
    let made = false;
    let answer: RestAnswer | undefined;
    try {
      answer = await guard.run({ call: call.name, endsAt: lifetime.endsAt, cancellation: undefined }, () => {
        const msLeft = lifetime.endsAt - performance.now();
        const onSent = (): void => void (lifetime.sent = made = true);
        return exchangeOnce(call, { msLeft, cancellation: undefined, onSent });
      });
      if (effect?.isRefusal(answer)) made = false;
      return answer;
    } catch (error) {
      const fault = asShopError(call.name, error);
      if (fault instanceof OutOfReach && fault.busy) made = false;
      throw fault;
    } finally {
      if (made) {
        changes += 1;
        caller.onTouched?.(effect?.marks ?? []);
        effect?.onMade?.(answer);
      }
    }
  }

  return {
    deadlineMs,
    bind: (caller) => ({
      token: caller.token,
      endsAt: caller.lifetime?.endsAt,
      get: (path, query = {}) => get(path, query, caller),
      read: async (path, query, { parse }) => parse(await get(path, query, caller)),
      send: (...sent) => send(sent, caller),
      noteUnknown: (operation, status, said) => caller.onUnknown?.(operation, status, said),
    }),
    state: guard.state,
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
