import { formatPrice } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { lineAmount, pieces, totalText } from '../../../shared/order/order-amounts.ts';
import { ordersText } from '../messages.ts';
import classes from './cancelled-parts.module.css';

type Item = OrderStateFragment['items'][number];

/** What a cancellation takes away: products with their amounts, and for a whole order what it comes to. */
export function CancelledParts({ items, whole }: { items: readonly Item[]; whole?: OrderStateFragment }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  return (
    <ul className={classes.parts}>
      {items.map((item) => {
        const { id, product, quantity } = item;
        const amount = lineAmount(item);
        return (
          <li key={id}>
            <span>
              {product?.title ?? terms.deletedProduct}
              {product?.hasPrice && quantity > 1 && (
                <span className={classes.each}>
                  {quantity} × {formatPrice(product.discountPrice)}
                </span>
              )}
            </span>
            {amount !== undefined && <strong>{formatPrice(amount)}</strong>}
          </li>
        );
      })}
      {whole && (
        <li className={classes.total}>
          <span>
            {terms.itemCount(pieces(whole))}
            <span className={classes.each}>{t.withFees}</span>
          </span>
          <strong>{totalText(whole.total, whole.isTotalWhole, terms)}</strong>
        </li>
      )}
    </ul>
  );
}
