import { Button, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import { useOrdersQuery } from '../../generated/orders.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderPath } from '../../lib/paths.ts';
import { Facts } from '../../shared/order/facts.tsx';
import { ItemPicture } from '../../shared/order/item-picture.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { pieces, savedAmount, totalText } from '../../shared/order/order-amounts.ts';
import { paymentValue } from '../../shared/order/payment-options.ts';
import { placedOrderIn } from '../../shared/order/placed-order.ts';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import '../../theme/mantine-late.css';
import { ordersText } from './messages.ts';
import { CopiedId } from '../../shared/order/order-id.tsx';
import classes from './order.module.css';
import { PrintButton } from './print-button.tsx';

type Address = NonNullable<OrderStateFragment['deliveryAddress']>;

/** The order that the checkout has just placed. Undefined on other visits, or once the order is gone. */
export function usePlacedOrder(): OrderStateFragment | undefined {
  const id = placedOrderIn(useLocation().state);
  // The list asks for the orders.
  const { data } = useOrdersQuery({ fetchPolicy: 'cache-only', skip: id === undefined });
  const order = data?.orders?.find((known) => known.id === id);
  return order?.status === 'CANCELLED' ? undefined : order;
}

/** In the order of an envelope. */
const placeOf = ({ address, block, city, state, postalCode }: Address): string =>
  [address, block, city, `${state} ${postalCode}`].filter(Boolean).join(', ');

/** Confirms it, as the heading of the page. */
export function PlacedOrder({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the router, which focuses the screen that it has opened.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const saved = savedAmount(order);
  const to = order.deliveryAddress;
  const paid = paymentValue(order.paymentMethod);
  const facts = [
    [terms.columns.id, <CopiedId id={order.id} />],
    [terms.payable, totalText(order.total, order.isTotalWhole, terms)],
    [terms.items, pieces(order)],
    ...(paid ? [[terms.paymentMethod, terms.payment[paid]] as const] : []),
    ...(to ? [[terms.deliveryAddress, placeOf(to)] as const] : []),
  ] as const;
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      bg="var(--brand-soft)"
      p={{ base: 'md', sm: 'xl' }}
      mb="xl"
      className={classes.placed}
      aria-labelledby="placed-heading"
    >
      <Stack align="flex-start">
        <ThemeIcon size={56} radius="xl">
          <IconCheck aria-hidden />
        </ThemeIcon>
        <Title id="placed-heading" ref={heading} tabIndex={-1}>
          {t.placed}
        </Title>
        <p>{t.placedText}</p>
        {saved > 0 && (
          <Text fw={650} c="var(--brand-strong)">
            {terms.saved(formatPrice(saved))}
          </Text>
        )}
        <ItemPictures items={order.items} />
        <Group gap="sm">
          <Button component={Link} to={orderPath(order.id)}>
            {t.followOrder}
          </Button>
          <PrintButton order={order} />
          <ExploreLink beside />
        </Group>
      </Stack>
      <Paper p={{ base: 'md', sm: 'lg' }}>
        <Facts facts={facts} />
      </Paper>
    </Paper>
  );
}

const MOST = 3;

/** An order's first products, each with its title, and how many more there are: two at least, since one has room in that line's place. */
export function ItemPictures({ items }: { items: OrderStateFragment['items'] }) {
  const t = useText(orderText);
  const shown = items.length === MOST + 1 ? items : items.slice(0, MOST);
  const others = items.length - shown.length;
  return (
    <ul className={classes.items} aria-label={t.products}>
      {shown.map(({ id, product }) => (
        <li key={id} className={classes.item}>
          <ItemPicture product={product} sizes="64px" />
          <span>{product?.title ?? t.deletedProduct}</span>
        </li>
      ))}
      {others > 0 && <li>{t.more(others)}</li>}
    </ul>
  );
}
