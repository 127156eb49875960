import { storedValue } from '../../../lib/browser-storage.ts';
import { useText } from '../../../lib/language/language.tsx';
import toolbar from '../../../ui/table/toolbar.module.css';
import { ordersText } from '../messages.ts';
import { FILTER_FROM } from './orders-filter.ts';
import classes from './orders-skeleton.module.css';
import { ordersClasses as table } from './orders-classes.ts';

/** How many orders this tab has shown last. */
const seen = storedValue('ordersSeen', (found) => (typeof found === 'number' ? found : null), 'sessionStorage');

export const rememberOrders = (count: number): void => seen.write(count);

const MOST_ROWS = 4;
const { bone } = classes;

/** In the shape of the list that is likely: with a search, if there was one last time or nobody knows. */
export function OrdersSkeleton() {
  const t = useText(ordersText);
  const count = seen.read() ?? FILTER_FROM;
  return (
    <div role="status" aria-label={t.loading} className={table.frame}>
      {count >= FILTER_FROM && (
        <>
          <div className={toolbar.toolbar}>
            <span className={`${bone} ${classes.search} ${toolbar.search}`} />
            <span className={`${bone} ${classes.filter} ${toolbar.filter}`} />
          </div>
          <span className={`${bone} ${classes.count}`} />
        </>
      )}
      <div className={classes.rows}>
        {Array.from({ length: Math.min(Math.max(count, 1), MOST_ROWS) }, (_, row) => (
          <div key={row} className={table.bones}>
            <span className={`${bone} ${classes.number} ${table.number}`} />
            <div className={`${classes.products} ${table.products}`}>
              <span className={`${bone} ${classes.facts}`} />
              <span className={classes.product}>
                <span className={`${bone} ${classes.picture}`} />
                <span className={`${bone} ${classes.title}`} />
              </span>
            </div>
            <div className={`${classes.order} ${table.order}`}>
              <span className={`${bone} ${classes.id}`} />
            </div>
            <span className={`${bone} ${classes.status} ${table.status}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
