import classes from './orders-skeleton.module.css';
import table from './orders-table.module.css';

/** The list's place while the orders are on the way. */
export function OrdersSkeleton() {
  return (
    <div role="status" aria-label="Loading orders" className={table.frame}>
      <div className={classes.rows}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={table.bones}>
            <span className={`${classes.bone} ${classes.number} ${table.number}`} />
            <div className={`${classes.products} ${table.products}`}>
              <span className={`${classes.bone} ${classes.facts}`} />
              <span className={`${classes.bone} ${classes.picture}`} />
            </div>
            <div className={`${classes.order} ${table.order}`}>
              <span className={`${classes.bone} ${classes.id}`} />
            </div>
            <span className={`${classes.bone} ${classes.status} ${table.status}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
