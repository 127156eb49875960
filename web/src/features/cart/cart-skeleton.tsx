import page from './cart-page.module.css';
import row from './cart-item-row.module.css';
import classes from './cart-skeleton.module.css';

/** The cart's place while it is on the way. */
export function CartSkeleton() {
  return (
    <div role="status" aria-label="Loading your cart" className={page.columns}>
      <div className={page.list}>
        {[1, 2].map((place) => (
          <div key={place} className={row.row}>
            <div className={`${classes.bone} ${classes.picture} ${row.picture}`} />
            <div className={row.words}>
              <div className={`${classes.bone} ${classes.title}`} />
              <div className={`${classes.bone} ${classes.price}`} />
            </div>
          </div>
        ))}
      </div>
      <div className={`${classes.bone} ${classes.summary}`} />
    </div>
  );
}
