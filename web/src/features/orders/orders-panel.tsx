import { useEffect, type ComponentType } from 'react';
import { useOrdersQuery } from '../../generated/orders.ts';
import { OrdersError } from './orders-error.tsx';
import { NoOrders } from './list/no-orders.tsx';
import { OrdersList } from './list/orders-list.tsx';
import { OrdersSkeleton, rememberOrders } from './list/orders-skeleton.tsx';

/** The user's orders without a heading, for the orders page and the profile tab. `below` stands below an empty list. */
export function OrdersPanel({ below: Below }: { below?: ComponentType }) {
  // The shop changes an order's status, so cached orders are shown and requested again.
  const { data, loading, error, refetch } = useOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const orders = data?.orders;
  const count = orders?.length;
  useEffect(() => {
    if (count !== undefined) rememberOrders(count);
  }, [count]);
  if (!orders) return error && !loading ? <OrdersError error={error} onRetry={refetch} /> : <OrdersSkeleton />;
  return (
    <>
      {orders.length > 0 ? <OrdersList orders={orders} /> : <NoOrders />}
      {Below && orders.length === 0 && <Below />}
    </>
  );
}
