import type { OrderStatus } from '../../generated/schema.ts';
import { ORDER_STATUS_LABELS } from './order-status.ts';
import classes from './order-status-badge.module.css';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <span className={`${classes.badge} ${classes[status]}`}>{ORDER_STATUS_LABELS[status]}</span>;
}
