import { useSyncExternalStore } from 'react';
import { ADMIN_PAGE_SIZE } from '../../../../../schema/shop.ts';
import { storedValue } from '../../../lib/browser-storage.ts';

/** How many rows a page may have; the specification's own number (section 9) is the first. */
export const ROW_COUNTS = [ADMIN_PAGE_SIZE, 10, 25, 50] as const;

const chosen = storedValue('adminRows', (found) => ROW_COUNTS.find((count) => count === found) ?? null);

/** Remembered in the browser. */
export const useRowsPerPage = (): number => useSyncExternalStore(chosen.subscribe, chosen.read) ?? ADMIN_PAGE_SIZE;

export const rememberRowsPerPage = (count: number): void =>
  chosen.write(ROW_COUNTS.find((known) => known === count) ?? null);
