import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderedProductsFragment } from '../../generated/checkout.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderPath, paths } from '../../lib/paths.ts';
import { OrderTheRest } from '../../shared/move/order-the-rest.tsx';
import { openOrdersWith } from '../../shared/order/open-orders.ts';
import { shortId } from '../../shared/order/short-id.ts';
import { orderText } from '../../shared/order/messages.ts';
import buttons from '../../ui/buttons.module.css';
import type { CheckoutLine } from './checkout-line.ts';
import { checkoutText } from './messages.ts';
import classes from './open-orders.module.css';

type Orders = OrderedProductsFragment['orders'];
type Found = ReturnType<typeof openOrdersWith<NonNullable<Orders>[number]>>;

/** The open orders that hold one of the products. `busy`: while it is placed, the order itself comes to be among the open ones. */
export function useOpenOrders(lines: readonly CheckoutLine[], orders: Orders, busy: boolean): Found {
  const [known, setKnown] = useState(orders);
  if (!busy && known !== orders) setKnown(orders);
  return openOrdersWith(
    known ?? [],
    lines.map(({ product }) => product.id),
  );
}

/** Says at every step which open orders hold one of the products: the API would refuse this order. */
export function OpenOrders(props: {
  id: string;
  found: Found;
  lines: readonly CheckoutLine[];
  buyNow: boolean;
  /** Called as they leave the cart, and this note the screen. */
  onMove: () => void;
}) {
  const t = useText(checkoutText);
  const terms = useText(orderText);
  const { id, found, lines, buyNow, onMove } = props;
  if (found.length === 0) return null;

  const held = new Set(found.flatMap(({ items }) => items.map(({ id }) => id)));
  const titlesOf = (items: readonly { id: string }[]): string =>
    lines.flatMap(({ product: { id, title } }) => (items.some((item) => item.id === id) ? [title] : [])).join(', ');
  return (
    <section id={id} className={classes.note} aria-label={t.alreadyOrdered} tabIndex={-1}>
      {found.map(({ order, items }) => (
        <p key={order.id}>{terms.titlesInOpenOrder(shortId(order.id), titlesOf(items), terms.status[order.status])}</p>
      ))}
      <p>{t.noOtherOrder}</p>
      {!buyNow && (
        <OrderTheRest {...{ lines, held }} onPress={onMove} className={`${buttons.primary} ${classes.rest}`} />
      )}
      <p className={classes.ways}>
        {found.map(({ order }) => (
          <Link key={order.id} to={orderPath(order.id)}>
            {terms.viewOrder} {found.length > 1 && shortId(order.id)}
          </Link>
        ))}
        {!buyNow && <Link to={paths.cart}>{t.toCart}</Link>}
        <Link to={paths.products}>{t.goOn}</Link>
      </p>
    </section>
  );
}
