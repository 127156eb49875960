import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderedProductsFragment } from '../../generated/checkout.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderPath, paths } from '../../lib/paths.ts';
import { openOrdersWith } from '../../shared/order/open-orders.ts';
import { shortId } from '../../shared/order/short-id.ts';
import { orderText } from '../../shared/order/messages.ts';
import buttons from '../../ui/buttons.module.css';
import layout from '../../ui/layout.module.css';
import type { CheckoutLine } from './checkout-line.ts';
import { checkoutText } from './messages.ts';
import classes from './open-orders.module.css';

/** Says at every step which open orders hold one of the products: the API would refuse this order. */
export function OpenOrders(props: {
  lines: readonly CheckoutLine[];
  orders: OrderedProductsFragment['orders'];
  buyNow: boolean;
  /** While it is placed, the order itself comes to be among the open ones. */
  busy: boolean;
}) {
  const t = useText(checkoutText);
  const terms = useText(orderText);
  const { lines, orders, buyNow, busy } = props;
  const [known, setKnown] = useState(orders);
  if (!busy && known !== orders) setKnown(orders);
  const ids = lines.map(({ product }) => product.id);
  const found = openOrdersWith(known ?? [], ids);
  if (found.length === 0) return null;

  const held = new Set(found.flatMap(({ items }) => items.map(({ id }) => id)));
  const titlesOf = (items: readonly { id: string }[]): string =>
    lines.flatMap(({ product: { id, title } }) => (items.some((item) => item.id === id) ? [title] : [])).join(', ');
  return (
    <section className={classes.note} aria-label={t.alreadyOrdered}>
      {found.map(({ order, items }) => (
        <p key={order.id}>{terms.titlesInOpenOrder(shortId(order.id), titlesOf(items))}</p>
      ))}
      <p>
        {t.noOtherOrder} {!buyNow && held.size < ids.length && t.orderTheRest}
      </p>
      <p className={classes.ways}>
        {found.map(({ order }) => (
          <Link key={order.id} to={orderPath(order.id)} className={buttons.quiet}>
            {terms.viewOrder} {found.length > 1 && <span className={layout.hidden}>{shortId(order.id)}</span>}
          </Link>
        ))}
        {!buyNow && (
          <Link to={paths.cart} className={buttons.quiet}>
            {t.toCart}
          </Link>
        )}
      </p>
    </section>
  );
}
