import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useEffect } from 'react';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { useOrdersQuery } from '../../generated/orders.ts';
import { OrdersError } from './orders-error.tsx';
import { CancelledList } from './cancelled/cancelled-list.tsx';
import { OrdersList } from './list/orders-list.tsx';
import { OrdersSkeleton, rememberOrders } from './list/orders-skeleton.tsx';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { useText } from '../../lib/language/language.tsx';
import { ordersText } from './messages.ts';

/** The user's orders without a heading, for the orders page and the profile tab. */
export function OrdersPanel() {
  const t = useText(ordersText);
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
      {orders.length > 0 ? (
        <OrdersList orders={orders} />
      ) : (
        <EmptyView icon={<IconPackage aria-hidden />} heading={t.none} text={t.noneText} action={<ExploreLink />} />
      )}
      <CancelledList />
    </>
  );
}
