import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { FEWEST_COMPARED, MOST_COMPARED } from '../../../shared/comparison/compared-ids.ts';
import { useClearComparison } from '../../../shared/comparison/use-comparison.ts';
import buttons from '../../../ui/buttons.module.css';
import { AddProduct } from './add-product.tsx';
import classes from './compare-frame.module.css';
import { compareText } from './messages.ts';

const FIT_A_PHONE = 2;

/** What stands around the table, also while that loads: nothing moves when it comes. */
export function CompareFrame(props: {
  /** How many products the table has, or will have. */
  count: number;
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  children: ReactNode;
}) {
  const { count, onlyDifferences, onOnlyDifferences, children } = props;
  const t = useText(compareText);
  const clear = useClearComparison();
  // One product alone differs from nothing.
  const canDiffer = count >= FEWEST_COMPARED;
  return (
    <>
      <div className={classes.tools}>
        {canDiffer && (
          <label className={classes.only}>
            <input
              type="checkbox"
              role="switch"
              checked={onlyDifferences}
              onChange={({ currentTarget }) => onOnlyDifferences(currentTarget.checked)}
            />
            {t.onlyDifferences}
          </label>
        )}
        <button type="button" className={buttons.quiet} onClick={clear}>
          {t.clearAll}
        </button>
      </div>
      {count > FIT_A_PHONE && <p className={classes.scroll}>{t.scroll(count)}</p>}
      <div className={classes.sides} data-products={count}>
        <div className={classes.whole}>{children}</div>
        {count < MOST_COMPARED && <AddProduct alone={!canDiffer} />}
      </div>
    </>
  );
}
