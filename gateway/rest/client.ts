// Talks to the API, alone. This file lists what happens to a call, first step first. It promises that an operation ends in time and
// that a change is never sent twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { startDeadline, Cancellation, withTimeout } from '../lib/deadline.ts';
import { SingleFlight, type Flight } from '../lib/single-flight.ts';
import {
  sendingOnce,
  Unreadable,
  type ExchangeReport,
  type RestAnswer,
  type CallContext,
  type RestCall,
  type Step,
} from './call.ts';
import { encodeQuery, type Endpoint, type Query, type SendMethod } from './endpoint.ts';
import { asShopError, calledOff, OutOfReach, tookTooLong } from './errors.ts';
import { openConnections } from './exchange.ts';
import { createUpstreamGuard } from './guard.ts';
import { UPSTREAM_LIMITS, type UpstreamLimits } from './limits.ts';

export interface Reading<Value> {
  parse: (answer: RestAnswer) => Value;
  tags: (value: Value) => readonly string[]; // cache tags: a change of any of them makes the value outdated
  part?: string; // of the answer, if not the whole is read
}

export interface Effect {
  tags: readonly string[]; // cache tags of what the change shows in
  isRefusal: (answer: RestAnswer) => boolean; // the answer says that nothing was done
  onMade?: ((answer: RestAnswer | undefined) => void) | undefined; // undefined: it was sent, its answer was lost
}

export interface UnreadableRecords {
  requestId: string;
  endpoint: string;
  records: number;
}

/** The API as one caller sees it. */
export interface Rest {
  readonly token: string | undefined; // some calls also want it in their body; undefined: a guest
  readonly endsAt?: number | undefined; // by `performance.now()`; undefined: each call has its own deadline
  /** Equal reads under way are shared. A read is repeated if the API was out of reach. */
  get: (endpoint: Endpoint<'GET'>, query?: Query) => Promise<RestAnswer>;
  read: <Value>(endpoint: Endpoint<'GET'>, query: Query, reading: Reading<Value>) => Promise<Value>;
  /** Makes a call at most once. Without an `effect` it is unknown what the call may change. */
  send: (endpoint: Endpoint<SendMethod>, body?: Record<string, unknown>, effect?: Effect) => Promise<RestAnswer>;
  reportUnmappedOutcome: (operation: string, status: number, message: string) => void;
  reportUnreadableRecords: (endpoint: Endpoint, records: number) => void;
}

/** An absent limit is that of UPSTREAM_LIMITS. */
export interface RestOptions extends Partial<UpstreamLimits> {
  baseUrl: string; // without a trailing slash
  onExchange?: ((exchange: ExchangeReport) => void) | undefined;
  onUnreadableRecords?: ((unreadable: UnreadableRecords) => void) | undefined;
}

export type RestClient = ReturnType<typeof createRestClient>;

const NO_QUERY: Query = {};

