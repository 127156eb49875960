import type { Column } from './data-table.tsx';

/** Where a page of the server's list stands in it; pages count from 1. */
export interface Part {
  page: number;
  pageSize: number;
  totalPages: number | null;
  hasNextPage: boolean;
}

/** The rows behind a table: all of them, or one page of the server's list. */
export interface TableList<Row> {
  /** Undefined until the first rows are here. */
  rows: readonly Row[] | undefined;
  /** Present: `rows` is this page of the server's list, which the server has searched and sorted. */
  part?: Part | undefined;
  /** True where the server has searched the rows, however many they are. */
  searched?: boolean;
  /** True where the server has left rows out, so that no rows does not mean an empty list. */
  narrowed?: boolean;
  /** True while other rows are on the way. */
  busy?: boolean;
  error: unknown;
  reload: () => unknown;
  /** The rows that follow, while the browser needs all of them; absent: `rows` is complete. */
  rest?: { complete: boolean; error: unknown; retry: () => void } | undefined;
  /** Starts to load all rows. Needed for the CSV where there is a `part`. */
  loadAll?: () => void;
}

/** An order as the address has it: 'total' upwards, '-total' downwards; empty for one that is not offered. */
export function readOrder<Row>(slug: string, columns: readonly Column<Row>[], orders?: readonly string[]): string {
  const known = columns.some(({ key, value }) => value && key === slug.replace(/^-/, ''));
  return known && (orders?.includes(slug) ?? true) ? slug : '';
}

/** The page of the table to lead to from one beyond the end. */
export function lastPage(part: Part, rowCount: number, rowsPerPage: number): number {
  const tablePages = part.pageSize / rowsPerPage;
  const before = (part.page - 1) * tablePages;
  if (rowCount > 0) return before + Math.ceil(rowCount / rowsPerPage);
  return Math.max(1, part.totalPages === null ? before : part.totalPages * tablePages);
}
