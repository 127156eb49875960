import { setTimeout as sleep } from 'node:timers/promises';
import type { Cancellation } from '../lib/cancellation.ts';
import { hedged } from './hedging.ts';
import { createLatencyEstimates } from './latency-estimates.ts';
import { Unreadable, type RestAnswer, type RestCall } from './call.ts';
import { asShopError, OutOfReach } from './errors.ts';
import type { Patience } from './exchange.ts';
import { createRetryBudget } from './retry-budget.ts';
import { endpointOf } from '../lib/endpoint-label.ts';
import type { UpstreamGuard } from './guard.ts';
import type { UpstreamLimits } from './limits.ts';

type ExchangeOnce = (call: RestCall, patience: Patience) => Promise<RestAnswer>;
type ReadLimits = Pick<UpstreamLimits, 'hedging' | 'repeatShare'>;

const MAX_ATTEMPTS = 2;
/** A second request is worth its price where somebody would notice the wait, in ms. */
const NOTICED_MS = 100;
/** How long a read may take that tries whether the API is back, in ms: others wait for what comes of it. */
const TRIAL_MS = 2_000;
/** Pause before the repeat: 20 to 70 ms, random, so that many callers don't come back in step. */
const jitterMs = (): number => 20 + Math.random() * 50;

/**
 * Makes a function that reads what may be asked for twice. A GET is repeated where the API was out of reach, and sent a second
 * time beside the first where that takes longer than 95% of its kind; both only within its time, and out of one budget.
 */
export function createReads(exchangeOnce: ExchangeOnce, guard: UpstreamGuard, { hedging, repeatShare }: ReadLimits) {
  const budget = createRetryBudget(repeatShare);
  const latencies = createLatencyEstimates();
  const mayFollow = (): boolean => guard.hasRoom() && budget.take();

  /** Sends it once, when it is its turn. */
  function attempt(call: RestCall, endsAt: number, cancellation: Cancellation): Promise<RestAnswer> {
    return guard.run({ call: call.name, endsAt, cancellation }, (trying) => {
      const msLeft = endsAt - performance.now();
      return exchangeOnce(call, { msLeft: trying ? Math.min(TRIAL_MS, msLeft) : msLeft, cancellation });
    });
  }

  /** `endpoint`: whose usual time counts; undefined: it is sent once in any case. */
  function attemptHedged(
    call: RestCall,
    endpoint: string | undefined,
    endsAt: number,
    cancellation: Cancellation,
  ): Promise<RestAnswer> {
    const usual = endpoint === undefined ? undefined : latencies.usual(endpoint);
    if (usual === undefined) return attempt(call, endsAt, cancellation);
    const afterMs = Math.max(NOTICED_MS, usual);
    return hedged({ afterMs, mayFollow, cancellation }, (own) => attempt(call, endsAt, own));
  }

  return async function read(call: RestCall, endsAt: number, cancellation: Cancellation): Promise<RestAnswer> {
    budget.earn();
    const endpoint = hedging ? endpointOf(call.name) : undefined;
    const started = performance.now();
    for (let attempts = 1; ; attempts += 1) {
      try {
        const answer = await attemptHedged(call, endpoint, endsAt, cancellation);
        if (attempts === 1 && endpoint !== undefined) latencies.note(endpoint, performance.now() - started);
        return answer;
      } catch (error) {
        if (error instanceof Unreadable) return error.answer;
        if (attempts === MAX_ATTEMPTS || !(error instanceof OutOfReach)) throw asShopError(call.name, error);
        const pauseMs = Math.max(error.pauseMs, jitterMs());
        const inTime = performance.now() + pauseMs < endsAt;
        if (!inTime || cancellation.cancelled || !budget.take()) throw error;
        await sleep(pauseMs);
      }
    }
  };
}
