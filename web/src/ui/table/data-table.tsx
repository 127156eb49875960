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
import { Paper, Skeleton, Table, UnstyledButton } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import '../../theme/mantine-late.css';
import layout from '../layout.module.css';
import classes from './table.module.css';

/** Search, sort and CSV use `value`; `cell` is what is shown. */
export interface Column<Row> {
  /** The column's name in the address. */
  key: string;
  header: string;
  /** What the head shows in place of `header`, but on cards. `shown`: the rows of the page. */
  head?: ReactNode | ((shown: readonly Row[]) => ReactNode);
  /** Absent for a column of controls: not searched, not sorted, not in the CSV. */
  value?: (row: Row) => string | number;
  /** What the CSV has in place of the value, each in a column of its own. */
  file?: readonly { header: string; value: (row: Row) => string | number }[];
  /** Defaults to the value. `index`: the row's position in the whole list, from 0. */
  cell?: (row: Row, index: number) => ReactNode;
  narrow?: boolean;
  /** In a table the numbers of a column end below each other. */
  number?: boolean;
  /** A table is without it where there is no room for all. */
  spare?: boolean;
  /**
   * On a card of a phone, where a cell has its header and a line of its own: `lead` begins the card, with `start` before and `corner`
   * behind it; below, `half` shares its line; `bare`, without the header, and `named` are as wide as their text; `line` has no header;
   * `end` stands at the end of its line; `off` is not there.
   */
  card?: 'lead' | 'start' | 'corner' | 'half' | 'bare' | 'named' | 'line' | 'end' | 'off';
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

type RowModel<Row extends object> = ReactTable<typeof features, Row>;

/** More columns than this stand closer. */
const MANY = 7;

/** Controls, and the cells of a column that has nothing else: who misses one of these means it. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, form, [data-narrow]';

/** Whether a press means the row as a whole: neither a control of it, nor the end of a text that was selected. */
function isOnRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false;
  // React hands on what happens in dialogs of the row, too.
  return currentTarget.contains(target) && !target.closest(CONTROLS) && (getSelection()?.isCollapsed ?? true);
}

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
  /** True if the server has already searched and sorted the rows. */
  served: boolean;
}): RowModel<Row> {
  const { columns, rows, search, order, served } = options;
  return useTable({
    features,
    columns: columns.map(columnDef),
    data: rows,
    getRowId: ({ id }) => id,
    state: {
      globalFilter: search,
      sorting: order ? [{ id: order.replace(/^-/, ''), desc: order.startsWith('-') }] : [],
    },
    manualFiltering: served,
    manualSorting: served,
    getColumnCanGlobalFilter: ({ accessorFn }) => accessorFn !== undefined,
    globalFilterFn: (row, columnId, wanted: string) =>
      String(row.getValue(columnId)).toLowerCase().includes(wanted.toLowerCase()),
  });
}

/** On a phone each row is a card. */
export function DataTable<Row extends { id: string }>(props: {
  caption: string;
  columns: readonly Column<Row>[];
  model: RowModel<Row>;
  /** Index of the first row, in the model and in the whole list. */
  from: { inModel: number; inList: number };
  size: number;
  /** True: shows placeholders. */
  loading?: boolean;
  /** True while other rows load: the present ones are dimmed. */
  busy?: boolean;
  /** Absent: nobody sorts. */
  sorting?: { canSort: (order: string) => boolean; onSort: (order: string) => void };
  /** For a press on a row, beside its controls. One of them does the same, for keyboards. */
  onOpen?: ((row: Row) => void) | undefined;
}) {
  const { caption, columns, model, from, size, loading = false, busy = false, sorting, onOpen } = props;
  const isPhone = useLayout() === 'phone';
  const shown = model
    .getRowModel()
    .rows.slice(from.inModel, from.inModel + size)
    .map(({ original }) => original);
  const cellOf = ({ key, header, narrow, number, spare, card }: Column<Row>) => ({
    'data-column': key,
    'data-header': loading ? undefined : header,
    'data-narrow': narrow || undefined,
    'data-number': number || undefined,
    'data-spare': spare || undefined,
    'data-card': card,
  });
  // Explicit roles, because table elements that are styled as cards lose theirs.
  return (
    <Paper withBorder mt="sm" opacity={busy ? 0.55 : 1} className={classes.frame} aria-busy={busy || loading}>
      <Table
        role="table"
        aria-label={caption}
        className={classes.table}
        fz="md"
        tabularNums
        highlightOnHover
        highlightOnHoverColor="var(--sunk)"
        horizontalSpacing={columns.length > MANY ? 6 : 'clamp(6px, 1vw, 16px)'}
        verticalSpacing="xs"
      >
        {/* On a phone it names the columns for screen readers alone. The filters' select sorts. */}
        <Table.Thead role="rowgroup" className={isPhone ? layout.hidden : undefined}>
          <Table.Tr role="row">
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                model={model}
                shown={shown}
                onSort={!isPhone && sorting?.canSort(column.key) ? sorting.onSort : undefined}
                isPlain={isPhone}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {loading
            ? Array.from({ length: size }, (_, index) => (
                <Table.Tr key={index} role="row">
                  {columns.map((column) => (
                    <Table.Td key={column.key} role="cell" {...cellOf(column)}>
                      <Skeleton height={40} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))
            : shown.map((row, index) => (
                <Table.Tr
                  key={row.id}
                  role="row"
                  data-opens={onOpen !== undefined || undefined}
                  onClick={onOpen && ((event) => isOnRow(event) && onOpen(row))}
                >
                  {columns.map((column) => (
                    <Table.Td key={column.key} role="cell" {...cellOf(column)}>
                      {column.cell?.(row, from.inList + index) ?? column.value?.(row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function HeaderCell<Row extends object>(props: {
  column: Column<Row>;
  model: RowModel<Row>;
  shown: readonly Row[];
  /** True: the name alone. */
  isPlain: boolean;
  onSort: ((order: string) => void) | undefined;
}) {
  const { column, model, shown, isPlain, onSort } = props;
  const { key, header, head, narrow, number, spare } = column;
  const sorted = model.getColumn(key)?.getIsSorted() || 'none';
  const SortIcon = { asc: IconUp, desc: IconDown, none: IconSelector }[sorted];
  const sort = () => {
    const next = model.getColumn(key)?.getNextSortingOrder();
    onSort?.(next ? `${next === 'desc' ? '-' : ''}${key}` : '');
  };
  return (
    <Table.Th
      role="columnheader"
      scope="col"
      h={48}
      py={2}
      fz="sm"
      c={sorted === 'none' ? 'dimmed' : 'var(--brand-strong)'}
      data-narrow={narrow || undefined}
      data-number={number || undefined}
      data-spare={spare || undefined}
      aria-sort={onSort && ({ asc: 'ascending', desc: 'descending', none: 'none' } as const)[sorted]}
    >
      {onSort ? (
        <UnstyledButton className={classes.sort} onClick={sort}>
          {header}
          <SortIcon size={16} stroke={2} aria-hidden />
        </UnstyledButton>
      ) : isPlain ? (
        header
      ) : (
        ((typeof head === 'function' ? head(shown) : head) ?? header)
      )}
    </Table.Th>
  );
}
