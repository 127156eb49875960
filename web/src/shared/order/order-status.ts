import type { OrderStatus } from '../../generated/schema.ts';

/** `UNKNOWN`: the gateway does not know the API's status. */
export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  PENDING: 'Pending',
  PACKED: 'Packed',
  DISPATCHED: 'Dispatched',
  CANCELLED: 'Cancelled',
  DELIVERED: 'Delivered',
  UNKNOWN: 'Being checked',
};
