import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import type { OrderStatus } from '../../../generated/schema.ts';

/** With fewer orders there is nothing to search. */
export const FILTER_FROM = 4;

/** In the order of an order's way. */
const STATUSES: readonly OrderStatus[] = ['PENDING', 'PACKED', 'DISPATCHED', 'DELIVERED', 'CANCELLED', 'UNKNOWN'];

type Orders = readonly OrderStateFragment[];

/** Those that the orders have. */
export function statusesOf(orders: Orders): OrderStatus[] {
  return STATUSES.filter((status) => orders.some((order) => order.status === status));
}

/** Orders of a status whose id or one of whose titles has the text. A status that no order has chooses nothing. */
export function filterOrders(orders: Orders, wanted: { status: string; search: string }): Orders {
  const status = statusesOf(orders).find((known) => known === wanted.status);
  const text = wanted.search.trim().toLowerCase();
  return orders.filter(
    (order) =>
      (status === undefined || order.status === status) &&
      [order.id, ...order.items.map(({ product }) => product?.title ?? '')].some((words) =>
        words.toLowerCase().includes(text),
      ),
  );
}
