import type { ComponentType } from 'react';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlacedOrder, usePlacedOrder } from './placed/placed-order.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import classes from './orders-page.module.css';
import { useText } from '../../lib/language/language.tsx';
import { ordersText } from './messages.ts';

/** Features do not import each other: `alsoLike` stands below an order that was just placed, `withoutOrders` below an empty list. */
export function OrdersPage(props: {
  alsoLike: ComponentType<{ ids: readonly string[] }>;
  withoutOrders: ComponentType;
}) {
  const { alsoLike: AlsoLike, withoutOrders } = props;
  const t = useText(ordersText);
  const placed = usePlacedOrder();
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title={t.title} />
      {placed ? (
        <>
          <PlacedOrder order={placed} />
          <AlsoLike ids={placed.items.map(({ id }) => id)} />
          <h2 className={classes.heading}>{t.heading}</h2>
        </>
      ) : (
        <h1 className={classes.heading}>{t.heading}</h1>
      )}
      <OrdersPanel below={withoutOrders} />
    </div>
  );
}
