import { useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/components.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import { useAllOrdersQuery } from '../../../generated/super-admin-orders.ts';
import type { TableList } from '../../../ui/table/table-list.ts';
import { gatewayPage, useList } from '../table/use-list.ts';

/** The orders of all customers, newest first. `whole` loads all pages, to search or sort in the browser. */
export function useAllOrders(options: {
  status: OrderStatus | undefined;
  page: number;
  whole: boolean;
}): TableList<OrderStateFragment> {
  const { status } = options;
  const [wholeStatus, loadWhole] = useState<OrderStatus | 'any'>();
  const whole = options.whole || wholeStatus === (status ?? 'any');
  const { data, previousData, loading, error, refetch, fetchMore, updateQuery } = useAllOrdersQuery({
    variables: {
      ...(status ? { status } : {}),
      page: whole ? 1 : gatewayPage(options.page),
      pageSize: MAX_PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = useList<OrderStateFragment>(
    {
      page: (data ?? previousData)?.allOrders ?? undefined,
      busy: !data && loading,
      error,
      reload: refetch,
      readOn: async (pages, join) => {
        const answers = await Promise.all(pages.map((page) => fetchMore({ variables: { page } })));
        const read = answers.flatMap(({ data: answer }) => answer?.allOrders ?? []);
        updateQuery((_, known) =>
          // The status filter may have changed since the request.
          known.complete && known.previousData.allOrders && known.variables?.status === status
            ? { ...known.previousData, allOrders: join([known.previousData.allOrders, ...read]) }
            : undefined,
        );
      },
    },
    whole,
  );
  return { ...list, narrowed: status !== undefined, loadAll: () => loadWhole(status ?? 'any') };
}
