import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { labelOf } from '../../../../../../schema/product-fields.ts';
import { formatPrice } from '../../../../../../schema/shop.ts';
import { useText } from '../../../../lib/language/language.tsx';
import layout from '../../../../ui/layout.module.css';
import { uiText } from '../../../../ui/messages.ts';
import { shownCategory } from '../../edit/product-draft.ts';
import { catalogueText } from '../messages.ts';
import { changesText } from './messages.ts';
import { fieldsOf, isNew, largeChangeOf, type Change, type ChangedField } from './plan.ts';
import type { Run } from '../../../../shared/many-changes/run.ts';
import classes from './changes-table.module.css';

const ROW_PX = 52;

const shownValue = (field: ChangedField, value: string | number | undefined): string => {
  if (typeof value === 'number' && field !== 'stock') return formatPrice(value);
  return field === 'category' ? shownCategory(String(value ?? '')) : String(value ?? '');
};

/** What a field was, unless the product is new, and what it becomes. */
function Changed({ change: { before, after }, field }: { change: Change; field: ChangedField }) {
  const t = useText(changesText);
  return (
    <span className={classes.change}>
      {labelOf(field)}:{' '}
      {field in before && (
        <>
          <del>{shownValue(field, before[field])}</del> <span className={layout.hidden}>{t.becomes}</span>
          <span aria-hidden>→</span>{' '}
        </>
      )}
      <ins>{shownValue(field, after[field] ?? undefined)}</ins>
    </span>
  );
}

/** Every change, with what was before; during and after a run with how it went. Only those in sight are in the document. */
export function ChangesTable({ changes, run }: { changes: readonly Change[]; run: Run<Change> | undefined }) {
  const t = useText(changesText);
  const { largeChange: remark } = useText(catalogueText);
  const ui = useText(uiText);
  const frame = useRef<HTMLDivElement>(null);
  // Its answers change without a new object, so nothing of this component may be memoized.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer({
    count: changes.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    useFlushSync: false,
  });
  const items = rows.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const spacer = (px: number) =>
    px > 0 && (
      <tr aria-hidden>
        <td colSpan={3} style={{ height: px }} className={classes.spacer} />
      </tr>
    );
  const outcomeText = (change: Change): string => {
    if (change.problem) return ui.problem(change.problem);
    const outcome = run?.outcomeOf(change.id);
    if (!outcome) return isNew(change) ? t.isNew : t.planned;
    if (outcome.state === 'done' && isNew(change)) return t.added;
    return outcome.state === 'failed' ? t.failed(outcome.reason) : t.states[outcome.state];
  };
  const remarkOf = (change: Change): string | undefined => {
    if (run) return undefined;
    const large = largeChangeOf(change);
    if (change.below !== undefined) return t.below(change.below.toLocaleString('en-IN'));
    if (large) return remark[large];
    return change.isTwin ? t.twin : undefined;
  };
  // Explicit roles, because on a phone the rows are blocks.
  return (
    <div ref={frame} className={classes.frame} tabIndex={0} role="region" aria-label={t.changes}>
      <table role="table" className={classes.table} aria-rowcount={changes.length + 1}>
        <caption className={layout.hidden}>{t.changes}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t.product}
            </th>
            <th role="columnheader" scope="col">
              {t.change}
            </th>
            <th role="columnheader" scope="col">
              {t.outcome}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {spacer(first?.start ?? 0)}
          {items.map(({ index }) => {
            const change = changes[index];
            const said = change && remarkOf(change);
            return (
              change && (
                <tr
                  role="row"
                  key={change.id}
                  ref={rows.measureElement}
                  data-index={index}
                  data-large={said ? true : undefined}
                  aria-rowindex={index + 2}
                >
                  <th role="rowheader" scope="row">
                    {change.title}
                  </th>
                  <td role="cell">
                    <span className={isNew(change) ? classes.facts : undefined}>
                      {fieldsOf(change).map((field) => (
                        <Changed key={field} change={change} field={field} />
                      ))}
                    </span>
                    {said && <span className={classes.remark}>{said}</span>}
                  </td>
                  <td
                    role="cell"
                    data-bad={Boolean(change.problem) || run?.outcomeOf(change.id).state === 'failed' || undefined}
                  >
                    {outcomeText(change)}
                  </td>
                </tr>
              )
            );
          })}
          {spacer(last ? rows.getTotalSize() - last.end : 0)}
        </tbody>
      </table>
    </div>
  );
}
