import { Cancellation } from '../lib/deadline.ts';
import type { RestAnswer, Step } from './call.ts';

const NOTICED_MS = 100; // a shopper does not notice a shorter wait, so it is not worth a second request

/** Sends a read again if it takes longer than 95% of its kind. The first answer wins, and the other is cancelled. */
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
      first.cancel(); // the one that has ended ignores it
      second?.cancel();
    }
  };
}

export interface LatencyEstimates {
  usual: (endpoint: string) => number | undefined; // ms that 95% of its calls do not exceed; undefined: too few calls
  note: (endpoint: string, ms: number) => void;
}

const QUANTILE = 0.95;
const STEP = 0.05; // how far one call moves the estimate: it follows a change within some hundred calls
const ENOUGH_CALLS = 50;

/** A slower call raises the estimate, a faster one lowers it by a nineteenth of that: one call in twenty is slower. */
export function createLatencyEstimates(): LatencyEstimates {
  const known = new Map<string, { estimate: number; calls: number }>(); // by the names of ENDPOINTS, about 40
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
