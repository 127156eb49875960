import classes from './order-spinner.module.css';

/** Turns for the first 2 s, and as long as the order is on the way (specification, section 2). */
export function OrderSpinner() {
  return (
    <div className={classes.place} role="status">
      <span className={classes.spinner} aria-hidden="true" />
      <p>Loading order details...</p>
    </div>
  );
}
