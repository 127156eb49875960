import { formatPrice, SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import { priceOf } from '../../product/for-sale.ts';
import { productText } from '../../product/messages.ts';
import { orderText } from '../messages.ts';
import { lineAmount, productsTotal } from '../order-amounts.ts';
import classes from './order-lines.module.css';

/** The products: with prices what they come to, of which the payable amount is the gateway's; without, a box to tick each. */
export function OrderLines({ order, withPrices }: { order: OrderStateFragment; withPrices: boolean }) {
  const t = useText(orderText);
  const shared = useText(productText);
  const sums = [
    [t.productsTotal, productsTotal(order)],
    [t.shipping, SHIPPING_FEE],
    [t.tax, TAX],
    [order.status === 'CANCELLED' ? t.notPayable : t.payable, order.total],
  ] as const;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {!withPrices && <th scope="col">{t.status.PACKED}</th>}
          <th scope="col" className={classes.product}>
            {t.columns.product}
          </th>
          <th scope="col">{t.quantity}</th>
          {withPrices && <th scope="col">{t.unitPrice}</th>}
          {withPrices && <th scope="col">{t.amount}</th>}
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => {
          const amount = lineAmount(item);
          return (
            <tr key={item.id}>
              {!withPrices && (
                <td>
                  <span className={classes.box} />
                </td>
              )}
              <th scope="row" className={classes.product}>
                {item.product?.title ?? t.deletedProduct}
              </th>
              <td>{item.quantity}</td>
              {withPrices && <td>{item.product ? priceOf(item.product, shared) : t.dateNotKnown}</td>}
              {withPrices && <td>{amount === undefined ? t.notCounted : formatPrice(amount)}</td>}
            </tr>
          );
        })}
      </tbody>
      {withPrices && (
        <tbody className={classes.sums}>
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{formatPrice(amount)}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}
