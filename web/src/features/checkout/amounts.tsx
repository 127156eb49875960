import { formatPrice } from '../../../../schema/shop.ts';
import { AmountList } from '../../ui/amount-list.tsx';
import type { CheckoutProductQuery } from '../../generated/checkout.ts';
import classes from './amounts.module.css';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { checkoutText } from './messages.ts';

/** Amounts in rupees. */
export type Summary = NonNullable<CheckoutProductQuery['checkoutSummary']>;

const ROWS = ['itemsPrice', 'shipping', 'tax', 'payable'] as const;

/** All amounts come from the gateway. Skeleton bars are shown until they arrive. `count`: quantities added up. */
export function Amounts({ summary, count }: { summary: Summary | null | undefined; count: number }) {
  const t = useText(checkoutText);
  const { itemCount } = useText(orderText);
  const shown = (amount: number | undefined) =>
    amount === undefined ? <span className={classes.bone} /> : formatPrice(amount);
  const name = (amount: (typeof ROWS)[number]) =>
    amount === 'itemsPrice' ? `${t.amounts.itemsPrice} (${itemCount(count)})` : t.amounts[amount];
  return <AmountList rows={ROWS.map((amount) => [name(amount), shown(summary?.[amount])])} />;
}
