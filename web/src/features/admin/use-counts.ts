import { useEffect, useSyncExternalStore } from 'react';
import { ADMIN_TOTAL_MESSAGES } from '../../../../schema/shop.ts';
import { useAdminSummaryQuery } from '../../generated/admin.ts';
import { storedValue } from '../../lib/browser-storage.ts';

const parseCount = (found: unknown): number | null =>
  typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : null;

/** localStorage keys from the specification (section 3). */
const totalProducts = storedValue('totalProducts', parseCount);
const outOfStock = storedValue('outOfStock', parseCount);

interface Counted {
  totalProducts: number | undefined;
  outOfStock: number | undefined;
}

/** The counts of the last response, shown until the next one arrives; undefined when nothing is stored. */
export function useStoredCounts(): Counted {
  return {
    totalProducts: useSyncExternalStore(totalProducts.subscribe, totalProducts.read) ?? undefined,
    outOfStock: useSyncExternalStore(outOfStock.subscribe, outOfStock.read) ?? undefined,
  };
}

export function rememberCounts(counts: Counted): void {
  if (counts.totalProducts !== undefined) totalProducts.write(counts.totalProducts);
  if (counts.outOfStock !== undefined) outOfStock.write(counts.outOfStock);
}

/** What is left without a product. */
export const countsWithout = (counts: Counted, { stock }: { stock: number }): Counted => ({
  totalProducts: counts.totalProducts && counts.totalProducts - 1,
  outOfStock: counts.outOfStock && counts.outOfStock - (stock < 1 ? 1 : 0),
});

/** The counts for the cards: the stored ones first, then those of the response. */
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
    totalMessages: summary?.totalMessages ?? ADMIN_TOTAL_MESSAGES,
    error,
    refetch,
  };
}

export type Counts = ReturnType<typeof useCounts>;
