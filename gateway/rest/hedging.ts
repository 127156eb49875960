import { LRUCache } from 'lru-cache';
import { Cancellation } from '../lib/deadline.ts';
import type { RestAnswer, Step } from './call.ts';

/** A second request is worth its cost where a shopper would notice the wait, in ms. */
const NOTICED_MS = 100;

/**
 * Sends a read a second time where the first takes longer than 95% of its kind: the first answer wins, and the other request is
 * cancelled. Rejects once all that were sent have failed, with the first error. `maySend` is asked before the second request.
 */
export function hedging(next: Step, latencies: LatencyEstimates, maySend: () => boolean): Step {
  return function hedge(call) {
    const usualMs = latencies.usual(call.endpoint.name);
    if (usualMs === undefined) return next(call);

    const { promise, resolve, reject } = Promise.withResolvers<RestAnswer>();
    const first = new Cancellation();
    let second: Cancellation | undefined;
    let failed = 0;
    let failure: unknown;
    const timer = setTimeout(
      () => {
        if (!maySend()) return;
        second = new Cancellation();
        next({ ...call, cancellation: second }).then(win, lose);
      },
      Math.max(NOTICED_MS, usualMs),
    );
    call.cancellation?.onCancel(end);
    next({ ...call, cancellation: first }).then(win, lose);
    return promise;

    function win(answer: RestAnswer): void {
      end();
      resolve(answer);
    }
    function lose(error: unknown): void {
      failure ??= error;
      failed += 1;
      if (failed < (second ? 2 : 1)) return;
      clearTimeout(timer);
      reject(failure);
    }
    function end(): void {
      clearTimeout(timer);
      // The one that has ended ignores it.
      first.cancel();
      second?.cancel();
    }
  };
}

export interface LatencyEstimates {
  /** The time in ms that 95% of an endpoint's calls do not exceed; undefined: too few calls are known. */
  usual: (endpoint: string) => number | undefined;
  note: (endpoint: string, ms: number) => void;
}

const QUANTILE = 0.95;
/** How far one call moves the estimate: it follows a change of pace within some hundred calls. */
const STEP = 0.05;
const ENOUGH_CALLS = 50;
/** The API has about 40. */
const MAX_ENDPOINTS = 200;

/**
 * Keeps one number per endpoint. A slower call raises it a little, a faster one lowers it by a nineteenth of that, so it settles
 * where one call in twenty is slower.
 */
export function createLatencyEstimates(): LatencyEstimates {
  const known = new LRUCache<string, { estimate: number; calls: number }>({ max: MAX_ENDPOINTS });
  return {
    usual(endpoint) {
      const found = known.get(endpoint);
      return found && found.calls >= ENOUGH_CALLS ? found.estimate : undefined;
    },
    note(endpoint, ms) {
      const found = known.get(endpoint);
      if (!found) return void known.set(endpoint, { estimate: ms, calls: 1 });
      found.calls += 1;
      found.estimate *= ms > found.estimate ? 1 + STEP * QUANTILE : 1 - STEP * (1 - QUANTILE);
    },
  };
}
