import { formatPrice, SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { AmountList } from '../../../ui/amount-list.tsx';
import { ordersText } from '../messages.ts';
import blocks from './order-details.module.css';
import { lineAmount, savedAmount } from '../../../shared/order/order-amounts.ts';
import classes from './order-price.module.css';

/** The parts of the total. The browser does not add them up: the total is the gateway's. */
export function OrderPrice({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const items = order.items.map((item) => {
    const { product, quantity } = item;
    const amount = lineAmount(item);
    const title = product?.title ?? terms.deletedProduct;
    return [
      // With no-break spaces.
      product && quantity > 1 ? `${title}, ${quantity}\u00a0×\u00a0${formatPrice(product.discountPrice)}` : title,
      amount === undefined ? terms.notCounted : formatPrice(amount),
    ] as const;
  });
  const saved = savedAmount(order);
  return (
    <section aria-labelledby="order-price" className={`${blocks.block} ${classes.price}`}>
      <h2 id="order-price">{t.price}</h2>
      <AmountList
        rows={[
          ...items,
          [terms.shipping, formatPrice(SHIPPING_FEE)],
          [terms.tax, formatPrice(TAX)],
          [terms.payable, formatPrice(order.total)],
        ]}
      />
      {saved > 0 && <p className={classes.saved}>{t.saved(formatPrice(saved))}</p>}
      <p className={classes.note}>{terms.pricesOfToday}</p>
    </section>
  );
}
