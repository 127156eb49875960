import { Badge } from '@mantine/core';
import type { OrderStatus } from '../../generated/schema.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from './messages.ts';
import colours from './order-status.module.css';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useText(orderText);
  return (
    <Badge variant="dot" miw="max-content" className={`${colours.status} ${colours.badge}`} data-status={status}>
      {t.status[status]}
    </Badge>
  );
}
