import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../../schema/shop.ts';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { REVIEW_STATE } from '../../../shared/product/review-link.ts';
import { ItemPicture } from '../../../shared/order/pictures/item-picture.tsx';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { productPath } from '../../../lib/paths.ts';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import { shopName } from '../../../lib/shop-name.ts';
import { Facts } from '../../../shared/order/facts.tsx';
import { closedStatus, lineAmount } from '../../../shared/order/order-amounts.ts';
import classes from './order-line.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { priceOf } from '../../../shared/product/for-sale.ts';
import { productText } from '../../../shared/product/messages.ts';
import { ordersText } from '../messages.ts';

export function OrderLine(props: {
  item: OrderStateFragment['items'][number];
  order: OrderStateFragment;
  onCancel: () => void;
}) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const shared = useText(productText);
  const { order, onCancel } = props;
  const { product, quantity } = props.item;
  // A deleted product cannot be cancelled: the API no longer finds it in the order.
  const closed = closedStatus(order);
  const method = paymentValue(order.paymentMethod);
  const amount = lineAmount(props.item);
  const cost = [
    ...(product ? [[t.price, priceOf(product, shared)] as const] : []),
    [terms.quantity, quantity],
    ...(amount !== undefined && quantity > 1 ? [[terms.amount, formatPrice(amount)] as const] : []),
  ] as const;
  // The same for each product, so they are said quietly: the status has its place above.
  const orderFacts = [
    [terms.paymentMethod, method && terms.payment[method]],
    [terms.orderStatus, terms.status[order.status]],
  ] as const;
  return (
    <li className={classes.line}>
      <ItemPicture product={product} sizes="(min-width: 768px) 144px, 88px" className={classes.picture} />
      <div className={classes.words}>
        <h3>{product ? <Link to={productPath(product.id)}>{product.title}</Link> : terms.deletedProduct}</h3>
        <p className={classes.seller}>{t.seller(shopName)}</p>
        <Facts facts={cost} className={classes.cost} />
        <Facts facts={orderFacts} className={classes.quiet} />
      </div>
      <div className={classes.actions}>
        {product && (
          // The API takes a review from everybody. What was never received does not ask for one.
          <Link
            to={`${productPath(product.id)}#reviews`}
            state={REVIEW_STATE}
            className={order.status === 'CANCELLED' ? `${buttons.quiet} ${classes.rate}` : buttons.secondary}
          >
            {t.rate} <span className={layout.hidden}>{product.title}</span>
          </Link>
        )}
        {closed ? null : product ? (
          <button type="button" className={`${buttons.secondary} ${classes.cancel}`} onClick={onCancel}>
            {t.cancel} <span className={layout.hidden}>{product.title}</span>
          </button>
        ) : (
          <p className={classes.closed}>{t.notCancellable.deleted}</p>
        )}
      </div>
    </li>
  );
}
