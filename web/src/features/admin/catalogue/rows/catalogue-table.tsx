import { columnVisibilityFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type CSSProperties } from 'react';
import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { useLayout } from '../../../../lib/hooks/use-layout.ts';
import { useText } from '../../../../lib/language/language.tsx';
import checkbox from '../../../../ui/form/checkbox.module.css';
import layout from '../../../../ui/layout.module.css';
import { HeadCell } from './head-cell.tsx';
import { CatalogueRow } from './catalogue-row.tsx';
import type { RowActions } from './row-menu.tsx';
import { catalogueText } from '../messages.ts';
import type { RowStore } from '../row-store.ts';
import type { Selection } from '../use-selection.ts';
import { phoneColumns } from './phone-facts.ts';
import { editedFieldsOf, useCellFocus } from './use-cell-focus.ts';
import type { Edits } from './use-edits.ts';
import { COLUMN_KEYS, type ColumnKey, type Look } from '../view.ts';
import classes from './table.module.css';

const ROW_PX = { normal: 60, compact: 44 } as const;
const TALL_ROW_PX = 96; // on a phone the title stands above the numbers
const PROBLEM_PX = 44;
const HEAD_PX = 49; // stays over the rows
const EDGES_PX = 2;
const OVERSCAN = 10;

/** All columns have cells. */
const WIDE = { cells: undefined, facts: [], factsPx: 0 } as const;

const features = tableFeatures({ columnVisibilityFeature });

/** The whole list, of which only the rows in sight are in the document. */
export function CatalogueTable(props: {
  store: RowStore;
  total: number;
  look: Look;
  busy: boolean;
  edits: Edits;
  selection: Selection;
  onSort: (order: string) => void;
  actions: RowActions;
}) {
  const { store, total, look, busy, edits, selection, onSort, actions } = props;
  const t = useText(catalogueText);
  const frame = useRef<HTMLDivElement>(null);
  const isPhone = useLayout() === 'phone';
  const { cells, facts, factsPx } = isPhone ? phoneColumns(look.columns) : WIDE;
  const isTall = isPhone && (look.density === 'normal' || facts.length > 0);
  const rowPx = isTall ? TALL_ROW_PX + factsPx : ROW_PX[look.density];
  const problemAt = (index: number) => edits.problemOf(store.at(index)?.id ?? '');
  // Its answers change without a new object, so nothing of this component may be memoized.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: (index) => rowPx + (problemAt(index) ? PROBLEM_PX : 0),
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_PX,
    useFlushSync: false,
  });
  useEffect(() => rows.measure(), [rows, rowPx, edits.problems]);

  const items = rows.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const passed = useRef(0);
  useEffect(() => {
    if (!first || !last) return;
    // What goes by faster than a screenful a frame is not read: on the way to the end nobody sees it.
    const goesBy = rows.isScrolling && Math.abs(first.index - passed.current) > last.index - first.index;
    passed.current = first.index;
    if (!goesBy) store.need(first.index, last.index);
  });

  const table = useTable({
    features,
    columns: COLUMN_KEYS.map((key): ColumnDef<typeof features, StaffRowFragment> => ({ id: key, header: key })),
    data: items.flatMap(({ index }) => store.at(index) ?? []),
    getRowId: ({ id }) => id,
    state: {
      columnVisibility: Object.fromEntries(COLUMN_KEYS.map((key) => [key, (cells ?? look.columns).includes(key)])),
    },
  });
  const columns = table.getVisibleLeafColumns().map(({ id }) => id as ColumnKey);
  const focus = useCellFocus({
    frame,
    fields: editedFieldsOf(columns),
    total,
    scrollTo: (index) => rows.scrollToIndex(index),
  });

  const spacer = (px: number) =>
    px > 0 && (
      <tr aria-hidden className={classes.spacer}>
        <td colSpan={columns.length + 2} style={{ height: px }} />
      </tr>
    );
  return (
    <div
      ref={frame}
      className={classes.frame}
      style={
        {
          '--whole': `${rows.getTotalSize() + HEAD_PX + EDGES_PX}px`,
          '--facts': `${factsPx}px`,
        } as CSSProperties
      }
      data-density={isTall ? 'normal' : look.density}
      data-tall={isTall || undefined}
      aria-busy={busy}
      tabIndex={0}
      role="region"
      aria-label={t.table}
    >
      <table className={classes.table} aria-rowcount={total + 1} aria-colcount={columns.length + 2}>
        <caption className={layout.hidden}>{t.caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={classes.check}>
              <input
                type="checkbox"
                className={checkbox.box}
                aria-label={t.selectAll(total)}
                checked={total > 0 && selection.size >= total}
                ref={(box) => {
                  if (box) box.indeterminate = selection.size > 0 && selection.size < total;
                }}
                aria-busy={selection.isReading}
                onChange={({ currentTarget: { checked } }) => (checked ? selection.addAll() : selection.clear())}
              />
            </th>
            {columns.map((key) => (
              <HeadCell key={key} column={key} order={look.order} onSort={onSort} />
            ))}
            <th scope="col">
              <span className={layout.hidden}>{t.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {spacer(first?.start ?? 0)}
          {items.map(({ index }) => (
            <CatalogueRow
              key={index}
              index={index}
              row={store.at(index)}
              columns={columns}
              facts={facts}
              edits={edits}
              focus={focus}
              selection={selection}
              actions={actions}
            />
          ))}
          {spacer(last ? rows.getTotalSize() - last.end : 0)}
        </tbody>
      </table>
    </div>
  );
}
