import { useSyncExternalStore } from 'react';
import { storedValue } from '../../lib/browser-storage.ts';

/** How many rows a page may have. Each goes into a page of the gateway, MAX_PAGE_SIZE, without a rest. */
export const ROW_COUNTS = [10, 25, 50] as const;

const chosen = storedValue('staffRows', (found) => ROW_COUNTS.find((count) => count === found) ?? null);

/** Remembered in the browser, for all tables of the super admin and for the catalogue. `first`: until somebody chooses. */
export const useRowsPerPage = (first: number = ROW_COUNTS[0]): number =>
  useSyncExternalStore(chosen.subscribe, chosen.read) ?? first;

export const rememberRowsPerPage = (count: number): void =>
  chosen.write(ROW_COUNTS.find((known) => known === count) ?? null);
