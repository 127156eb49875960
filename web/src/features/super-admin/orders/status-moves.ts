import type { OrderStatus } from '../../../generated/schema.ts';
import { orderText } from '../../../shared/order/messages.ts';

/** The statuses that can be set; UNKNOWN occurs in responses only. */
export const ORDER_STATUSES = (Object.keys(orderText.english.status) as OrderStatus[]).filter(
  (status) => status !== 'UNKNOWN',
);

/**
 * Where an order can go: forward, one step back after a mistake, or cancelled. A cancelled one can only be opened again,
 * which takes its products from the stock. The API refuses to change a delivered one.
 */
const MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PACKED', 'DISPATCHED', 'CANCELLED', 'DELIVERED'],
  PACKED: ['PENDING', 'DISPATCHED', 'CANCELLED', 'DELIVERED'],
  DISPATCHED: ['PACKED', 'CANCELLED', 'DELIVERED'],
  CANCELLED: ['PENDING'],
  DELIVERED: [],
  UNKNOWN: ORDER_STATUSES,
};

/** The way of an order that nothing goes wrong with. */
const NEXT = { PENDING: 'PACKED', PACKED: 'DISPATCHED', DISPATCHED: 'DELIVERED' } as const;

/** The next step forward; undefined where an order has come to its end. */
export const nextStep = (from: OrderStatus): (typeof NEXT)[keyof typeof NEXT] | undefined =>
  Object.hasOwn(NEXT, from) ? NEXT[from as keyof typeof NEXT] : undefined;

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => MOVES[from].includes(to);
