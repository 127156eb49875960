import type { ReactNode } from 'react';
import classes from './product-card-skeleton.module.css';

/** As large as a product card, so that nothing shifts when the product arrives. */
export function ProductCardSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.card} aria-hidden="true">
      <div className={`${classes.bone} ${classes.picture}`} />
      <div className={classes.words}>
        <div className={`${classes.bone} ${classes.brand}`} />
        <div className={`${classes.bone} ${classes.title}`} />
        <div className={`${classes.bone} ${classes.rest}`} />
        <div className={`${classes.bone} ${classes.price}`} />
        <div className={`${classes.bone} ${classes.rating}`} />
      </div>
      {children}
    </div>
  );
}
