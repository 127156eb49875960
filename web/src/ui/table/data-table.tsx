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
import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import classes from './data-table.module.css';

/** One column. Search, order and CSV read its plain value; `cell` is how people see it. */
export interface Column<Row> {
  /** The column's name in the address. */
  key: string;
  header: string;
  /** Absent: the column holds controls only, and is neither searched nor sorted nor in the CSV. */
  value?: (row: Row) => string | number;
  /** Absent: the value. `place` is the row's place in the whole list, from 0. */
  cell?: (row: Row, place: number) => ReactNode;
  /** As narrow as its content. */
  narrow?: boolean;
  /** On a card the cell takes the whole width, without its header. */
  lead?: boolean;
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** The rows of a table, with the order that they are in. */
export type RowModel<Row extends object> = ReactTable<typeof features, Row>;

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

/** The rows with the search text in any column, in that order ('total', '-total'; empty: their own). */
export function useRowModel<Row extends { id: string }>(options: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  search: string;
  order: string;
  /** What the server has done already. */
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

/** A table with headers that sort; where there is too little room for it, every row is a card. */
export function DataTable<Row extends object>(props: {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  model: RowModel<Row>;
  /** Place of the first row to show: in the model, and in the whole list. */
  from: { inModel: number; inList: number };
  /** Rows to show at most. */
  size: number;
  /** True while there are no rows to show yet: their places are kept. */
  loading: boolean;
  /** True while other rows are on the way: the present ones stay, dimmed. */
  busy: boolean;
  /** Its rows need much room: they are cards on a tablet as well. */
  wide: boolean;
  /** Is called with the order that a header leads to; absent for a column that does not sort. */
  onSort: (column: Column<Row>) => ((order: string) => void) | undefined;
}) {
  const { caption, columns, model, from, size, loading, busy, wide, onSort } = props;
  const shown = model.getRowModel().rows.slice(from.inModel, from.inModel + size);
  // Drawn as cards, elements of a table would lose their roles.
  return (
    <div className={classes.place} data-wide={wide || undefined}>
      <div className={classes.frame} data-busy={busy || undefined} aria-busy={busy || loading}>
        <table role="table" className={classes.table}>
          <caption className={layout.hidden}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} model={model} onSort={onSort(column)} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {loading
              ? Array.from({ length: size }, (_, index) => row(index, () => <span className={classes.bone} />))
              : shown.map(({ id, original }, index) =>
                  row(id, ({ cell, value }) => cell?.(original, from.inList + index) ?? value?.(original)),
                )}
          </tbody>
        </table>
      </div>
    </div>
  );

  function row(id: string | number, content: (column: Column<Row>) => ReactNode) {
    return (
      <tr key={id} role="row">
        {columns.map((column) => (
          <td
            key={column.key}
            role="cell"
            data-header={loading ? undefined : column.header}
            data-narrow={column.narrow || undefined}
            data-lead={column.lead || undefined}
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
  onSort: ((order: string) => void) | undefined;
}) {
  const { column, model, onSort } = props;
  const { key, header, narrow } = column;
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
      data-narrow={narrow || undefined}
      data-sortable={onSort ? true : undefined}
      aria-sort={onSort && ({ asc: 'ascending', desc: 'descending', none: 'none' } as const)[sorted]}
    >
      {onSort ? (
        <button type="button" className={classes.sort} onClick={sort}>
          {header}
          <SortIcon size={16} stroke={2} aria-hidden />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
