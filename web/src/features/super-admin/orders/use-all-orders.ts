import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../../schema/shop.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import {
  AllOrdersDocument,
  useAllOrdersQuery,
  type AllOrdersQuery,
  type StaffOrderFragment,
} from '../../../generated/super-admin-orders.ts';
import { readAll } from '../../../lib/read-all.ts';
import { useRowCounts } from '../../../ui/table/row-counts.ts';
import type { TableList } from '../../../ui/table/table-list.ts';
import type { OrdersView } from './orders-view.ts';

type OrdersPage = NonNullable<AllOrdersQuery['allOrders']>;

/**
 * The orders of all customers, filtered and sorted by the gateway. `readAll`, for a file or a selection, works for thousands of orders, not
 * for millions. `known`: also those that have left the filter since they were read.
 */
export function useAllOrders(view: OrdersView, page: number) {
  const client = useApolloClient();
  const rowsPerPage = useRowCounts().chosen;
  const { data, previousData, loading, error, refetch } = useAllOrdersQuery({
    // The gateway's page (50 rows) that contains the table's page.
    variables: { ...view, page: Math.ceil((page * rowsPerPage) / MAX_PAGE_SIZE), pageSize: MAX_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    // The orders can be worked when the accounts cannot be read.
    errorPolicy: 'all',
  });
  const shown = (data ?? previousData)?.allOrders ?? undefined;
  const known = shown?.items ?? [];
  // An order whose status changed leaves the filtered list, and its count, without a refetch.
  const left = known.filter(({ status }) => view.status !== undefined && status !== view.status);
  const isAll = shown?.pageInfo.page === 1 && !shown.pageInfo.hasNextPage;
  const list: TableList<StaffOrderFragment> = {
    rows: shown?.items.filter((order) => !left.includes(order)),
    part: shown && !isAll ? { ...shown.pageInfo, total: shown.total - left.length } : undefined,
    served: true,
    narrowed: view.status !== undefined || Object.keys(view.filter).length > 0,
    busy: !data && loading,
    error,
    reload: refetch,
    readAll: () =>
      readAll<StaffOrderFragment>(async (offset, limit) => {
        const sent = client.query({
          query: AllOrdersDocument,
          variables: { ...view, page: offset / limit + 1, pageSize: limit },
          fetchPolicy: 'no-cache',
          errorPolicy: 'all',
        });
        const { items, total } = await payloadOf(sent, 'allOrders');
        return { rows: items, total };
      }, MAX_PAGE_SIZE),
  };
  return { list, known, countOf: useStatusCounts(shown) };
}

/** How many orders of the filter have each status. The counts follow orders that have moved since they were read. */
function useStatusCounts(page: OrdersPage | undefined): ((status: OrderStatus) => number) | undefined {
  const [read, setRead] = useState(page);
  const counts = page?.statusCounts;
  if (read?.statusCounts !== counts) setRead(page);
  if (!counts) return undefined;
  const before = new Map(read?.items.map(({ id, status }) => [id, status]));
  const moved = page.items.filter(({ id, status }) => before.has(id) && before.get(id) !== status);
  return (wanted) => {
    const counted = counts.find(({ status }) => status === wanted)?.count ?? 0;
    const came = moved.filter(({ status }) => status === wanted).length;
    const left = moved.filter(({ id }) => before.get(id) === wanted).length;
    return counted + came - left;
  };
}
