import { useSyncExternalStore } from 'react';
import { storedValue } from '../../lib/browser-storage.ts';

/** How many rows a page may have, the fewest first, and how many it has. */
export interface RowCounts {
  options: readonly number[];
  chosen: number;
  onChoose: (count: number) => void;
}

/** Remembers the count in the browser, under `key`. The hook's `first`: until somebody chooses. */
export function rowCountsIn(key: string, options: readonly [number, ...number[]]): (first?: number) => RowCounts {
  const stored = storedValue(key, (found) => options.find((count) => count === found) ?? null);
  return function useRowCounts(first = options[0]) {
    return { options, chosen: useSyncExternalStore(stored.subscribe, stored.read) ?? first, onChoose: stored.write };
  };
}

/** For all tables of the super admin and for the catalogue. Each count goes into a page of the gateway, MAX_PAGE_SIZE, without a rest. */
export const useRowCounts = rowCountsIn('staffRows', [10, 25, 50]);
