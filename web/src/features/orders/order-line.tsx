import { Button, Paper, Text, Title, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { productPath } from '../../lib/paths.ts';
import { shopName } from '../../lib/shop-name.ts';
import { Facts } from '../../shared/order/facts.tsx';
import { ItemPicture } from '../../shared/order/item-picture.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { closedStatus, lineAmount } from '../../shared/order/order-amounts.ts';
import { paymentValue } from '../../shared/order/payment-options.ts';
import { priceOf } from '../../shared/product/for-sale.ts';
import { productText } from '../../shared/product/messages.ts';
import { REVIEW_STATE } from '../../shared/product/review-link.ts';
import { ordersText } from './messages.ts';
import classes from './order.module.css';

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
  const facts = [
    ...(product ? [[t.price, priceOf(product, shared)] as const] : []),
    [terms.quantity, quantity],
    ...(amount !== undefined && quantity > 1 ? [[terms.amount, formatPrice(amount)] as const] : []),
    [terms.paymentMethod, method && terms.payment[method]],
    [terms.orderStatus, terms.status[order.status]],
  ] as const;
  return (
    <Paper component="li" withBorder radius="lg" shadow="sm" p="md" className={classes.line}>
      <ItemPicture product={product} sizes="(min-width: 768px) 144px, 88px" />
      <div>
        <Title order={3}>
          {product ? <Link to={productPath(product.id)}>{product.title}</Link> : terms.deletedProduct}
        </Title>
        <Text c="dimmed" fz="sm">
          {t.seller(shopName)}
        </Text>
      </div>
      <Facts facts={facts} orientation="vertical" className={classes.row} />
      <div className={classes.actions}>
        {product && (
          // The API takes a review from everybody. What was never received does not ask for one.
          <Button
            component={Link}
            to={`${productPath(product.id)}#reviews`}
            state={REVIEW_STATE}
            variant={order.status === 'CANCELLED' ? 'subtle' : 'default'}
          >
            {t.rate} <VisuallyHidden component="span">{product.title}</VisuallyHidden>
          </Button>
        )}
        {closed ? null : product ? (
          <Button variant="default" c="var(--danger)" onClick={onCancel}>
            {t.cancel} <VisuallyHidden component="span">{product.title}</VisuallyHidden>
          </Button>
        ) : (
          <Text c="dimmed" fz="sm">
            {t.notCancellable.deleted}
          </Text>
        )}
      </div>
    </Paper>
  );
}
