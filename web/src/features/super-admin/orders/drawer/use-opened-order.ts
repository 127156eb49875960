import { useAllOrdersQuery, type StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';

/**
 * The order whose id is in the address; undefined while it is not known. The gateway has read it for the list, a moment before.
 * `listed`: the list that it was opened from, which shows it until then.
 */
export function useOpenedOrder(id: string, listed: readonly StaffOrderFragment[]): StaffOrderFragment | undefined {
  const isId = /^[0-9a-f]{24}$/.test(id);
  const { data } = useAllOrdersQuery({
    variables: { filter: { search: id }, sort: 'PLACED', descending: true, page: 1, pageSize: 1 },
    skip: !isId,
    errorPolicy: 'all',
  });
  if (!isId) return undefined;
  const isOpened = (order: StaffOrderFragment) => order.id === id;
  return data?.allOrders ? data.allOrders.items.find(isOpened) : listed.find(isOpened);
}
