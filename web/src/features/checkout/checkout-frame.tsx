import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import { LoadError } from '../../ui/views/load-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './checkout.module.css';
import checkoutSkeletonClasses from './checkout-skeleton.module.css';
import { useText } from '../../lib/language/language.tsx';
import { checkoutText } from './messages.ts';

/** The checkout page with its heading. Without children it shows a skeleton or the error. */
export function CheckoutFrame(props: {
  children?: ReactNode;
  loading?: boolean;
  error?: unknown;
  onRetry?: () => unknown;
}) {
  const t = useText(checkoutText);
  const { children, loading, error, onRetry } = props;
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title={t.title} />
      <h1 className={classes.heading}>{t.title}</h1>
      {children ?? (loading || !onRetry ? <CheckoutSkeleton /> : <LoadError error={error} onRetry={onRetry} />)}
    </div>
  );
}

function CheckoutSkeleton() {
  const t = useText(checkoutText);
  return (
    <div role="status" aria-label={t.loading} className={classes.columns}>
      <div className={checkoutSkeletonClasses.lines}>
        <div className={`${checkoutSkeletonClasses.bone} ${checkoutSkeletonClasses.steps}`} />
        <div className={`${checkoutSkeletonClasses.bone} ${checkoutSkeletonClasses.form}`} />
      </div>
      <div className={`${checkoutSkeletonClasses.bone} ${checkoutSkeletonClasses.summary}`} />
    </div>
  );
}
