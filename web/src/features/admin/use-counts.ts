import { useEffect, useSyncExternalStore } from 'react';
import { ADMIN_TOTAL_MESSAGES } from '../../../../schema/shop.ts';
import { useAdminSummaryQuery } from '../../generated/admin.ts';
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

/** The counts of the cards: at once as they were last, then as they are. */
export function useCounts() {
  const stored = useStoredCounts();
  const { data, error, refetch } = useAdminSummaryQuery({ fetchPolicy: 'cache-and-network' });
  const summary = data?.adminSummary;

  useEffect(() => {
    if (summary) rememberCounts(summary);
  }, [summary]);

  const { totalProducts, outOfStock } = summary ?? stored;
  return {
    totalProducts,
    outOfStock,
    // Section 2: total minus out of stock.
    inStock: totalProducts === undefined || outOfStock === undefined ? undefined : totalProducts - outOfStock,
    totalMessages: summary?.totalMessages ?? ADMIN_TOTAL_MESSAGES,
    error,
    refetch,
  };
}

export type Counts = ReturnType<typeof useCounts>;
