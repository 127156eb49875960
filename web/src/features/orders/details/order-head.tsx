import { formatPrice } from '../../../../../schema/shop.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { OrderStatusBadge } from '../../../shared/order/order-status-badge.tsx';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { pieces } from './order-facts.ts';
import classes from './order-head.module.css';
import { CopyId, ShortId } from './order-id.tsx';

export function OrderHead({ order }: { order: OrderStateFragment }) {
  const facts = {
    Ordered: <DateText iso={order.createdAt} missing="Not known" />,
    Status: <OrderStatusBadge status={order.status} />,
    Pieces: pieces(order),
    Payable: formatPrice(order.total),
    OrderID: (
      <span className={classes.id}>
        <ShortId id={order.id} />
        <CopyId id={order.id} />
      </span>
    ),
  };
  return (
    <section aria-label="About this order">
      <dl className={classes.head}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
