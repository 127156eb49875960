import page from './detail-page.module.css';
import classes from './detail-skeleton.module.css';

/** The product's place while it is on the way. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label="Loading the product" className={page.columns}>
      <div className={`${classes.bone} ${classes.picture}`} />
      <div className={classes.lines}>
        <div className={`${classes.bone} ${classes.brand}`} />
        <div className={`${classes.bone} ${classes.title}`} />
        <div className={`${classes.bone} ${classes.rating}`} />
        <div className={`${classes.bone} ${classes.price}`} />
        <div className={`${classes.bone} ${classes.text}`} />
      </div>
    </div>
  );
}
