import { BrokenCircuitError, bulkhead, circuitBreaker, CircuitState, handleWhen, SamplingBreaker } from 'cockatiel';
import type { Cancellation } from '../lib/cancellation.ts';
import { ShopError } from '../errors/shop-error.ts';
import { within } from '../lib/deadline.ts';
import { Unreadable } from './call.ts';
import { calledOff, OutOfReach, tookTooLong } from './errors.ts';

export interface GuardOptions {
  /** Calls that may be on their way at a time. */
  atOnce: number;
  /** Calls that may wait for their turn. */
  queue: number;
  /** Share of the calls that must have failed of late before no more are made; 1 or above: they always are. */
  failureShare: number;
  /** How long no call is made then, in ms, before one tries whether the API is back. */
  breakMs: number;
}

/** How the gateway gets on with the API, for the status page and the metrics. */
export interface GuardState {
  /** open: no calls are made. half-open: one is on its way to try. */
  breaker: 'closed' | 'open' | 'half-open';
  /** Calls on their way. */
  active: number;
  /** Calls that wait for their turn. */
  waiting: number;
}

/** One call that is to be guarded. */
interface GuardedCall {
  /** `VERB /path`, for errors. */
  call: string;
  /** When its time is up, by `performance.now()`. */
  endsAt: number;
  cancellation: Cancellation | undefined;
}

/** What stands between the operations and an API that may be overwhelmed, or gone. */
export interface UpstreamGuard {
  /**
   * Makes a call once it is its turn; throws cockatiel's errors, without having made it, where there is none. `trying`: the call finds out whether
   * the API is back, and others wait for what comes of it.
   */
  run: <Value>(guarded: GuardedCall, work: (trying: boolean) => Promise<Value>) => Promise<Value>;
  /** True if another call could be made at once, and the API is well. */
  hasRoom: () => boolean;
  state: () => GuardState;
}

/** A call with less time than this, in ms, is not made: timers, which say that time is up, may be as much early. */
const LEAST_MS = 1;
/** The time over which calls are sampled, in ms. */
const SAMPLED_MS = 10_000;
/** Fewer calls than so many per second are no sample. */
const MIN_RATE = 2;

const STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
} as const;

/** The API's business is not its health: only what `isFault` knows counts, and never that a client has gone. */
export function createUpstreamGuard({ atOnce, queue, failureShare, breakMs }: GuardOptions): UpstreamGuard {
  const turns = bulkhead(atOnce, queue);
  const breaker = circuitBreaker(handleWhen(isFault), {
    breaker: new SamplingBreaker({
      threshold: failureShare < 1 ? failureShare : 0.5,
      duration: SAMPLED_MS,
      // With share 1, no number of calls is a sample.
      minimumRps: failureShare < 1 ? MIN_RATE : Infinity,
    }),
    halfOpenAfter: breakMs,
  });

  return {
    run({ call, endsAt, cancellation }, work) {
      const make = () => {
        if (cancellation?.cancelled) throw calledOff(call);
        if (endsAt - performance.now() < LEAST_MS) throw tookTooLong(call);
        // cockatiel would let it wait for what comes of the trial.
        if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
        return breaker.execute(() => work(breaker.state === CircuitState.HalfOpen));
      };
      const made = turns.execute(make);
      return turns.executionSlots === 0 ? within(made, endsAt, () => tookTooLong(call)) : made;
    },
    hasRoom: () => turns.executionSlots > 0 && breaker.state === CircuitState.Closed,
    state: () => ({
      breaker: STATES[breaker.state],
      active: atOnce - turns.executionSlots,
      waiting: queue - turns.queueSlots,
    }),
  };
}

/** True for what a healthy API does not do. */
function isFault(error: unknown): boolean {
  if (error instanceof OutOfReach) return !error.busy;
  // It is there, and fails on what one caller asks: were that counted, anybody could close it to all others.
  if (error instanceof Unreadable && error.answer.status === 500) return false;
  const code = error instanceof ShopError ? error.extensions['code'] : undefined;
  return code === 'UPSTREAM_TIMEOUT' || code === 'UPSTREAM_BAD_RESPONSE';
}
