import { formatPrice, SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { Saved } from '../../../shared/order/saved.tsx';
import { AmountList } from '../../../ui/amount-list.tsx';
import { ordersText } from '../messages.ts';
import blocks from './order-details.module.css';
import { pieces, productsTotal, savedAmount } from '../../../shared/order/order-amounts.ts';
import classes from './order-price.module.css';

/** The parts of the total; what each product costs is at the product. The browser does not add them up: the total is the gateway's. */
export function OrderPrice({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const isCancelled = order.status === 'CANCELLED';
  return (
    <section aria-labelledby="order-price" className={`${blocks.block} ${classes.price}`}>
      <h2 id="order-price">{t.price}</h2>
      <AmountList
        rows={[
          [`${terms.productsTotal} (${terms.itemCount(pieces(order))})`, formatPrice(productsTotal(order))],
          ...(order.items.some(({ product }) => !product) ? [[terms.deletedProduct, terms.notCounted] as const] : []),
          ...(order.items.some(({ product }) => product && !product.hasPrice)
            ? [[terms.unpricedProduct, terms.notCounted] as const]
            : []),
          [terms.shipping, formatPrice(SHIPPING_FEE)],
          [terms.tax, formatPrice(TAX)],
          [isCancelled ? terms.notPayable : terms.payable, formatPrice(order.total)],
        ]}
      />
      {isCancelled && <p>{t.nothingToPay}</p>}
      {!isCancelled && <Saved amount={savedAmount(order)} />}
      <p className={classes.note}>{terms.pricesOfToday}</p>
    </section>
  );
}
