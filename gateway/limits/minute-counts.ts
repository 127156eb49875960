import { LRUCache } from 'lru-cache';

/** Keys that are counted at a time; past that, those that were quiet longest are forgotten. */
const COUNTED = 50_000;
const MINUTE_MS = 60_000;

/** Counts by key, from 0 again with each minute of the clock. */
export interface MinuteCounts {
  /** Adds to a key's count and gives it. */
  add: (key: string, more: number) => number;
  /** Until the next minute, in ms. */
  msLeft: () => number;
}

/** Counts in this process: a guard against floods, which must cost next to nothing itself. */
export function createMinuteCounts(): MinuteCounts {
  const counts = new LRUCache<string, number>({ max: COUNTED });
  let minute = 0;
  return {
    add(key, more) {
      const current = Math.floor(Date.now() / MINUTE_MS);
      if (current !== minute) {
        counts.clear();
        minute = current;
      }
      const count = (counts.get(key) ?? 0) + more;
      counts.set(key, count);
      return count;
    },
    msLeft: () => MINUTE_MS - (Date.now() % MINUTE_MS),
  };
}
