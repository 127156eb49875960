import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import classes from './data-table.module.css';

/** How a column that can be sorted is sorted at present; null: the list has another order. */
export interface ColumnSort {
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
}

export interface Column<Row> {
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  sort?: ColumnSort;
  /** As narrow as its content. */
  narrow?: boolean;
  /** On a card the cell takes the whole width, without its header. */
  lead?: boolean;
}

/** A table with headers that sort; where there is too little room for it, every row is a card. */
export function DataTable<Row>(props: {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Absent while they are on the way for the first time. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** True while other rows are on the way: the present ones stay, dimmed. */
  busy?: boolean;
  /** Rows to keep a place for. */
  places: number;
  /** Its rows need much room: they are cards on a tablet as well. */
  wide?: boolean;
}) {
  const { caption, columns, rows, rowKey, busy = false, places, wide = false } = props;
  // Drawn as cards, elements of a table would lose their roles.
  return (
    <div className={classes.place} data-wide={wide || undefined}>
      <div className={classes.frame} data-busy={busy || undefined} aria-busy={busy || !rows}>
        <table role="table" className={classes.table}>
          <caption className={layout.hidden}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ header, sort, narrow }) => (
                <th
                  key={header}
                  role="columnheader"
                  scope="col"
                  data-narrow={narrow || undefined}
                  data-sortable={sort ? true : undefined}
                  aria-sort={sort ? (sort.direction ?? 'none') : undefined}
                >
                  {sort ? <SortButton header={header} {...sort} /> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows ? rows.map(row) : Array.from({ length: places }, (_, index) => bones(index))}
          </tbody>
        </table>
      </div>
    </div>
  );

  function row(shown: Row, index: number) {
    return (
      <tr key={rowKey(shown)} role="row">
        {columns.map(({ header, cell, narrow, lead }) => (
          <td
            key={header}
            role="cell"
            data-header={header}
            data-narrow={narrow || undefined}
            data-lead={lead || undefined}
          >
            {cell(shown, index)}
          </td>
        ))}
      </tr>
    );
  }

  function bones(index: number) {
    return (
      <tr key={index} role="row">
        {columns.map(({ header, narrow, lead }) => (
          <td key={header} role="cell" data-narrow={narrow || undefined} data-lead={lead || undefined}>
            <span className={classes.bone} />
          </td>
        ))}
      </tr>
    );
  }
}

function SortButton({ header, direction, onSort }: { header: string } & ColumnSort) {
  const SortIcon = direction === null ? IconSelector : direction === 'ascending' ? IconUp : IconDown;
  return (
    <button type="button" className={classes.sort} onClick={onSort}>
      {header}
      <SortIcon size={16} stroke={2} aria-hidden />
    </button>
  );
}
