import { useEffect } from 'react';
import { ADMIN_TOTAL_MESSAGES } from '../../../../schema/shop.ts';
import { useAdminSummaryQuery } from '../../generated/admin.ts';
import { rememberCounts, useStoredCounts } from './stored-counts.ts';

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
