import { useId, useRef, useState } from 'react';
import type { ComparedProductFragment } from '../../../generated/products-compare.ts';
import { useText } from '../../../lib/language/language.tsx';
import layout from '../../../ui/layout.module.css';
import classes from './compare-table.module.css';
import { FEWEST_COMPARED, removeFromComparison } from '../../../shared/comparison/compared-ids.ts';
import { useOfferBack } from '../../../shared/comparison/use-comparison.ts';
import { areOfOneKind, useCompareRows } from './compare-rows.tsx';
import { ComparedProduct } from './compared-product.tsx';
import { compareText } from './messages.ts';
import { PassingNames } from './passing-names.tsx';

/** A column for each product, with a mark at what is the same. It scrolls within its own box, which the keyboard can reach. */
export function CompareTable(props: {
  products: readonly ComparedProductFragment[];
  onlyDifferences: boolean;
  /** Takes the focus when the last product goes. */
  onEmpty: () => void;
}) {
  const { products, onlyDifferences, onEmpty } = props;
  const t = useText(compareText);
  const offerBack = useOfferBack();
  const captionId = useId();
  const names = useRef<HTMLDivElement>(null);
  const [head, setHead] = useState<Element | null>(null);
  const ofOneKind = areOfOneKind(products);
  const rows = useCompareRows(products, ofOneKind);
  // One product alone differs from nothing.
  const all = !onlyDifferences || products.length < FEWEST_COMPARED;
  const shown = rows.filter(({ differs }) => differs || all);
  const remove = ({ id, title }: ComparedProductFragment): void => {
    // Its own button goes away.
    const index = products.findIndex((product) => product.id === id);
    const buttonsOf = [...(head?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const next = buttonsOf[index + 1] ?? buttonsOf[index - 1];
    if (next) next.focus();
    else onEmpty();
    offerBack(t.removed(title), removeFromComparison(id));
  };
  return (
    <>
      <PassingNames head={head} strip={names} products={products} />
      <div
        className={classes.box}
        role="region"
        aria-labelledby={captionId}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft } }) => {
          if (names.current) names.current.scrollLeft = scrollLeft;
        }}
      >
        <table className={classes.table}>
          <caption id={captionId} className={layout.hidden}>
            {t.table}
          </caption>
          <thead ref={setHead}>
            <tr>
              <th scope="col">
                <span className={classes.name}>{t.product}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <ComparedProduct product={product} onRemove={() => remove(product)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, cell, isSame, best, bestRank }) => (
              <tr key={name}>
                <th scope="row">
                  <span className={classes.name}>
                    {name}
                    {isSame && ' '}
                    {isSame && <span className={classes.same}>{t.same}</span>}
                  </span>
                </th>
                {products.map((product) => {
                  const isBest = best?.rank(product) === bestRank;
                  return (
                    <td key={product.id} className={isBest ? classes.best : undefined}>
                      {cell(product)}
                      {isBest && <span className={classes.mark}>{best?.text}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!ofOneKind && <p className={classes.note}>{t.differentKinds}</p>}
      {shown.length === 0 && (
        <p role="status" className={classes.note}>
          {t.alike}
        </p>
      )}
    </>
  );
}
