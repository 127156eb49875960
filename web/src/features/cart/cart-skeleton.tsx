import { useText } from '../../lib/language/language.tsx';
import row from './cart-item-row.module.css';
import classes from './cart-page.module.css';
import cartSkeletonClasses from './cart-skeleton.module.css';
import { cartText } from './messages.ts';

/** Two lines and a summary, in the shape of a cart. */
export function CartSkeleton() {
  const t = useText(cartText);
  return (
    <div role="status" aria-label={t.loading} className={classes.columns}>
      <div className={classes.list}>
        {[1, 2].map((place) => (
          <div key={place} className={row.row}>
            <div className={`${cartSkeletonClasses.bone} ${cartSkeletonClasses.picture} ${row.picture}`} />
            <div className={row.words}>
              <div className={`${cartSkeletonClasses.bone} ${cartSkeletonClasses.title}`} />
              <div className={`${cartSkeletonClasses.bone} ${cartSkeletonClasses.price}`} />
            </div>
          </div>
        ))}
      </div>
      <div className={`${cartSkeletonClasses.bone} ${cartSkeletonClasses.summary}`} />
    </div>
  );
}
