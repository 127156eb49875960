/** How many calls may be made again: none of them is to make an API that struggles struggle more. */
export interface RetryBudget {
  /** Notes a call that was wanted. */
  earn: () => void;
  /** Takes the right to one more call; false: there is none. */
  take: () => boolean;
}

/** What may be saved up: so many calls are repeated in a row, after a quiet time. */
const SAVED = 10;

/** `share`: calls that may be made beyond those that are wanted, as a share of these; 0: none. */
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
