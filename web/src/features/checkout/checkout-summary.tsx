import { LoadError } from '../../ui/views/load-error.tsx';
import { Amounts, type Summary } from './amounts.tsx';
import classes from './checkout-summary.module.css';

/** What an order costs, as far as that is known. */
export interface CheckoutCost {
  summary: Summary | null | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => unknown;
}

/** What the order costs, beside the steps. */
export function CheckoutSummary({ summary, loading, error, onRetry }: CheckoutCost) {
  return (
    <section className={classes.summary} aria-labelledby="summary-heading" aria-busy={loading}>
      <h2 id="summary-heading">Order summary</h2>
      {!summary && !loading ? <LoadError error={error} onRetry={onRetry} /> : <Amounts summary={summary} />}
    </section>
  );
}
