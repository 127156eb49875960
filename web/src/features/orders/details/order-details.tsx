import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useEffect, useRef, useState } from 'react';
import buttons from '../../../ui/buttons.module.css';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { CancelDialog } from '../cancel/cancel-dialog.tsx';
import { CancelOrder } from '../cancel/cancel-order.tsx';
import { useCancelItem } from '../cancel/use-cancel-item.ts';
import { ReorderButton } from '../reorder/reorder-button.tsx';
import { OrderProgress } from '../../../shared/order/order-progress.tsx';
import { BuyerInfo, DeliveryAddress } from './facts.tsx';
import classes from './order-details.module.css';
import { OrderHead } from './order-head.tsx';
import { OrderHeading } from './order-heading.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { OrderLine } from './order-line.tsx';
import { closedStatus } from '../../../shared/order/order-amounts.ts';
import { OrderPrice } from './order-price.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import { ordersText } from '../messages.ts';

export function OrderDetails(props: {
  order: OrderStateFragment;
  /** Somebody has decided to cancel all or one of what the order still holds. */
  onCancel: (order: OrderStateFragment) => void;
}) {
  const { order, onCancel } = props;
  const t = useText(ordersText);
  const terms = useText(orderText);
  // There the buttons would push date, status and products down.
  const phone = useLayout() === 'phone';
  const heading = useRef<HTMLHeadingElement>(null);
  const cancelItem = useCancelItem(order);
  const [itemToCancel, setItemToCancel] = useState<OrderStateFragment['items'][number] | null>(null);
  const lines = useRef<HTMLUListElement>(null);
  const cancelled = useRef<{ next: Element | null | undefined }>(null);
  useEffect(() => {
    if (itemToCancel || !cancelled.current) return;
    // The button that opened the dialog is removed with its line, so the dialog cannot return the focus to it.
    const { next } = cancelled.current;
    cancelled.current = null;
    (next?.querySelector<HTMLElement>('h3 a') ?? heading.current)?.focus();
  }, [itemToCancel]);

  const cancel = () => {
    if (!itemToCancel) return;
    const line = lines.current?.children[order.items.indexOf(itemToCancel)];
    cancelled.current = { next: line?.nextElementSibling ?? line?.previousElementSibling };
    setItemToCancel(null);
    onCancel(order);
    void cancelItem(itemToCancel.id);
  };

  const closed = closedStatus(order);
  const again = <ReorderButton order={order} />;
  const papers = (
    <>
      <button type="button" className={buttons.secondary} onClick={() => window.alert(t.noInvoiceYet)}>
        <IconInvoice size={20} aria-hidden />
        {t.invoice}
      </button>
      <PrintButton order={order} />
    </>
  );

  return (
    <div className={classes.order}>
      <header className={classes.header}>
        <OrderHeading>
          {!phone && (
            <div className={classes.actions}>
              {again}
              {papers}
            </div>
          )}
        </OrderHeading>
        <OrderHead order={order} />
      </header>
      <OrderProgress status={order.status} sentence={t.progressOf[order.status]} />
      {phone && <div className={classes.actions}>{again}</div>}
      <div className={classes.body}>
        <section aria-labelledby="order-products" className={classes.products}>
          <div className={classes.productsHead}>
            <h2 id="order-products" ref={heading} tabIndex={-1} className={classes.heading}>
              {terms.products}
            </h2>
            <CancelOrder order={order} onCancel={() => onCancel(order)} onDone={() => heading.current?.focus()} />
          </div>
          {closed && <p className={classes.closed}>{t.notCancellable[closed]}</p>}
          <ul ref={lines} className={classes.lines}>
            {order.items.map((item) => (
              <OrderLine key={item.id} item={item} order={order} onCancel={() => setItemToCancel(item)} />
            ))}
          </ul>
          {phone && <div className={`${classes.actions} ${classes.belowLines}`}>{papers}</div>}
        </section>
        <div className={classes.blocks}>
          <OrderPrice order={order} />
          <DeliveryAddress address={order.deliveryAddress} />
          <BuyerInfo />
        </div>
      </div>
      <CancelDialog item={itemToCancel} order={order} onKeep={() => setItemToCancel(null)} onCancel={cancel} />
    </div>
  );
}
