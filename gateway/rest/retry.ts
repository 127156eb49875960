import { setTimeout as sleep } from 'node:timers/promises';
import { Unreadable, type Step } from './call.ts';
import { asShopError, OutOfReach } from './errors.ts';

const MOST_SAVED = 10; // the most repeats in a row
const MAX_ATTEMPTS = 2;
const jitterMs = (): number => 20 + Math.random() * 50; // random, so that callers do not come back in step

/**
 * Repeats a read once if the API was out of reach, and if there is time. At most this share of the reads is repeated, so that an API in
 * trouble does not get more load from that. undici's own retry does another thing: it asks for the rest of a broken answer by `range`.
 */
export function retrying(next: Step, share: number): Step {
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
