import { Title } from '@mantine/core';
import type { ComponentType } from 'react';
import { useText } from '../../lib/language/language.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import { ordersText } from './messages.ts';
import { OrdersPanel } from './orders-panel.tsx';
import { PlacedOrder, usePlacedOrder } from './placed-order.tsx';

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
      {placed && (
        <>
          <PlacedOrder order={placed} />
          <AlsoLike ids={placed.items.map(({ id }) => id)} />
        </>
      )}
      <Title order={placed ? 2 : 1} mt={placed && 'xl'} mb="lg">
        {t.heading}
      </Title>
      <OrdersPanel below={withoutOrders} />
    </div>
  );
}
