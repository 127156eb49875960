import { useAllOrdersQuery, type StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';

/** The order whose id is in the address; undefined while it is not known. The gateway has read it for the list, a moment before. */
export function useOpenedOrder(id: string): StaffOrderFragment | undefined {
  const isId = /^[0-9a-f]{24}$/.test(id);
  const { data } = useAllOrdersQuery({
    variables: { filter: { search: id }, sort: 'PLACED', descending: true, page: 1, pageSize: 1 },
    skip: !isId,
    errorPolicy: 'all',
  });
  return isId ? data?.allOrders?.items.find((order) => order.id === id) : undefined;
}
