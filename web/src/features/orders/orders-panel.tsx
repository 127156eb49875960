import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { useOrdersQuery } from '../../generated/orders.ts';
import { OrdersError } from './orders-error.tsx';
import { OrdersList } from './list/orders-list.tsx';
import classes from './list/orders-skeleton.module.css';
import table from './list/orders-table.module.css';
import { ExploreLink } from '../../shared/product/explore-link.tsx';
import { useText } from '../../lib/language/language.tsx';
import { ordersText } from './messages.ts';

/** The user's orders without a heading, for the orders page and the profile tab. */
export function OrdersPanel() {
  const t = useText(ordersText);
  // The shop changes an order's status, so cached orders are shown and requested again.
  const { data, loading, error, refetch } = useOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const orders = data?.orders;
  if (!orders) return error && !loading ? <OrdersError error={error} onRetry={refetch} /> : <OrdersSkeleton />;
  if (orders.length > 0) return <OrdersList orders={orders} />;
  return <EmptyView icon={<IconPackage aria-hidden />} heading={t.none} text={t.noneText} action={<ExploreLink />} />;
}

function OrdersSkeleton() {
  const t = useText(ordersText);
  return (
    <div role="status" aria-label={t.loading} className={table.frame}>
      <div className={classes.rows}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={table.bones}>
            <span className={`${classes.bone} ${classes.number} ${table.number}`} />
            <div className={`${classes.products} ${table.products}`}>
              <span className={`${classes.bone} ${classes.facts}`} />
              <span className={`${classes.bone} ${classes.picture}`} />
            </div>
            <div className={`${classes.order} ${table.order}`}>
              <span className={`${classes.bone} ${classes.id}`} />
            </div>
            <span className={`${classes.bone} ${classes.status} ${table.status}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
