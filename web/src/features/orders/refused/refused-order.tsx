import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Link, useLocation } from 'react-router-dom';
import { useOrdersQuery } from '../../../generated/orders.ts';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderPath, paths } from '../../../lib/paths.ts';
import { openOrdersWith } from '../../../shared/order/open-orders.ts';
import { shortId } from '../../../shared/order/short-id.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { refusedOrderIn, type RefusedOrder } from '../../../shared/order/refused-order.ts';
import buttons from '../../../ui/buttons.module.css';
import { ordersText } from '../messages.ts';
import { OrderNote } from '../note/order-note.tsx';

/** Says which open order has what the checkout was to order. Shows nothing on other visits. */
export function RefusedOrderNote() {
  const refused = refusedOrderIn(useLocation().state);
  // The list below asks for the orders.
  const { data } = useOrdersQuery({ fetchPolicy: 'cache-only', skip: refused === undefined });
  return refused && data?.orders ? <Note refused={refused} orders={data.orders} /> : null;
}

function Note({ refused, orders }: { refused: RefusedOrder; orders: readonly OrderStateFragment[] }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const { productIds, fromCart } = refused;
  const found = openOrdersWith(orders, productIds);
  const held = new Set(found.flatMap(({ items }) => items.map(({ id }) => id))).size;
  return (
    <OrderNote
      id="refused-heading"
      bad
      icon={<IconAlert aria-hidden />}
      heading={t.refused}
      words={
        <>
          {found.length === 0 && <p>{t.refusedByUnknown}</p>}
          {found.map(({ order, items }) => (
            <p key={order.id}>
              {terms.titlesInOpenOrder(
                shortId(order.id),
                items.flatMap(({ product }) => product?.title ?? []).join(', '),
                terms.status[order.status],
              )}
            </p>
          ))}
          {fromCart && (
            <p>
              {t.cartKept} {held > 0 && held < productIds.length && t.orderTheRest(held)}
            </p>
          )}
        </>
      }
      ways={
        <>
          {found.map(({ order }) => (
            <Link key={order.id} to={orderPath(order.id)} className={buttons.secondary}>
              {t.followOrder} {found.length > 1 && shortId(order.id)}
            </Link>
          ))}
          {fromCart && (
            <Link to={paths.cart} className={buttons.secondary}>
              {t.backToCart}
            </Link>
          )}
        </>
      }
    />
  );
}
