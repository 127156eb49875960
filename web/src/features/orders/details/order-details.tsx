import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../../ui/buttons.module.css';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { paths } from '../../../lib/paths.ts';
import { BuyerInfo } from './buyer-info.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import classes from './order-details.module.css';
import { OrderHead } from './order-head.tsx';
import { OrderLine } from './order-line.tsx';
import { OrderPrice } from './order-price.tsx';
import { useCancelItem } from './use-cancel-item.ts';

const NO_INVOICE_YET = 'Download feature will be added';

/** All about one order. */
export function OrderDetails({ order }: { order: OrderStateFragment }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cancelItem = useCancelItem(order);
  const [asked, setAsked] = useState<OrderStateFragment['items'][number] | null>(null);
  const cancelled = useRef(false);
  useEffect(() => {
    if (asked || !cancelled.current) return;
    // The line has gone, and with it the button to which a closed dialog gives the focus back.
    cancelled.current = false;
    heading.current?.focus();
  }, [asked]);

  const cancel = () => {
    if (!asked) return;
    cancelled.current = true;
    setAsked(null);
    void cancelItem(asked.id);
  };

  return (
    <div className={classes.order}>
      <header className={classes.header}>
        <Link to={paths.orders} className={classes.back}>
          <IconBack size={20} aria-hidden />
          My Orders
        </Link>
        <div className={classes.title}>
          <h1>Order details</h1>
          <button type="button" className={buttons.secondary} onClick={() => window.alert(NO_INVOICE_YET)}>
            <IconInvoice size={20} aria-hidden />
            Download Order Invoice
          </button>
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
          Products
        </h2>
        <ul className={classes.lines}>
          {order.items.map((item) => (
            <OrderLine key={item.id} item={item} order={order} onCancel={() => setAsked(item)} />
          ))}
        </ul>
      </section>
      <CancelDialog item={asked} order={order} onKeep={() => setAsked(null)} onCancel={cancel} />
    </div>
  );
}
