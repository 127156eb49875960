import { DateText } from '../../../ui/date-text.tsx';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { pieces, totalText } from '../../../shared/order/order-amounts.ts';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import classes from './order-head.module.css';
import { Facts } from '../../../shared/order/facts.tsx';
import { CopiedId } from './order-id.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';

/** What tells one order from another. The parts of the sum, and how far it is, have their own places below. */
export function OrderHead({ order }: { order: OrderStateFragment }) {
  const terms = useText(orderText);
  const method = paymentValue(order.paymentMethod);
  const facts = [
    [terms.ordered, <DateText iso={order.createdAt} missing={terms.dateNotKnown} />],
    [
      order.status === 'CANCELLED' ? terms.notPayable : terms.payable,
      totalText(order.total, order.isTotalWhole, terms),
    ],
    [terms.paymentMethod, method && terms.payment[method]],
    [terms.items, pieces(order)],
    [terms.columns.id, <CopiedId id={order.id} />],
  ] as const;
  return (
    <section aria-label={terms.aboutOrder}>
      <Facts facts={facts} className={classes.head} />
    </section>
  );
}
