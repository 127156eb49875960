import { formatPrice, SHIPPING_FEE, TAX } from '../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../generated/orders.ts';
import { DELETED_PRODUCT } from './deleted-product.ts';
import details from './order-details.module.css';
import { payable } from './order-facts.ts';
import classes from './order-price.module.css';

/** What the order's total is made of. The browser computes no money: the sum is the gateway's. */
export function OrderPrice({ order }: { order: OrderStateFragment }) {
  return (
    <section aria-labelledby="order-price" className={`${details.block} ${classes.price}`}>
      <h2 id="order-price">Price</h2>
      <dl className={classes.rows}>
        {order.items.map(({ id, product, quantity }) => (
          <div key={id}>
            <dt>{product?.title ?? DELETED_PRODUCT}</dt>
            <dd>
              {product ? `${quantity > 1 ? `${quantity} × ` : ''}${formatPrice(product.discountPrice)}` : 'Not counted'}
            </dd>
          </div>
        ))}
        <div>
          <dt>Shipping</dt>
          <dd>{formatPrice(SHIPPING_FEE)}</dd>
        </div>
        <div>
          <dt>Tax</dt>
          <dd>{formatPrice(TAX)}</dd>
        </div>
        <div>
          <dt>Payable</dt>
          <dd>{payable(order)}</dd>
        </div>
      </dl>
    </section>
  );
}
