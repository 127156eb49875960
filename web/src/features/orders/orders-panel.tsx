import { Skeleton, Stack, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useRef, useState, type ReactNode } from 'react';
import { useOrdersQuery } from '../../generated/orders.ts';
import { useText } from '../../lib/language/language.tsx';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { ordersText } from './messages.ts';
import { LoadError } from '../../ui/views/load-error.tsx';
import IconNone from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { MAX_SEARCH } from '../../../../schema/shop.ts';
import type { OrderStatus } from '../../generated/schema.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useAddress } from '../../lib/hooks/use-address.ts';
import { orderText } from '../../shared/order/messages.ts';
import { OrdersTable } from './orders-table.tsx';

/** The user's orders without a heading, for the orders page and the profile tab. `below` stands below an empty list. */
export function OrdersPanel({ below }: { below?: ReactNode }) {
  const t = useText(ordersText);
  // The shop changes an order's status, so cached orders are shown and requested again.
  const { data, loading, error, refetch } = useOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const orders = data?.orders;
  if (!orders && error && !loading) return <LoadError error={error} onRetry={refetch} fallback={t.contactUs} />;
  if (!orders)
    return (
      <Stack gap="sm" role="status" aria-label={t.loading}>
        {Array.from({ length: 4 }, (_, row) => (
          <Skeleton key={row} h={76} radius="md" />
        ))}
      </Stack>
    );
  if (orders.length >= FILTER_FROM) return <FilteredOrders orders={orders} />;
  if (orders.length > 0) return <OrdersTable orders={orders} />;
  return (
    <>
      <EmptyView icon={<IconPackage aria-hidden />} heading={t.none} text={t.noneText} action={<ExploreLink />} />
      {below}
    </>
  );
}

/** With fewer orders there is nothing to search. */
const FILTER_FROM = 4;

/** In the order of an order's way. */
const STATUSES: readonly OrderStatus[] = ['PENDING', 'PACKED', 'DISPATCHED', 'DELIVERED', 'CANCELLED', 'UNKNOWN'];

/** With a search and a filter, both kept in the address. */
function FilteredOrders({ orders }: { orders: readonly OrderStateFragment[] }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const { read, change } = useAddress();
  const statuses = STATUSES.filter((status) => orders.some((order) => order.status === status));
  // A status that no order has chooses nothing.
  const status = statuses.find((known) => known === read('status'));
  const search = read('find');
  /** As it was typed, with a blank at its end. */
  const [typed, setTyped] = useState(search);
  const field = useRef<HTMLInputElement>(null);
  const shown = orders.filter((order) => (!status || order.status === status) && hasText(order, search));
  const showAll = () => {
    // The button goes away with the message.
    field.current?.focus();
    change({ find: '', status: '' });
  };
  return (
    <>
      <Group role="search" aria-label={t.filters} gap="sm" mb="sm">
        <TextInput
          ref={field}
          type="search"
          aria-label={t.find}
          placeholder={t.findExample}
          leftSection={<IconSearch size={20} aria-hidden />}
          maxLength={MAX_SEARCH}
          flex="1 1 260px"
          value={typed.trim() === search ? typed : search}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            change({ find: value.trim() }, { replace: true });
          }}
        />
        <NativeSelect
          aria-label={terms.columns.status}
          flex="0 1 190px"
          value={status ?? ''}
          data={[
            { value: '', label: t.anyStatus },
            ...statuses.map((value) => ({ value, label: terms.status[value] })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ status: value })}
        />
      </Group>
      <Text role="status" c="dimmed" mb="sm">
        {t.shownOrders(shown.length, orders.length)}
      </Text>
      {shown.length > 0 ? (
        <OrdersTable orders={shown} />
      ) : (
        <EmptyView
          icon={<IconNone aria-hidden />}
          heading={t.noMatch}
          text={t.noMatchText}
          action={
            <Button variant="default" onClick={showAll}>
              {t.showAll}
            </Button>
          }
        />
      )}
    </>
  );
}

/** True: its id or one of its titles has the text. */
const hasText = ({ id, items }: OrderStateFragment, text: string): boolean =>
  [id, ...items.map(({ product }) => product?.title ?? '')].some((words) =>
    words.toLowerCase().includes(text.trim().toLowerCase()),
  );
