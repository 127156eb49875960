import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link, useLocation } from 'react-router-dom';
import { formatPrice } from '../../../../../schema/shop.ts';
import { useOrdersQuery } from '../../../generated/orders.ts';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { ExploreLink } from '../../../shared/product/product-links.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { orderPath } from '../../../lib/paths.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import { placedOrderIn } from '../../../shared/order/placed-order.ts';
import buttons from '../../../ui/buttons.module.css';
import { pieces, savedAmount, totalText } from '../../../shared/order/order-amounts.ts';
import { Facts } from '../../../shared/order/facts.tsx';
import { ItemPictures } from '../../../shared/order/pictures/item-pictures.tsx';
import factClasses from '../details/facts.module.css';
import { CopiedId } from '../details/order-id.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { ordersText } from '../messages.ts';
import { OrderNote } from '../note/order-note.tsx';
import classes from './placed-order.module.css';

type Address = NonNullable<OrderStateFragment['deliveryAddress']>;

/** The order that the checkout has just placed. Undefined on other visits, or once the order is gone. */
export function usePlacedOrder(): OrderStateFragment | undefined {
  const id = placedOrderIn(useLocation().state);
  // The list asks for the orders.
  const { data } = useOrdersQuery({ fetchPolicy: 'cache-only', skip: id === undefined });
  const order = data?.orders?.find((known) => known.id === id);
  return order?.status === 'CANCELLED' ? undefined : order;
}

/** In the order of an envelope. */
const placeOf = ({ address, block, city, state, postalCode }: Address): string =>
  [address, block, city, `${state} ${postalCode}`].filter(Boolean).join(', ');

/** Confirms it, as the heading of the page. */
export function PlacedOrder({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const saved = savedAmount(order);
  const to = order.deliveryAddress;
  const paid = paymentValue(order.paymentMethod);
  const facts = [
    [terms.columns.id, <CopiedId id={order.id} />],
    [terms.payable, totalText(order.total, order.isTotalWhole, terms)],
    [terms.items, pieces(order)],
    ...(paid ? [[terms.paymentMethod, terms.payment[paid]] as const] : []),
    ...(to ? [[terms.deliveryAddress, <span className={classes.place}>{placeOf(to)}</span>] as const] : []),
  ] as const;
  return (
    <OrderNote
      id="placed-heading"
      main
      icon={<IconCheck aria-hidden />}
      heading={t.placed}
      words={
        <>
          <p>{t.placedText}</p>
          {saved > 0 && <p className={classes.saved}>{terms.saved(formatPrice(saved))}</p>}
          <ItemPictures items={order.items} />
        </>
      }
      facts={<Facts facts={facts} className={`${factClasses.facts} ${classes.facts}`} />}
      ways={
        <>
          <Link to={orderPath(order.id)} className={buttons.primary}>
            {t.followOrder}
          </Link>
          <PrintButton order={order} />
          <ExploreLink beside />
        </>
      }
    />
  );
}
