import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import classes from './amounts.module.css';
import { Panel } from '../../ui/panel.tsx';
import { orderText } from './messages.ts';

/** Beside a cart, or the steps of a checkout (`classes.withSummary`); in narrow windows below. */
export const Summary = ({ busy, ...panel }: { heading: string; busy?: boolean; children: ReactNode }) => (
  <Panel withBorder p={{ base: 'lg', sm: 'xl' }} gap={18} aria-busy={busy} {...panel} />
);

/** In rupees. */
interface Amounts {
  itemsPrice: number;
  shipping: number;
  tax: number;
  payable: number;
}

/** What a cart or an order comes to, and what somebody saves. */
export function AmountList(props: {
  /** Quantities added up. */
  count: number;
  /** Undefined while they are not known. */
  amounts: Amounts | undefined;
  /** What is in the cart or the order, but not in the amounts. */
  notCounted?: readonly string[];
  /** What the last row says in place of 'Payable'. */
  total?: string;
  /** In rupees. */
  saved?: number;
}) {
  const t = useText(orderText);
  const { count, amounts, notCounted = [], total = t.payable, saved = 0 } = props;
  const priceOf = (name: keyof Amounts) =>
    amounts ? formatPrice(amounts[name]) : <Skeleton component="span" w={72} h="1em" />;
  const rows = [
    [`${t.productsTotal} (${t.itemCount(count)})`, priceOf('itemsPrice')],
    ...notCounted.map((name) => [name, t.notCounted] as const),
    [t.shipping, priceOf('shipping')],
    [t.tax, priceOf('tax')],
  ] as const;
  return (
    <>
      <Stack component="dl" gap="sm" m={0} className={classes.amounts}>
        {rows.map(([name, amount]) => (
          <Group key={name} justify="space-between" align="baseline" wrap="nowrap">
            <Text component="dt" c="dimmed">
              {name}
            </Text>
            <dd>{amount}</dd>
          </Group>
        ))}
        <Group justify="space-between" align="baseline" pt="md" mt={6} className={classes.total}>
          <dt>{total}</dt>
          <dd>{priceOf('payable')}</dd>
        </Group>
      </Stack>
      {saved > 0 && (
        <Paper component="p" radius="sm" px="md" py="sm" fw={650} bg="var(--brand-soft)" c="var(--brand-strong)">
          {t.saved(formatPrice(saved))}
        </Paper>
      )}
    </>
  );
}

/** What leads on: part of a summary in wide windows, in others a bar that stays at the window's bottom with the amount. */
export function PayBar(props: { payable: number | undefined; className?: string; children: ReactNode }) {
  const t = useText(orderText);
  const { payable, className = '', children } = props;
  return (
    <div className={`${classes.bar} ${className}`}>
      {/* The summary says it already. */}
      <p className={classes.amount} aria-hidden="true">
        {t.payable}
        <strong>{payable === undefined ? '…' : formatPrice(payable)}</strong>
      </p>
      {children}
    </div>
  );
}
