import { setTimeout as sleep } from 'node:timers/promises';
import { Unreadable, type Step } from './call.ts';
import { asShopError, OutOfReach } from './errors.ts';

/** Limits repeats, so that an API in trouble does not get more load from them. */
export interface RetryBudget {
  earn: () => void;
  take: () => boolean; // false: no call is left
}

const SAVED = 10; // the most repeats in a row
const MAX_ATTEMPTS = 2;
const jitterMs = (): number => 20 + Math.random() * 50; // random, so that callers do not come back in step

/** `share`: repeats as a share of the calls that are wanted; 0: none. */
export function createRetryBudget(share: number): RetryBudget {
  let tokens = share > 0 ? SAVED : 0;
  return {
    earn() {
      if (tokens < SAVED) tokens = Math.min(SAVED, tokens + share);
    },
    take() {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

/** Repeats a read once if the API was out of reach, and if its time and the budget allow it. */
export function retrying(next: Step, budget: RetryBudget): Step {
  return async function retry(call) {
    const { endpoint, endsAt, cancellation } = call;
    budget.earn();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next(call);
      } catch (error) {
        if (error instanceof Unreadable) return error.answer;
        if (attempt === MAX_ATTEMPTS || !(error instanceof OutOfReach)) throw asShopError(endpoint.call, error);
        const pauseMs = Math.max(error.pauseMs, jitterMs());
        const isInTime = performance.now() + pauseMs < endsAt;
        if (!isInTime || cancellation?.cancelled || !budget.take()) throw error;
        await sleep(pauseMs);
      }
    }
  };
}
