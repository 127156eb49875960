import { formatPrice } from '../../../../schema/shop.ts';
import { AmountList } from '../../ui/amount-list.tsx';
import { pieces, savedAmount } from '../../shared/order/order-amounts.ts';
import { Saved } from '../../shared/order/saved.tsx';
import type { CheckoutProductQuery } from '../../generated/checkout.ts';
import type { CheckoutLine } from './checkout-line.ts';
import classes from './amounts.module.css';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { checkoutText } from './messages.ts';

/** Amounts in rupees. */
export type Summary = NonNullable<CheckoutProductQuery['checkoutSummary']>;

const ROWS = ['itemsPrice', 'shipping', 'tax', 'payable'] as const;

/** What is to pay comes from the gateway. Skeleton bars are shown until it arrives. */
export function Amounts({ summary, lines }: { summary: Summary | null | undefined; lines: readonly CheckoutLine[] }) {
  const t = useText(checkoutText);
  const { itemCount } = useText(orderText);
  const shown = (amount: number | undefined) =>
    amount === undefined ? <span className={classes.bone} /> : formatPrice(amount);
  const name = (amount: (typeof ROWS)[number]) =>
    amount === 'itemsPrice' ? `${t.amounts.itemsPrice} (${itemCount(pieces({ items: lines }))})` : t.amounts[amount];
  return (
    <>
      <AmountList rows={ROWS.map((amount) => [name(amount), shown(summary?.[amount])])} />
      <Saved amount={savedAmount({ items: lines })} />
    </>
  );
}
