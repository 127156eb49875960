import { formatPrice } from '../../../../schema/shop.ts';
import type { CheckoutProductQuery } from '../../generated/checkout.ts';
import classes from './amounts.module.css';

/** What an order costs, in rupees. */
export type Summary = NonNullable<CheckoutProductQuery['checkoutSummary']>;

const ROWS = [
  ['Items price', 'itemsPrice'],
  ['Shipping', 'shipping'],
  ['Tax', 'tax'],
  ['Payable', 'payable'],
] as const;

/** Every amount is the gateway's, the browser computes no money; bars stand there until the gateway has said it. */
export function Amounts({ summary }: { summary: Summary | null | undefined }) {
  return (
    <dl className={classes.amounts}>
      {ROWS.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{summary ? formatPrice(summary[amount]) : <span className={classes.bone} />}</dd>
        </div>
      ))}
    </dl>
  );
}
