import type { OrderStatus } from '../../generated/schema.ts';

/** What people read for each state of an order; a state that the gateway could not name is being looked into. */
export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  PENDING: 'Pending',
  PACKED: 'Packed',
  DISPATCHED: 'Dispatched',
  CANCELLED: 'Cancelled',
  DELIVERED: 'Delivered',
  UNKNOWN: 'Being checked',
};
