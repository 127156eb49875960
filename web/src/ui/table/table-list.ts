import type { Column } from './data-table.tsx';

/** A page of the server's list; pages count from 1. */
export interface Part {
  page: number;
  pageSize: number;
  totalPages: number | null;
  hasNextPage: boolean;
  /** Rows on all pages; absent: not known. */
  total?: number | undefined;
  /** Rows without search and filters; absent: not known. */
  all?: number;
  /** What of the list is on the page, where a row can stand for several; absent: as many as there are rows. */
  held?: number;
}

export interface TableList<Row> {
  rows: readonly Row[] | undefined;
  /** Set if `rows` is one page of a list that the server has searched and sorted. */
  part?: Part | undefined;
  /** True if the server has searched the rows. */
  searched?: boolean;
  /** True if the server has sorted the rows. */
  sorted?: boolean;
  /** True if the server has left out rows, so that no rows does not mean an empty list. */
  narrowed?: boolean;
  busy?: boolean;
  error: unknown;
  reload: () => unknown;
  /** Loading of the remaining rows, if the browser needs all of them; absent: `rows` is complete. */
  rest?: { complete: boolean; error: unknown; retry: () => void } | undefined;
  /** Starts to load all rows into `rows`. The CSV needs this or `readAll` if there is a `part`. */
  loadAll?: () => void;
  /** All rows of the list, in its order, for the CSV. */
  readAll?: () => Promise<readonly Row[]>;
}

/** The sort order in the address: 'total' ascending, '-total' descending; '' if it is not on offer. */
export function readOrder<Row>(slug: string, columns: readonly Column<Row>[], orders?: readonly string[]): string {
  const known = columns.some(({ key, value }) => value && key === slug.replace(/^-/, ''));
  return known && (orders?.includes(slug) ?? true) ? slug : '';
}

/** The table's last page, for an address that is past it. */
export function lastPage(part: Part, rowCount: number, rowsPerPage: number): number {
  const tablePages = part.pageSize / rowsPerPage;
  const before = (part.page - 1) * tablePages;
  if (rowCount > 0) return before + Math.ceil(rowCount / rowsPerPage);
  return Math.max(1, part.totalPages === null ? before : part.totalPages * tablePages);
}
