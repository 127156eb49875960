import { Skeleton, Stack } from '@mantine/core';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import type { ComponentType } from 'react';
import { useOrdersQuery } from '../../generated/orders.ts';
import { useText } from '../../lib/language/language.tsx';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { ordersText } from './messages.ts';
import { OrdersError } from './orders-error.tsx';
import { OrdersList } from './orders-list.tsx';

/** The user's orders without a heading, for the orders page and the profile tab. `below` stands below an empty list. */
export function OrdersPanel({ below: Below }: { below?: ComponentType }) {
  const t = useText(ordersText);
  // The shop changes an order's status, so cached orders are shown and requested again.
  const { data, loading, error, refetch } = useOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const orders = data?.orders;
  if (!orders && error && !loading) return <OrdersError error={error} onRetry={refetch} />;
  if (!orders)
    return (
      <Stack gap="sm" role="status" aria-label={t.loading}>
        {Array.from({ length: 4 }, (_, row) => (
          <Skeleton key={row} h={76} radius="md" />
        ))}
      </Stack>
    );
  if (orders.length > 0) return <OrdersList orders={orders} />;
  return (
    <>
      <EmptyView icon={<IconPackage aria-hidden />} heading={t.none} text={t.noneText} action={<ExploreLink />} />
      {Below && <Below />}
    </>
  );
}
