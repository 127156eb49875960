import { Paper, Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../../schema/shop.ts';
import type { CheckoutProductQuery } from '../../generated/checkout.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { pieces, savedAmount } from '../../shared/order/order-amounts.ts';
import { Saved } from '../../shared/order/saved.tsx';
import { priceOf } from '../../shared/product/for-sale.ts';
import { productText } from '../../shared/product/messages.ts';
import { ProductPicture } from '../../shared/product/product-picture.tsx';
import { AmountList } from '../../ui/amount-list.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import classes from './checkout.module.css';
import { checkoutText } from './messages.ts';

/** A product to order. `lineTotal` is in rupees, from the gateway. */
export interface CheckoutLine {
  product: NonNullable<CheckoutProductQuery['product']>;
  quantity: number;
  lineTotal: number;
}

/** The state of the query for the amounts, which are in rupees. */
export interface CheckoutCost {
  summary: CheckoutProductQuery['checkoutSummary'] | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => unknown;
}

/** `listed`: `lines` stand above the amounts. `children` stand below them. */
export function CheckoutSummary(
  props: CheckoutCost & { lines: readonly CheckoutLine[]; listed?: boolean; children?: ReactNode },
) {
  const t = useText(checkoutText);
  const { summary, loading, error, onRetry, lines, listed = false, children } = props;
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      p={{ base: 'lg', sm: 'xl' }}
      className={classes.summary}
      aria-labelledby="summary-heading"
      aria-busy={loading}
    >
      <Title order={2} id="summary-heading">
        {t.summary}
      </Title>
      {listed && <CheckoutLines lines={lines} />}
      {!summary && !loading ? <LoadError error={error} onRetry={onRetry} /> : <Amounts {...{ summary, lines }} />}
      {children}
    </Paper>
  );
}

const ROWS = ['itemsPrice', 'shipping', 'tax', 'payable'] as const;

/** What is to pay comes from the gateway. */
function Amounts({ summary, lines }: { summary: CheckoutCost['summary']; lines: readonly CheckoutLine[] }) {
  const t = useText(checkoutText);
  const { itemCount } = useText(orderText);
  const name = (amount: (typeof ROWS)[number]) =>
    amount === 'itemsPrice' ? `${t.amounts.itemsPrice} (${itemCount(pieces({ items: lines }))})` : t.amounts[amount];
  return (
    <>
      <AmountList
        rows={ROWS.map((amount) => [
          name(amount),
          summary ? formatPrice(summary[amount]) : <Skeleton key={amount} component="span" w={72} h="1em" />,
        ])}
      />
      <Saved amount={savedAmount({ items: lines })} />
    </>
  );
}

/** The products of an order, with what each line costs. */
export function CheckoutLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const t = useText(checkoutText);
  const shared = useText(productText);
  return (
    <ul className={classes.lines}>
      {lines.map(({ product, quantity, lineTotal }) => (
        <li key={product.id} className={classes.line}>
          <ProductPicture src={product.image} alt="" sizes="64px" />
          <strong>{product.title}</strong>
          <p>{t.line(quantity, priceOf(product, shared))}</p>
          <b>{product.hasPrice ? formatPrice(lineTotal) : shared.priceNotAvailable}</b>
        </li>
      ))}
    </ul>
  );
}
