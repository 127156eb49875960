import { useSyncExternalStore } from 'react';
import { storedValue } from '../../lib/browser-storage.ts';

const asCount = (found: unknown): number | null =>
  typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : null;

/** Counts that the browser keeps for the admin's cards, under these two keys (specification, section 3). */
const totalProducts = storedValue('totalProducts', asCount);
const outOfStock = storedValue('outOfStock', asCount);

/** What was counted last in this browser, to show until the shop has counted again; undefined: nothing was. */
export function useStoredCounts(): { totalProducts: number | undefined; outOfStock: number | undefined } {
  return {
    totalProducts: useSyncExternalStore(totalProducts.subscribe, totalProducts.read) ?? undefined,
    outOfStock: useSyncExternalStore(outOfStock.subscribe, outOfStock.read) ?? undefined,
  };
}

export function rememberCounts(counts: { totalProducts: number; outOfStock: number }): void {
  totalProducts.write(counts.totalProducts);
  outOfStock.write(counts.outOfStock);
}
