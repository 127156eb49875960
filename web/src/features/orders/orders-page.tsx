import { Title } from '@mantine/core';
import { useText } from '../../lib/language/language.tsx';
import { LazyAlsoLike, LazyOtherProducts } from '../../shared/rails/lazy-rails.tsx';
import { Page } from '../../ui/page.tsx';
import { ordersText } from './messages.ts';
import { OrdersPanel } from './orders-panel.tsx';
import { PlacedOrder, usePlacedOrder } from './placed-order.tsx';

export function OrdersPage() {
  const t = useText(ordersText);
  const placed = usePlacedOrder();
  return (
    <Page title={t.title}>
      {placed && (
        <>
          <PlacedOrder order={placed} />
          <LazyAlsoLike ids={placed.items.map(({ id }) => id)} />
        </>
      )}
      <Title order={placed ? 2 : 1} mt={placed && 'xl'} mb="lg">
        {t.heading}
      </Title>
      <OrdersPanel below={<LazyOtherProducts />} />
    </Page>
  );
}
