import { MAX_PAGE_SIZE } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { useAllOrdersQuery } from '../../../generated/super-admin-orders.ts';
import { joined, useRemainingPages } from '../table/use-remaining-pages.ts';
import type { WholeList } from '../table/whole-list.ts';

/** Everybody's orders, latest first. */
export function useAllOrders(): WholeList<OrderStateFragment> {
  const {
    data: known,
    previousData,
    error,
    refetch,
    fetchMore,
  } = useAllOrdersQuery({
    variables: { page: 1, pageSize: MAX_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  // Asked for again, the list stays until it is there.
  const data = known ?? previousData;
  const rest = useRemainingPages(data?.allOrders?.pageInfo, (page) =>
    fetchMore({
      variables: { page },
      updateQuery: ({ allOrders }, { fetchMoreResult: { allOrders: next } }) => ({
        allOrders: allOrders && next && { ...next, items: joined(allOrders.items, next.items) },
      }),
    }),
  );
  return { rows: data?.allOrders?.items, error, reload: refetch, rest };
}
