import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { restockText } from './messages.ts';
import { RestockRow } from './restock-row.tsx';
import classes from './restock.module.css';
import { SaveAllBar } from './save-all-bar.tsx';
import type { Restock } from './use-restock.ts';

/** Products with few units or none, each with a field for its stock. */
export function RestockList(props: {
  heading: string;
  restock: Restock;
  /** How many there are, where that is known. */
  total?: number | undefined;
  /** True: there may be more than `total`. */
  isLeast?: boolean;
  /** True: all of a tab, whose heading stands above the card. */
  isTab?: boolean;
  /** The whole list, in the catalogue. */
  leadsTo: string;
  error?: unknown;
  onRetry?: () => unknown;
}) {
  const t = useText(restockText);
  const { heading, restock, total = 0, isLeast = false, isTab, leadsTo, error, onRetry } = props;
  const { products, rows } = restock;
  const headingId = useId();
  const tidy = useEffectEvent(() => restock.tidy());
  useLayoutEffect(() => tidy(), []);
  return (
    <section className={isTab ? classes.tab : classes.restock} aria-labelledby={headingId}>
      <header className={classes.header}>
        <h2 id={headingId}>{heading}</h2>
        {/* Those that are kept, but have enough now, are none of the total. */}
        <p>{products && total > products.length && (isLeast ? t.firstOfMany : t.firstOf)(products.length, total)}</p>
        <Link to={leadsTo} className={buttons.secondary}>
          {total === 0 || isLeast ? t.showAll : t.showAllOf(total)}
        </Link>
      </header>
      {!rows && error !== undefined && onRetry && <LoadError error={error} onRetry={onRetry} />}
      {!rows && error === undefined && <p className={classes.note}>{t.loading}</p>}
      {rows?.length === 0 && <p className={classes.note}>{t.none}</p>}
      {rows && rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <RestockRow key={row.id} product={row} restock={restock} />
          ))}
        </ul>
      )}
      {rows && <SaveAllBar rows={rows} restock={restock} />}
    </section>
  );
}
