import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../components/buttons.module.css';
import type { OrderStateFragment } from '../../generated/orders.ts';
import { paths } from '../../paths.ts';
import { BuyerInfo } from './buyer-info.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import classes from './order-details.module.css';
import { OrderLine } from './order-line.tsx';
import { useCancelItem } from './use-cancel-item.ts';

const NO_INVOICE_YET = 'Download feature will be added';

/** All about one order. */
export function OrderDetails({ order }: { order: OrderStateFragment }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const cancelItem = useCancelItem(order);
  const cancel = (productId: string) => {
    // The line goes, and its button with it.
    heading.current?.focus();
    void cancelItem(productId);
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
        <p className={classes.id}>
          OrderID <strong>{order.id}</strong>
        </p>
      </header>
      <div className={classes.blocks}>
        <DeliveryAddress address={order.deliveryAddress} />
        <BuyerInfo />
      </div>
      <section aria-labelledby="order-products">
        <h2 id="order-products" ref={heading} tabIndex={-1} className={classes.heading}>
          Products
        </h2>
        <ul className={classes.lines}>
          {order.items.map((item) => (
            <OrderLine key={item.id} item={item} order={order} onCancel={() => cancel(item.id)} />
          ))}
        </ul>
      </section>
    </div>
  );
}
