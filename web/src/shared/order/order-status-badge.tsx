import type { OrderStatus } from '../../generated/schema.ts';
import colours from './order-status.module.css';
import classes from './order-status-badge.module.css';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from './messages.ts';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useText(orderText);
  return (
    <span className={`${colours.status} ${classes.badge}`} data-status={status}>
      {t.status[status]}
    </span>
  );
}
