import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import type { MouseEventHandler, ReactNode } from 'react';
import layout from '../layout.module.css';
import { isOnRow } from './row-press.ts';
import classes from './data-table.module.css';
import cards from './card-cells.module.css';

/** Search, sort and CSV use `value`; `cell` is what is shown. */
export interface Column<Row> {
  /** The column's name in the address. */
  key: string;
  header: string;
  /** What the head shows in place of `header`, which then is its name on cards only. `shown`: the rows of the page. */
  head?: ReactNode | ((shown: readonly Row[]) => ReactNode);
  /** Absent for a column of controls: not searched, not sorted, not in the CSV. */
  value?: (row: Row) => string | number;
  /** What the CSV has in place of the value, each in a column of its own. */
  file?: readonly { header: string; value: (row: Row) => string | number }[];
  /** Defaults to the value. `index`: the row's position in the whole list, from 0. */
  cell?: (row: Row, index: number) => ReactNode;
  narrow?: boolean;
  /** In a wide table the numbers of a column end below each other. */
  number?: boolean;
  /** A table is without it where there is no room for all; cards have it. */
  spare?: boolean;
  /** On a card: shares its line with the column before or after it. */
  half?: boolean;
  /** On a card: full width, without the header. */
  lead?: boolean;
  /**
   * On a card: `bare` without its name and `named` with it, both as wide as their text; `line` without its name, across the card;
   * `corner` beside the lead; `end` at the end of its line; `off` not at all.
   */
  card?: 'bare' | 'named' | 'line' | 'corner' | 'end' | 'off';
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type RowModel<Row extends object> = ReactTable<typeof features, Row>;

/** More columns than this stand closer. */
export const MANY = 7;

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

function columnDef<Row extends object>({ key, header, value }: Column<Row>): ColumnDef<typeof features, Row> {
  if (!value) return { id: key, header };
  return {
    id: key,
    header,
    accessorFn: value,
    sortDescFirst: false,
    sortFn: (a, b) => compare(value(a.original), value(b.original)),
  };
}

/** The rows with `search` in any column, sorted by `order`: 'total', '-total', or '' for none. */
export function useRowModel<Row extends { id: string }>(options: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  search: string;
  order: string;
  /** True if the server has already searched or sorted the rows. */
  searched: boolean;
  sorted: boolean;
}): RowModel<Row> {
  const { columns, rows, search, order, searched, sorted } = options;
  return useTable({
    features,
    columns: columns.map(columnDef),
    data: rows,
    getRowId: ({ id }) => id,
    state: {
      globalFilter: search,
      sorting: order ? [{ id: order.replace(/^-/, ''), desc: order.startsWith('-') }] : [],
    },
    manualFiltering: searched,
    manualSorting: sorted,
    getColumnCanGlobalFilter: ({ accessorFn }) => accessorFn !== undefined,
    globalFilterFn: (row, columnId, wanted: string) =>
      String(row.getValue(columnId)).toLowerCase().includes(wanted.toLowerCase()),
  });
}

export function DataTable<Row extends { id: string }>(props: {
  caption: string;
  columns: readonly Column<Row>[];
  model: RowModel<Row>;
  /** Index of the first row, in the model and in the whole list. */
  from: { inModel: number; inList: number };
  size: number;
  /** True: shows placeholders. */
  loading: boolean;
  /** True while other rows load: the present ones are dimmed. */
  busy: boolean;
  /** True: rows stand close together. */
  canSort: (order: string) => boolean;
  onSort: (order: string) => void;
  /** For a press on a row, beside its controls. One of them does the same, for keyboards. */
  onOpen: ((row: Row) => void) | undefined;
}) {
  const { caption, columns, model, from, size, loading, busy, canSort, onSort, onOpen } = props;
  const shown = model
    .getRowModel()
    .rows.slice(from.inModel, from.inModel + size)
    .map(({ original }) => original);
  // Explicit roles, because table elements that are styled as cards lose theirs.
  return (
    <div className={classes.frame} data-busy={busy || undefined} aria-busy={busy || loading}>
      <table role="table" className={`${classes.table} ${cards.table}`}>
        <caption className={layout.hidden}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                model={model}
                shown={shown}
                onSort={canSort(column.key) ? onSort : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {loading
            ? Array.from({ length: size }, (_, index) => row(index, () => <span className={classes.bone} />))
            : shown.map((original, index) =>
                row(
                  original.id,
                  ({ cell, value }) => cell?.(original, from.inList + index) ?? value?.(original),
                  onOpen && ((event) => isOnRow(event) && onOpen(original)),
                ),
              )}
        </tbody>
      </table>
    </div>
  );

  function row(
    id: string | number,
    content: (column: Column<Row>) => ReactNode,
    onClick?: MouseEventHandler<HTMLTableRowElement>,
  ) {
    return (
      <tr key={id} role="row" data-opens={onClick !== undefined || undefined} onClick={onClick}>
        {columns.map((column) => (
          <td
            key={column.key}
            role="cell"
            data-column={column.key}
            data-header={loading ? undefined : column.header}
            data-narrow={column.narrow || undefined}
            data-number={column.number || undefined}
            data-spare={column.spare || undefined}
            data-half={column.half || undefined}
            data-lead={column.lead || undefined}
            data-card={column.card}
          >
            {content(column)}
          </td>
        ))}
      </tr>
    );
  }
}

function HeaderCell<Row extends object>(props: {
  column: Column<Row>;
  model: RowModel<Row>;
  shown: readonly Row[];
  onSort: ((order: string) => void) | undefined;
}) {
  const { column, model, shown, onSort } = props;
  const { key, header, head, narrow, number, spare } = column;
  const sorted = model.getColumn(key)?.getIsSorted() || 'none';
  const SortIcon = { asc: IconUp, desc: IconDown, none: IconSelector }[sorted];
  const sort = () => {
    const next = model.getColumn(key)?.getNextSortingOrder();
    onSort?.(next ? `${next === 'desc' ? '-' : ''}${key}` : '');
  };
  return (
    <th
      role="columnheader"
      scope="col"
      data-column={key}
      data-narrow={narrow || undefined}
      data-number={number || undefined}
      data-spare={spare || undefined}
      aria-label={onSort && header}
      aria-sort={onSort && ({ asc: 'ascending', desc: 'descending', none: 'none' } as const)[sorted]}
    >
      {onSort ? (
        <span className={classes.sort}>
          {header}
          <button type="button" aria-label={header} onClick={sort}>
            <SortIcon size={16} stroke={2} aria-hidden />
          </button>
        </span>
      ) : (
        ((typeof head === 'function' ? head(shown) : head) ?? header)
      )}
    </th>
  );
}
