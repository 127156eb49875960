import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../../schema/shop.ts';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { OrderStatusBadge } from '../../../shared/order/order-status-badge.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { productPath } from '../../../lib/paths.ts';
import { PAYMENT_OPTIONS } from '../../../shared/order/payment-options.ts';
import { shopName } from '../../../lib/shop-name.ts';
import { once } from '../../../lib/one-intent.ts';
import { DELETED_PRODUCT } from '../deleted-product.ts';
import { Facts } from './facts.tsx';
import classes from './order-line.module.css';

/** Why a product cannot be cancelled, by order status. */
const NOT_CANCELLABLE: Partial<Record<OrderStateFragment['status'], string>> = {
  DELIVERED: 'It was delivered, so it can no longer be cancelled.',
  CANCELLED: 'This order is cancelled already.',
};

export function OrderLine(props: {
  item: OrderStateFragment['items'][number];
  order: OrderStateFragment;
  onCancel: () => void;
}) {
  const { order, onCancel } = props;
  const { product, quantity } = props.item;
  // A deleted product cannot be cancelled: the API no longer finds it in the order.
  const refusal = NOT_CANCELLABLE[order.status] ?? (product ? undefined : 'Contact us if you want to cancel it.');
  const facts = {
    'Payment method': PAYMENT_OPTIONS.find(({ method }) => method === order.paymentMethod)?.label,
    'Order Status': <OrderStatusBadge status={order.status} />,
    ...(product && { Price: formatPrice(product.discountPrice) }),
    Quantity: quantity,
  };
  return (
    <li className={classes.line}>
      <ProductPicture src={product?.image} alt="" sizes="(min-width: 768px) 176px, 88px" className={classes.picture} />
      <div className={classes.words}>
        <h3>{product ? <Link to={productPath(product.id)}>{product.title}</Link> : DELETED_PRODUCT}</h3>
        <p className={classes.seller}>Sold by {shopName} Retail, Kochi</p>
        <Facts facts={facts} />
      </div>
      <div className={classes.actions}>
        {product && (
          <Link to={`${productPath(product.id)}#reviews`} className={buttons.secondary}>
            Rate and review <span className={layout.hidden}>{product.title}</span>
          </Link>
        )}
        {refusal === undefined ? (
          <button type="button" {...once} className={`${buttons.quiet} ${classes.cancel}`} onClick={onCancel}>
            Cancel <span className={layout.hidden}>{product?.title}</span>
          </button>
        ) : (
          <p className={classes.closed}>{refusal}</p>
        )}
      </div>
    </li>
  );
}
