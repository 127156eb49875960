import { Pool } from 'undici';
import { startDeadline } from '../lib/deadline.ts';
import { sendingOnce, type ExchangeReport, type RestAnswer, type RestCall, type RestCaller } from './call.ts';
import { coalescing } from './coalesce.ts';
import { encodeQuery, type Endpoint, type Query, type SendMethod } from './endpoint.ts';
import { asShopError, calledOff, OutOfReach } from './errors.ts';
import { createUpstreamGuard, type GuardState } from './guard.ts';
import { createLatencyEstimates, hedging } from './hedging.ts';
import { UPSTREAM_LIMITS, type UpstreamLimits } from './limits.ts';
import { createRetryBudget, retrying } from './retry.ts';

export interface Reading<Value> {
  parse: (answer: RestAnswer) => Value;
  /** Cache tags of the value: a change of any of them makes it outdated (cache/tag-log.ts). */
  tags: (value: Value) => readonly string[];
  /** Names the part of the answer that is read, where it is not the whole. */
  part?: string;
}

export interface Effect {
  /** Cache tags of what the change shows in (cache/tag-log.ts). */
  tags: readonly string[];
  /** True for an answer that says that nothing was done. */
  isRefusal: (answer: RestAnswer) => boolean;
  /** Called when the change was made, or may have been; without an answer: the call was sent, and its answer was lost. */
  onMade?: ((answer: RestAnswer | undefined) => void) | undefined;
}

/** Records of an answer that cannot be read and were left out. */
export interface UnreadableRecords {
  requestId: string;
  endpoint: string;
  records: number;
}

/** The API as one caller sees it. */
export interface Rest {
  /** The caller's token of the API, for the calls that also want it in their body; undefined: a guest. */
  readonly token: string | undefined;
  /** End of the operation, by `performance.now()`; undefined: each call has its own deadline. */
  readonly endsAt?: number | undefined;
  /** Makes a read. Equal reads under way are shared, and a read is repeated where the API was out of reach. */
  get: (endpoint: Endpoint<'GET'>, query?: Query) => Promise<RestAnswer>;
  read: <Value>(endpoint: Endpoint<'GET'>, query: Query, reading: Reading<Value>) => Promise<Value>;
  /** Makes a call at most once. Without an `effect` it is unknown what the call may change. */
  send: (endpoint: Endpoint<SendMethod>, body?: Record<string, unknown>, effect?: Effect) => Promise<RestAnswer>;
  reportUnmappedOutcome: (operation: string, status: number, message: string) => void;
  reportUnreadableRecords: (endpoint: Endpoint, records: number) => void;
}

/** Limits that are absent are those of UPSTREAM_LIMITS. */
export interface RestOptions extends Partial<UpstreamLimits> {
  /** Address of the API without a trailing slash. */
  baseUrl: string;
  onExchange?: ((exchange: ExchangeReport) => void) | undefined;
  onUnreadableRecords?: ((unreadable: UnreadableRecords) => void) | undefined;
}

export interface RestClient {
  readonly deadlineMs: number;
  bind: (caller: RestCaller) => Rest;
  state: () => GuardState;
  close: () => Promise<void>;
}

const NO_QUERY: Query = {};

/** Opens the connections to the API. Only pages/picture-source.ts has others, for pictures. */
export function createRestClient({ baseUrl, onExchange, onUnreadableRecords, ...given }: RestOptions): RestClient {
  const limits = { ...UPSTREAM_LIMITS, ...given };
  const { connections, deadlineMs, maxBytes, pipelining } = limits;
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, {
    connections,
    pipelining,
    maxResponseSize: maxBytes,
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyMs,
  });
  const budget = createRetryBudget(limits.repeatShare);
  const latencies = createLatencyEstimates();
  const basePath = pathname.replace(/\/$/, '');

  // What happens to a call, from the last step to the first. A read takes all of them; any other call takes `guard` and `sendOnce`.
  const sendOnce = sendingOnce({ dispatcher: pool, basePath, maxBytes, onExchange });
  const { guard, hasRoom, state } = createUpstreamGuard(sendOnce, {
    concurrency: connections * pipelining,
    queue: limits.queue,
    failureShare: limits.breakerShare,
    breakMs: limits.breakMs,
  });
  const hedge = limits.hedging ? hedging(guard, latencies, () => hasRoom() && budget.take()) : guard;
  const retry = retrying(hedge, budget, latencies);
  const coalesce = coalescing(retry);

  // Counts changes: a read that begins after a change must not share one that began before it.
  let version = 0;

  function bind(caller: RestCaller): Rest {
    async function get(endpoint: Endpoint<'GET'>, query = NO_QUERY): Promise<RestAnswer> {
      const { endsAt, aborted } = caller.deadline ?? startDeadline(deadlineMs);
      const abortedBy = caller.keepsReading ? undefined : aborted;
      if (abortedBy?.cancelled) throw calledOff(endpoint.call);
      const target = endpoint.path + encodeQuery(query);
      const call = { endpoint, target, body: undefined, caller, endsAt, cancellation: undefined, onSent: undefined };
      const answer = await coalesce(call, version, abortedBy);
      caller.onAnswer?.(answer);
      return answer;
    }

    async function send(endpoint: Endpoint<SendMethod>, payload = {}, effect?: Effect): Promise<RestAnswer> {
      const deadline = caller.deadline ?? startDeadline(deadlineMs);
      const { endsAt } = deadline;
      if (deadline.aborted?.cancelled && !caller.keepsReading) throw calledOff(endpoint.call);
      // The call may change something, so from here on the operation goes on without its client.
      deadline.aborted = undefined;
      caller.onCall?.(endpoint.call);
      let made = false;
      let answer: RestAnswer | undefined;
      const onSent = (): void => void (deadline.sent = made = true);
      const body = JSON.stringify(payload);
      const call: RestCall = { endpoint, target: endpoint.path, body, caller, endsAt, cancellation: undefined, onSent };
      try {
        answer = await guard(call);
        if (effect?.isRefusal(answer)) made = false;
      } catch (error) {
        const fault = asShopError(endpoint.call, error);
        if (fault instanceof OutOfReach && fault.busy) made = false;
        throw fault;
      } finally {
        if (made) {
          version += 1;
          caller.onInvalidate?.(effect?.tags ?? []);
          effect?.onMade?.(answer);
        }
      }
      caller.onAnswer?.(answer);
      return answer;
    }

    return {
      token: caller.token,
      endsAt: caller.deadline?.endsAt,
      get,
      read: async (endpoint, query, { parse }) => parse(await get(endpoint, query)),
      send,
      reportUnmappedOutcome: (...outcome) => caller.onUnmappedOutcome?.(...outcome),
      reportUnreadableRecords: ({ name }, records) =>
        onUnreadableRecords?.({ requestId: caller.requestId, endpoint: name, records }),
    };
  }

  return { deadlineMs, bind, state, close: () => pool.close() };
}
