import { Button, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { orderText } from '../../shared/order/messages.ts';
import { Saved } from '../../shared/order/saved.tsx';
import { AmountList } from '../../ui/amount-list.tsx';
import bottom from '../../ui/amount-list.module.css';
import classes from './cart.module.css';
import { cartText } from './messages.ts';

/** In rupees. */
type Amounts = Omit<CartStateFragment['summary'], '__typename'>;

/** What an order of the cart comes to today. `children`: the way to order. */
export function CartSummary(props: {
  /** Quantities added up. */
  count: number;
  summary: Amounts;
  /** In rupees. */
  saved: number;
  note: string;
  children: ReactNode;
}) {
  const t = useText(cartText);
  const { count, summary, saved, note, children } = props;
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      p={{ base: 'lg', md: 'xl' }}
      className={classes.summary}
      aria-labelledby="cart-summary"
    >
      <Title order={2} id="cart-summary">
        {t.summary}
      </Title>
      <CartAmounts count={count} amounts={summary} />
      <Saved amount={saved} />
      <Text size="sm" c="dimmed">
        {note}
      </Text>
      <div className={bottom.bar}>
        {/* Said above already. */}
        <p className={bottom.amount} aria-hidden="true">
          {t.payable}
          <strong>{formatPrice(summary.payable)}</strong>
        </p>
        {children}
      </div>
      <Button component={Link} to={paths.products} variant="subtle" color="gray">
        {t.goOn}
      </Button>
    </Paper>
  );
}

/** What a cart comes to. `count`: quantities added up. */
export function CartAmounts({ count, amounts }: { count: number; amounts: Amounts }) {
  const t = useText(cartText);
  const terms = useText(orderText);
  return (
    <AmountList
      rows={[
        [t.itemsPrice(terms.itemCount(count)), formatPrice(amounts.itemsPrice)],
        ...(amounts.isTotalWhole ? [] : [[terms.unpricedProduct, terms.notCounted] as const]),
        [t.shipping, formatPrice(amounts.shipping)],
        [t.tax, formatPrice(amounts.tax)],
        [t.payable, formatPrice(amounts.payable)],
      ]}
    />
  );
}
