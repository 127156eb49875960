import { formatPrice } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { ordersText } from '../messages.ts';
import classes from './cancelled-lines.module.css';
import { useCancelledOrders } from './cancelled-orders.ts';

/** What this browser knows to be cancelled of an order. Nothing if it knows of nothing. */
export function CancelledLines({ orderId }: { orderId: string }) {
  const t = useText(ordersText);
  const items = useCancelledOrders().find(({ id }) => id === orderId)?.items ?? [];
  if (items.length === 0) return null;
  return (
    <ul className={classes.lines} aria-label={t.cancelledOfOrder}>
      {items.map(({ title, quantity, at, image, amount }, index) => (
        // A list that only grows, in which a product may stand twice.
        <li key={index}>
          <ProductPicture src={image ?? null} alt="" sizes="56px" className={classes.picture} />
          <p>
            <s>
              {quantity > 1 && `${quantity} × `}
              {title}
            </s>
            <span>
              <DateText iso={new Date(at).toISOString()} lead={t.cancelledOn} />
            </span>
          </p>
          {amount !== undefined && <s className={classes.amount}>{formatPrice(amount)}</s>}
        </li>
      ))}
    </ul>
  );
}
