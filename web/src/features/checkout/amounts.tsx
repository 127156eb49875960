import { formatPrice } from '../../../../schema/shop.ts';
import { AmountList } from '../../ui/amount-list.tsx';
import type { CheckoutProductQuery } from '../../generated/checkout.ts';
import classes from './amounts.module.css';

/** Amounts in rupees. */
export type Summary = NonNullable<CheckoutProductQuery['checkoutSummary']>;

const ROWS = [
  ['Items price', 'itemsPrice'],
  ['Shipping', 'shipping'],
  ['Tax', 'tax'],
  ['Payable', 'payable'],
] as const;

/** All amounts come from the gateway. Skeleton bars are shown until they arrive. */
export function Amounts({ summary }: { summary: Summary | null | undefined }) {
  const shown = (amount: number | undefined) =>
    amount === undefined ? <span className={classes.bone} /> : formatPrice(amount);
  return <AmountList rows={ROWS.map(([name, amount]) => [name, shown(summary?.[amount])])} />;
}
