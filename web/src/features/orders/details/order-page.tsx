import { useState } from 'react';
import { useParams } from 'react-router-dom';
import layout from '../../../ui/layout.module.css';
import { failed } from '../../../apollo/error-codes.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useElapsed } from '../../../lib/use-elapsed.ts';
import { ORDER_LOADING_MS } from '../../../lib/timing.ts';
import { useOrderDetailsQuery } from '../../../generated/orders.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderGone } from './order-gone.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { OrderSpinner } from './order-spinner.tsx';
import { OrdersError } from '../orders-error.tsx';

/** One order: where it goes, whose it is, and its products, which can be cancelled one by one. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  // A fresh start for each order: the spinner, and whether it was there, belong to the one before.
  return <OrderScreen key={orderId} id={orderId} />;
}

function OrderScreen({ id }: { id: string }) {
  const waited = useElapsed(ORDER_LOADING_MS);
  const { data, loading, error, refetch } = useOrderDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // The buyer may fail without the order.
    errorPolicy: 'all',
  });
  const order = data?.order;
  const [seen, setSeen] = useState(false);
  if (order && !seen) setSeen(true);

  const broken = failed(error, 'order');
  if (waited && data && !order && !broken) return seen ? <OrderGone /> : <OrderNotFound />;
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title="Order details" />
      {waited && order ? (
        <OrderDetails order={order} />
      ) : (
        <>
          <h1 className={layout.hidden}>Order details</h1>
          {waited && broken && !loading ? <OrdersError error={error} onRetry={refetch} /> : <OrderSpinner />}
        </>
      )}
    </div>
  );
}
