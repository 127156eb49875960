import { formatPrice } from '../../../../../schema/shop.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { OrderStatusBadge } from '../../../shared/order/order-status-badge.tsx';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { pieces } from './order-facts.ts';
import classes from './order-head.module.css';
import { Facts } from './facts.tsx';
import { CopiedId } from './order-id.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { ordersText } from '../messages.ts';

export function OrderHead({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const facts = [
    [t.ordered, <DateText iso={order.createdAt} missing={t.dateNotKnown} />],
    [t.columns.status, <OrderStatusBadge status={order.status} />],
    [t.piecesLabel, t.pieces(pieces(order))],
    [t.payable, formatPrice(order.total)],
    [t.columns.id, <CopiedId id={order.id} />],
  ] as const;
  return (
    <section aria-label={t.aboutOrder}>
      <Facts facts={facts} className={classes.head} />
    </section>
  );
}
