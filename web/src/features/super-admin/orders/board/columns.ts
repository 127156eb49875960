import type { OrderStatus } from '../../../../generated/schema.ts';
import type { BoardOrderFragment, OrderBoardQuery } from '../../../../generated/super-admin-orders.ts';

export interface BoardColumn {
  status: OrderStatus;
  /** Of all orders in this status, also of those that are not on the board. */
  count: number;
  /** True: the latest come first, and none of them waits. */
  isOver: boolean;
  orders: readonly BoardOrderFragment[];
}

/** The columns in their order, by their name in the query. */
const COLUMNS = [
  ['pending', 'PENDING'],
  ['packed', 'PACKED'],
  ['dispatched', 'DISPATCHED'],
  ['delivered', 'DELIVERED'],
  ['cancelled', 'CANCELLED'],
] as const;

/** Nobody waits for these any more. */
const OVER: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED'];

/**
 * Puts each order into the column of the status that it has now, which may be another one than when the board was read.
 * The counts follow.
 */
export function columnsOf(board: OrderBoardQuery): BoardColumn[] {
  const read = COLUMNS.map(([name, status]) => ({ status, orders: board[name]?.items ?? [] }));
  const all = [...new Map(read.flatMap(({ orders }) => orders).map((order) => [order.id, order])).values()];
  return read.map(({ status, orders }) => {
    const now = all.filter((order) => order.status === status);
    const counted = board.pending?.statusCounts.find((known) => known.status === status)?.count ?? 0;
    const came = now.filter((order) => !orders.includes(order)).length;
    const left = orders.filter((order) => order.status !== status).length;
    const isOver = OVER.includes(status);
    const direction = isOver ? -1 : 1;
    return {
      status,
      count: counted + came - left,
      isOver,
      orders: now.sort((a, b) => direction * (a.createdAt ?? '').localeCompare(b.createdAt ?? '')),
    };
  });
}
