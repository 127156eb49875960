import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link, useLocation } from 'react-router-dom';
import { formatPrice } from '../../../../../schema/shop.ts';
import { useOrdersQuery } from '../../../generated/orders.ts';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderPath, paths } from '../../../lib/paths.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import { placedOrderIn } from '../../../shared/order/placed-order.ts';
import { productText } from '../../../shared/product/messages.ts';
import buttons from '../../../ui/buttons.module.css';
import { pieces, savedAmount } from '../details/order-facts.ts';
import { CopyId, ShortId } from '../details/order-id.tsx';
import { ordersText } from '../messages.ts';
import classes from './placed-order.module.css';

/** Confirms the order that the checkout has just placed. Shows nothing on other visits, or once the order is gone. */
export function PlacedOrder() {
  const id = placedOrderIn(useLocation().state);
  // The list below asks for the orders.
  const { data } = useOrdersQuery({ fetchPolicy: 'cache-only', skip: id === undefined });
  const order = data?.orders?.find((known) => known.id === id);
  return order && order.status !== 'CANCELLED' ? <Confirmation order={order} /> : null;
}

function Confirmation({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const { payment } = useText(orderText);
  const { exploreProducts } = useText(productText);
  const saved = savedAmount(order);
  const to = order.deliveryAddress;
  const paid = paymentValue(order.paymentMethod);
  const facts = [
    [
      t.columns.id,
      <span className={classes.id}>
        <ShortId id={order.id} />
        <CopyId id={order.id} />
      </span>,
    ],
    [t.payable, formatPrice(order.total)],
    [t.piecesLabel, t.pieces(pieces(order))],
    ...(paid ? [[t.paymentMethod, payment[paid]] as const] : []),
    ...(to ? [[t.deliveryAddress, `${to.city}, ${to.state} ${to.postalCode}`] as const] : []),
  ] as const;
  return (
    <section className={classes.placed} aria-labelledby="placed-heading">
      <span className={classes.badge}>
        <IconCheck aria-hidden />
      </span>
      <div className={classes.words}>
        <h2 id="placed-heading">{t.placed}</h2>
        <p>{t.placedText}</p>
        {saved > 0 && <p className={classes.saved}>{t.saved(formatPrice(saved))}</p>}
      </div>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Link to={orderPath(order.id)} className={buttons.primary}>
          {t.followOrder}
        </Link>
        <Link to={paths.products} className={buttons.secondary}>
          {exploreProducts}
        </Link>
      </div>
    </section>
  );
}
