import { formatPrice, SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import { AmountList } from '../../../ui/amount-list.tsx';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { DELETED_PRODUCT } from '../deleted-product.ts';
import details from './order-details.module.css';
import classes from './order-price.module.css';

/** What the order's total is made of. The browser computes no money: the sum is the gateway's. */
export function OrderPrice({ order }: { order: OrderStateFragment }) {
  const items = order.items.map(({ product, quantity }) => {
    const price = product ? formatPrice(product.discountPrice) : 'Not counted';
    return [product?.title ?? DELETED_PRODUCT, product && quantity > 1 ? `${quantity} × ${price}` : price] as const;
  });
  return (
    <section aria-labelledby="order-price" className={`${details.block} ${classes.price}`}>
      <h2 id="order-price">Price</h2>
      <AmountList
        rows={[
          ...items,
          ['Shipping', formatPrice(SHIPPING_FEE)],
          ['Tax', formatPrice(TAX)],
          ['Payable', formatPrice(order.total)],
        ]}
      />
    </section>
  );
}
