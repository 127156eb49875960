import page from './checkout.module.css';
import classes from './checkout-skeleton.module.css';

/** The checkout's place while it is on the way. */
export function CheckoutSkeleton() {
  return (
    <div role="status" aria-label="Loading the checkout" className={page.columns}>
      <div className={classes.lines}>
        <div className={`${classes.bone} ${classes.steps}`} />
        <div className={`${classes.bone} ${classes.form}`} />
      </div>
      <div className={`${classes.bone} ${classes.summary}`} />
    </div>
  );
}
