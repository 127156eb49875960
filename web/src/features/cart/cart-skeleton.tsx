import { useText } from '../../lib/language/language.tsx';
import row from './cart-item-row.module.css';
import page from './cart-page.module.css';
import classes from './cart-skeleton.module.css';
import { cartText } from './messages.ts';

/** Two lines and a summary, in the shape of a cart. */
export function CartSkeleton() {
  const t = useText(cartText);
  return (
    <div role="status" aria-label={t.loading} className={page.columns}>
      <div className={page.list}>
        {[1, 2].map((place) => (
          <div key={place} className={row.row}>
            <div className={`${classes.bone} ${classes.picture} ${row.picture}`} />
            <div className={row.words}>
              <div className={`${classes.bone} ${classes.title}`} />
              <div className={`${classes.bone} ${classes.price}`} />
            </div>
            <div className={`${row.actions} ${classes.actions}`}>
              <div className={`${classes.bone} ${classes.stepper}`} />
            </div>
            <div className={`${classes.bone} ${classes.total} ${row.total}`} />
          </div>
        ))}
      </div>
      <div className={`${classes.bone} ${classes.summary}`} />
    </div>
  );
}
