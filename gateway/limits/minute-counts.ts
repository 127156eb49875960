import { limitedMap } from '../lib/limited-map.ts';

const MAX_KEYS = 50_000; // beyond that, the least recently used go
const MINUTE_MS = 60_000;

/** Each count starts from 0 with each minute of the clock. */
export interface MinuteCounts {
  add: (key: string, more: number) => number;
  msLeft: () => number; // until the next minute
}

/** Counts in this process alone: a guard against floods must itself cost little. */
export function createMinuteCounts(): MinuteCounts {
  const counts = limitedMap<string, number>(MAX_KEYS);
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
