import classes from './orders-skeleton.module.css';

/** The list's place while the orders are on the way. */
export function OrdersSkeleton() {
  return (
    <div role="status" aria-label="Loading orders" className={classes.rows}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={classes.row}>
          <span className={`${classes.bone} ${classes.picture}`} />
          <span className={`${classes.bone} ${classes.title}`} />
          <span className={`${classes.bone} ${classes.status}`} />
        </div>
      ))}
    </div>
  );
}
