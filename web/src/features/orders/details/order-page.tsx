import { useState } from 'react';
import { useParams, Link } from 'react-router-dom';
import layout from '../../../ui/layout.module.css';
import { failed } from '../../../apollo/error-codes.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useElapsed } from '../../../lib/hooks/use-elapsed.ts';
import { ORDER_LOADING_MS } from '../../../lib/timing.ts';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useOrderDetailsQuery } from '../../../generated/orders.ts';
import { OrderDetails } from './order-details.tsx';
import detailsClasses from './order-details.module.css';
import { OrderHeading } from './order-heading.tsx';
import { OrdersError } from '../orders-error.tsx';
import buttons from '../../../ui/buttons.module.css';
import { paths } from '../../../lib/paths.ts';
import { OrderGone } from './order-gone.tsx';
import orderSpinnerClasses from './order-spinner.module.css';
import { ShopperNotFound } from '../../../shared/product/shopper-not-found.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { ordersText } from '../messages.ts';

export function OrderPage() {
  const { orderId = '' } = useParams();
  // The key resets the state when the id changes.
  return <OrderScreen key={orderId} id={orderId} />;
}

function OrderScreen({ id }: { id: string }) {
  const t = useText(ordersText);
  const minimumElapsed = useElapsed(ORDER_LOADING_MS);
  const { data, loading, error, refetch } = useOrderDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // The order is shown even if the buyer's profile fails to load.
    errorPolicy: 'all',
  });
  const order = data?.order;
  const [wasShown, setWasShown] = useState(false);
  if (order && !wasShown) setWasShown(true);
  /** As it was before the latest cancellation. */
  const [toCancel, setToCancel] = useState<OrderStateFragment>();

  const orderFailed = failed(error, 'order');
  if (minimumElapsed && data && !order && !orderFailed)
    return wasShown ? <OrderGone before={toCancel} /> : <OrderNotFound />;
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title={t.details} />
      {minimumElapsed && order ? (
        <OrderDetails order={order} onCancel={setToCancel} />
      ) : minimumElapsed && orderFailed && !loading ? (
        <div className={detailsClasses.order}>
          <header className={detailsClasses.header}>
            <OrderHeading />
          </header>
          <OrdersError error={error} onRetry={refetch} />
        </div>
      ) : (
        <>
          <h1 className={layout.hidden}>{t.details}</h1>
          <OrderSpinner />
        </>
      )}
    </div>
  );
}

/** Shown for at least 2 s, and until the order is loaded (specification, section 2). */
function OrderSpinner() {
  const t = useText(ordersText);
  return (
    <div className={orderSpinnerClasses.place} role="status">
      <span className={orderSpinnerClasses.spinner} aria-hidden="true" />
      <p>{t.loadingDetails}</p>
    </div>
  );
}

/** Shown when the order does not exist or belongs to another user. */
function OrderNotFound() {
  const t = useText(ordersText);
  return (
    <ShopperNotFound
      instead={{
        heading: t.notFound,
        text: t.notFoundText,
        way: (
          <Link to={paths.orders} className={buttons.primary}>
            {t.heading}
          </Link>
        ),
      }}
    />
  );
}