/** Opens all connections to the API. Only pages/pictures.ts has others, for pictures. */
export function createRestClient({ baseUrl, onExchange, onUnreadableRecords, ...given }: RestOptions) {
  const limits = { ...UPSTREAM_LIMITS, ...given };
  const { deadlineMs } = limits;
  const { origin, pathname } = new URL(baseUrl);
  const dispatcher = openConnections(origin, limits);
  const basePath = pathname.replace(/\/$/, '');

  // What happens to a call. A read is shared with equal ones and repeated once; then, as with any other call, breaker and queue decide
  // whether it may go out, and there is one exchange.
  const sendOnce = sendingOnce({ dispatcher, basePath, onExchange });
  const { guard, state } = createUpstreamGuard(sendOnce, limits);
  const readShared = coalescing(retrying(guard, limits.repeatShare));

  let version = 0; // counts changes: a read after a change must not share one that began before it

  function bind(context: CallContext): Rest {
    async function get(endpoint: Endpoint<'GET'>, query = NO_QUERY): Promise<RestAnswer> {
      const { endsAt, aborted } = context.deadline ?? startDeadline(deadlineMs);
      const abortedBy = context.keepsReading ? undefined : aborted;
      if (abortedBy?.cancelled) throw calledOff(endpoint.call);
      const target = endpoint.path + encodeQuery(query);
      const call = { endpoint, target, body: undefined, context, endsAt, cancellation: undefined, onSent: undefined };
      const answer = await readShared(call, version, abortedBy);
      context.onAnswer?.(answer);
      return answer;
    }

    async function send(endpoint: Endpoint<SendMethod>, payload = {}, effect?: Effect): Promise<RestAnswer> {
      const deadline = context.deadline ?? startDeadline(deadlineMs);
      const { endsAt, sent } = deadline;
      if (deadline.aborted?.cancelled && !context.keepsReading) throw calledOff(endpoint.call);
      deadline.aborted = undefined; // the call may change something, so it goes on without its client
      context.onCall?.(endpoint.call);
      let made = false;
      let answer: RestAnswer | undefined;
      const onSent = (): void => void (deadline.sent = made = true);
      const body = JSON.stringify(payload);
      const call = { endpoint, target: endpoint.path, body, context, endsAt, cancellation: undefined, onSent };
      try {
        answer = await guard(call);
        if (effect?.isRefusal(answer)) made = false;
      } catch (error) {
        const fault = asShopError(endpoint.call, error);
        if (fault instanceof OutOfReach && fault.busy) [made, deadline.sent] = [false, sent];
        throw fault;
      } finally {
        if (made) {
          version += 1;
          context.onInvalidate?.(effect?.tags ?? []);
          effect?.onMade?.(answer);
        }
      }
      context.onAnswer?.(answer);
      return answer;
    }

    return {
      token: context.token,
      endsAt: context.deadline?.endsAt,
      get,
      read: async (endpoint, query, { parse }) => parse(await get(endpoint, query)),
      send,
      reportUnmappedOutcome: (...outcome) => context.onUnmappedOutcome?.(...outcome),
      reportUnreadableRecords: ({ name }, records) =>
        onUnreadableRecords?.({ requestId: context.requestId, endpoint: name, records }),
    };
  }

  /** After a change by another gateway: no read shares one that began before. */
  const noteChange = (): void => void (version += 1);
  return { deadlineMs, bind, noteChange, state, close: (): Promise<void> => dispatcher.close() };
}

interface SharedRead extends Flight<RestAnswer> {
  endsAt: number;
  waiting: number; // operations that wait for it; Infinity: it goes on without them
  cancellation: Cancellation;
}

/** Equal reads of one token and version share a call. It is cancelled once no operation waits for it. */
function coalescing(next: Step) {
  const reads = new SingleFlight<SharedRead>();

  return function coalesce(call: RestCall, version: number, aborted: Cancellation | undefined): Promise<RestAnswer> {
    const key = `${call.context.token ?? ''} ${call.target}`;
    let read = reads.find(key, version);
    if (!read) {
      call.context.onCall?.(call.endpoint.call);
      const cancellation = (call.cancellation = new Cancellation());
      read = reads.add(key, { value: next(call), version, endsAt: call.endsAt, waiting: 0, cancellation });
    }
    return waitFor(read, key, call, aborted);
  };

  function waitFor(
    read: SharedRead,
    key: string,
    { endsAt, endpoint }: RestCall,
    aborted: Cancellation | undefined,
  ): Promise<RestAnswer> {
    let left = false;
    const leave = (): void => {
      if (left) return;
      left = true;
      read.waiting -= 1;
      if (read.waiting !== 0) return;
      reads.remove(key, read);
      read.cancellation.cancel();
    };
    read.waiting += aborted ? 1 : Infinity; // without `aborted` the read goes on without a client
    aborted?.onCancel(leave);
    if (endsAt >= read.endsAt) return read.value;
    return withTimeout(read.value, endsAt, () => {
      leave();
      return tookTooLong(endpoint.call);
    });
  }
}

const MOST_SAVED = 10; // the most repeats in a row
const MAX_ATTEMPTS = 2;
const jitterMs = (): number => 20 + Math.random() * 50; // random, so that callers do not come back in step

/**
 * Repeats a read once if the API was out of reach, and if there is time. At most this share of the reads is repeated, so that an API in
 * trouble does not get more load from that. undici's own retry does another thing: it asks for the rest of a broken answer by `range`.
 */
function retrying(next: Step, share: number): Step {
  let saved = share > 0 ? MOST_SAVED : 0;
  return async function retry(call) {
    const { endpoint, endsAt, cancellation } = call;
    saved = Math.min(MOST_SAVED, saved + share);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next(call);
      } catch (error) {
        if (error instanceof Unreadable) return error.answer;
        if (attempt === MAX_ATTEMPTS || !(error instanceof OutOfReach)) throw asShopError(endpoint.call, error);
        const pauseMs = Math.max(error.pauseMs, jitterMs());
        const isInTime = performance.now() + pauseMs < endsAt;
        if (!isInTime || cancellation?.cancelled || saved < 1) throw error;
        saved -= 1;
        await sleep(pauseMs);
      }
    }
  };
}
