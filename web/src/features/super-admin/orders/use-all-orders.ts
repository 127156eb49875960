import { useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../../schema/shop.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import { useAllOrdersQuery, type StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import type { TableList } from '../../../ui/table/table-list.ts';
import { gatewayPage, useList } from '../table/use-list.ts';

/** The orders of all customers, newest first. `needsAll` loads all pages, to search or sort in the browser. */
export function useAllOrders(options: {
  status: OrderStatus | undefined;
  page: number;
  needsAll: boolean;
}): TableList<StaffOrderFragment> {
  const { status } = options;
  const [readAllStatus, setReadAllStatus] = useState<OrderStatus | 'any'>();
  const readAll = options.needsAll || readAllStatus === (status ?? 'any');
  const { data, previousData, loading, error, refetch, fetchMore, updateQuery } = useAllOrdersQuery({
    variables: {
      ...(status ? { status } : {}),
      page: readAll ? 1 : gatewayPage(options.page),
      pageSize: MAX_PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    // The orders can be worked when the accounts cannot be read.
    errorPolicy: 'all',
  });
  const list = useList<StaffOrderFragment>(
    {
      page: (data ?? previousData)?.allOrders ?? undefined,
      busy: !data && loading,
      error,
      reload: refetch,
      fetchPages: async (pages, join) => {
        const responses = await Promise.all(pages.map((page) => fetchMore({ variables: { page } })));
        const read = responses.flatMap(({ data: response }) => response?.allOrders ?? []);
        updateQuery((_, current) =>
          // The status filter may have changed since the request.
          current.complete && current.previousData.allOrders && current.variables?.status === status
            ? { ...current.previousData, allOrders: join([current.previousData.allOrders, ...read]) }
            : undefined,
        );
      },
    },
    readAll,
  );
  return { ...list, narrowed: status !== undefined, loadAll: () => setReadAllStatus(status ?? 'any') };
}
