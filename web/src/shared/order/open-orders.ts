import type { OrderStatus } from '../../generated/schema.ts';
import { closedStatus } from './order-amounts.ts';

interface Order {
  id: string;
  status: OrderStatus;
  /** An item's id is its product's. */
  items: readonly { id: string }[];
}

/**
 * Orders that are neither delivered nor cancelled and hold one of the products, each with those items. While there is one, the API takes
 * no other order of these products.
 */
export function openOrdersWith<Known extends Order>(orders: readonly Known[], productIds: readonly string[]) {
  return orders.flatMap((order) => {
    if (closedStatus(order)) return [];
    const items = order.items.filter(({ id }) => productIds.includes(id)) as Known['items'][number][];
    return items.length > 0 ? [{ order, items }] : [];
  });
}
