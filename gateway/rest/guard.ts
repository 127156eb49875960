import { BrokenCircuitError, bulkhead, circuitBreaker, CircuitState, handleWhen, SamplingBreaker } from 'cockatiel';
import { ShopError } from '../errors/shop-error.ts';
import { withTimeout } from '../lib/deadline.ts';
import { Unreadable, type RestAnswer, type RestCall, type Step } from './call.ts';
import type { UpstreamLimits } from './limits.ts';
import { calledOff, OutOfReach, tookTooLong } from './errors.ts';

const LEAST_MS = 1; // a call with less time is not made: a timer may fire that much early
const TRIAL_MS = 2_000; // for a read that is a trial: other calls fail until it has ended
const SAMPLED_MS = 10_000; // the time over which calls are sampled
const MIN_RATE = 2; // calls per second; fewer are not a sample

const STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
} as const;

/** Only what `isFault` accepts is a failure of the API. */
export function createUpstreamGuard(next: Step, limits: UpstreamLimits) {
  const { breakerShare, breakMs, connections, queue } = limits;
  const turns = bulkhead(connections, queue);
  const breaker = circuitBreaker(handleWhen(isFault), {
    breaker: new SamplingBreaker({
      threshold: breakerShare < 1 ? breakerShare : 0.5,
      duration: SAMPLED_MS,
      minimumRps: breakerShare < 1 ? MIN_RATE : Infinity, // with share 1, no number of calls is a sample
    }),
    halfOpenAfter: breakMs,
  });

  return {
    /** Throws cockatiel's errors if the call is not made. */
    guard: (call: RestCall): Promise<RestAnswer> => {
      const made = turns.execute(() => {
        if (call.cancellation?.cancelled) throw calledOff(call.endpoint.call);
        if (call.endsAt - performance.now() < LEAST_MS) throw tookTooLong(call.endpoint.call);
        // cockatiel would make this call wait for the end of the trial.
        if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
        return breaker.execute(() => next(breaker.state === CircuitState.HalfOpen ? asTrial(call) : call));
      });
      const { endsAt, endpoint } = call;
      return turns.executionSlots === 0 ? withTimeout(made, endsAt, () => tookTooLong(endpoint.call)) : made;
    },
    /** Open: no calls are made; half-open: one call is a trial. */
    state: () => ({
      breaker: STATES[breaker.state],
      active: connections - turns.executionSlots,
      waiting: queue - turns.queueSlots,
    }),
  };
}

/** Runs to its end: cockatiel would take one that its client has left for a success. */
function asTrial(call: RestCall): RestCall {
  if (call.endpoint.method !== 'GET') return call;
  return { ...call, cancellation: undefined, endsAt: Math.min(call.endsAt, performance.now() + TRIAL_MS) };
}

function isFault(error: unknown): boolean {
  if (error instanceof OutOfReach) return !error.busy;
  // The API works, and fails on this request. One caller must not open the breaker for all others.
  if (error instanceof Unreadable && error.answer.status === 500) return false;
  const code = error instanceof ShopError ? error.extensions['code'] : undefined;
  return code === 'UPSTREAM_TIMEOUT' || code === 'UPSTREAM_BAD_RESPONSE';
}
