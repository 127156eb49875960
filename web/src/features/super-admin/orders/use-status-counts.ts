import { useState } from 'react';
import type { OrderStatus } from '../../../generated/schema.ts';
import type { AllOrdersQuery, StaffOrderFragment } from '../../../generated/super-admin-orders.ts';

type Counts = NonNullable<AllOrdersQuery['allOrders']>['statusCounts'];

/** How many orders of the filter have each status. The counts follow orders that have moved since they were read. */
export function useStatusCounts(
  counts: Counts | undefined,
  rows: readonly StaffOrderFragment[] = [],
): ((status: OrderStatus) => number) | undefined {
  const [read, setRead] = useState<{ counts: Counts | undefined; rows: readonly StaffOrderFragment[] }>();
  if (read?.counts !== counts) setRead({ counts, rows });
  if (!counts) return undefined;
  const before = new Map(read?.rows.map(({ id, status }) => [id, status]));
  const moved = rows.filter(({ id, status }) => before.has(id) && before.get(id) !== status);
  return (wanted) => {
    const counted = counts.find(({ status }) => status === wanted)?.count ?? 0;
    const came = moved.filter(({ status }) => status === wanted).length;
    const left = moved.filter(({ id }) => before.get(id) === wanted).length;
    return counted + came - left;
  };
}
