import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../../schema/shop.ts';
import type { CheckoutProductQuery } from '../../generated/checkout.ts';
import { useText } from '../../lib/language/language.tsx';
import { AmountList, Summary } from '../../shared/order/amounts.tsx';
import { pieces, savedAmount } from '../../shared/order/order-amounts.ts';
import { priceOf } from '../../shared/product/for-sale.ts';
import { productText } from '../../shared/product/messages.ts';
import { ProductPicture } from '../../shared/product/product-picture.tsx';
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
    <Summary heading={t.summary} busy={loading}>
      {listed && <CheckoutLines lines={lines} />}
      {!summary && !loading ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : (
        <AmountList
          count={pieces({ items: lines })}
          amounts={summary ?? undefined}
          saved={savedAmount({ items: lines })}
        />
      )}
      {children}
    </Summary>
  );
}

/** The products of an order, with what each line costs. */
export function CheckoutLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const t = useText(checkoutText);
  const shared = useText(productText);
  return (
    <Stack component="ul" gap={18}>
      {lines.map(({ product, quantity, lineTotal }) => (
        <li key={product.id} className={classes.line}>
          <ProductPicture src={product.image} alt="" sizes="64px" />
          <strong>{product.title}</strong>
          <p>{t.line(quantity, priceOf(product, shared))}</p>
          <b>{product.hasPrice ? formatPrice(lineTotal) : shared.priceNotAvailable}</b>
        </li>
      ))}
    </Stack>
  );
}
