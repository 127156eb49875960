import { LoadError } from '../../components/load-error.tsx';
import { Amounts, type Summary } from './amounts.tsx';
import classes from './checkout-summary.module.css';

/** What the order costs, beside the steps. */
export function CheckoutSummary(props: {
  summary: Summary | null | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => unknown;
}) {
  const { summary, loading, error, onRetry } = props;
  return (
    <section className={classes.summary} aria-labelledby="summary-heading" aria-busy={loading}>
      <h2 id="summary-heading">Order summary</h2>
      {!summary && !loading ? <LoadError error={error} onRetry={onRetry} /> : <Amounts summary={summary} />}
    </section>
  );
}
