import { formatPrice } from '../../../../schema/shop.ts';
import { AmountList } from '../../ui/amount-list.tsx';
import type { CheckoutProductQuery } from '../../generated/checkout.ts';
import classes from './amounts.module.css';
import { useText } from '../../lib/language/language.tsx';
import { checkoutText } from './messages.ts';

/** Amounts in rupees. */
export type Summary = NonNullable<CheckoutProductQuery['checkoutSummary']>;

const ROWS = ['itemsPrice', 'shipping', 'tax', 'payable'] as const;

/** All amounts come from the gateway. Skeleton bars are shown until they arrive. */
export function Amounts({ summary }: { summary: Summary | null | undefined }) {
  const t = useText(checkoutText);
  const shown = (amount: number | undefined) =>
    amount === undefined ? <span className={classes.bone} /> : formatPrice(amount);
  return <AmountList rows={ROWS.map((amount) => [t.amounts[amount], shown(summary?.[amount])])} />;
}
