import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../../ui/buttons.module.css';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { useRemoveOrderItemMutation } from '../../../generated/orders.ts';
import { paths } from '../../../lib/paths.ts';
import { BuyerInfo } from './facts.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeliveryAddress } from './facts.tsx';
import classes from './order-details.module.css';
import { OrderHead } from './order-head.tsx';
import { Invoice } from '../invoice/invoice.tsx';
import { PrintButton } from '../invoice/print-button.tsx';
import { OrderLine } from './order-line.tsx';
import { formatPrice, SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import { AmountList } from '../../../ui/amount-list.tsx';
import orderPriceClasses from './order-price.module.css';
import { endedSession } from '../../../apollo/error-codes.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { NOTICE_MS } from '../../../lib/timing.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { ordersText } from '../messages.ts';

const SUCCESS_CODES: readonly string[] = ['ORDER_REMOVED', 'PRODUCT_REMOVED'];

/**
 * Removes a product from the order with an optimistic update that rolls back on failure. A toast shows the result for
 * 1.5 s (specification, section 8).
 */
function useCancelItem(order: OrderStateFragment): (productId: string) => Promise<void> {
  const t = useText(ordersText);
  const userMessage = useUserMessage();
  // The mutation can succeed although reading the order after it fails.
  const [remove] = useRemoveOrderItemMutation({ errorPolicy: 'all' });

  return async (productId) => {
    const items = order.items.filter(({ id }) => id !== productId);
    const expected =
      items.length > 0
        ? ({ code: 'PRODUCT_REMOVED', order: { ...order, items } } as const)
        : ({ code: 'ORDER_REMOVED', order: null } as const);
    const payload = { __typename: 'RemoveOrderItemPayload', message: '', ...expected };
    const { data, error } = await remove({
      variables: { orderId: order.id, productId },
      optimisticResponse: { removeOrderItem: payload },
    });
    // At the end of a session the login guard redirects to the login page.
    if (endedSession(error)) return;
    const outcome = data?.removeOrderItem;
    showToast({
      kind: SUCCESS_CODES.includes(outcome?.code ?? '') ? 'success' : 'error',
      message: outcome ? t.outcome(outcome.code, outcome.message) : userMessage(error),
      duration: NOTICE_MS,
    });
  };
}

export function OrderDetails({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const heading = useRef<HTMLHeadingElement>(null);
  const cancelItem = useCancelItem(order);
  const [itemToCancel, setItemToCancel] = useState<OrderStateFragment['items'][number] | null>(null);
  const cancelled = useRef(false);
  useEffect(() => {
    if (itemToCancel || !cancelled.current) return;
    // The button that opened the dialog is removed with its line, so the dialog cannot return the focus to it.
    cancelled.current = false;
    heading.current?.focus();
  }, [itemToCancel]);

  const cancel = () => {
    if (!itemToCancel) return;
    cancelled.current = true;
    setItemToCancel(null);
    void cancelItem(itemToCancel.id);
  };

  return (
    <div className={classes.order}>
      <header className={classes.header}>
        <Link to={paths.orders} className={classes.back}>
          <IconBack size={20} aria-hidden />
          {t.heading}
        </Link>
        <div className={classes.title}>
          <h1>{t.details}</h1>
          <div className={classes.actions}>
            <button type="button" className={buttons.secondary} onClick={() => window.alert(t.noInvoiceYet)}>
              <IconInvoice size={20} aria-hidden />
              {t.invoice}
            </button>
            <PrintButton />
          </div>
        </div>
        <OrderHead order={order} />
      </header>
      <div className={classes.blocks}>
        <DeliveryAddress address={order.deliveryAddress} />
        <BuyerInfo />
        <OrderPrice order={order} />
      </div>
      <section aria-labelledby="order-products">
        <h2 id="order-products" ref={heading} tabIndex={-1} className={classes.heading}>
          {t.products}
        </h2>
        <ul className={classes.lines}>
          {order.items.map((item) => (
            <OrderLine key={item.id} item={item} order={order} onCancel={() => setItemToCancel(item)} />
          ))}
        </ul>
      </section>
      <CancelDialog item={itemToCancel} order={order} onKeep={() => setItemToCancel(null)} onCancel={cancel} />
      <Invoice order={order} />
    </div>
  );
}

/** The parts of the total. The browser does not add them up: the total is the gateway's. */
function OrderPrice({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const items = order.items.map(({ product, quantity }) => {
    const price = product ? formatPrice(product.discountPrice) : t.notCounted;
    return [product?.title ?? t.deletedProduct, product && quantity > 1 ? `${quantity} × ${price}` : price] as const;
  });
  return (
    <section aria-labelledby="order-price" className={`${classes.block} ${orderPriceClasses.price}`}>
      <h2 id="order-price">{t.price}</h2>
      <AmountList
        rows={[
          ...items,
          [t.shipping, formatPrice(SHIPPING_FEE)],
          [t.tax, formatPrice(TAX)],
          [t.payable, formatPrice(order.total)],
        ]}
      />
      <p className={classes.note}>{t.pricesOfToday}</p>
    </section>
  );
}
