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
}

export interface TableList<Row> {
  rows: readonly Row[] | undefined;
  /** Set if `rows` is one page of a list. */
  part?: Part | undefined;
  /** True if the server searches and sorts the rows, and the browser does not. */
  served?: boolean;
  /** True if the server has left out rows, so that no rows does not mean an empty list. */
  narrowed?: boolean;
  busy?: boolean;
  error: unknown;
  reload: () => unknown;
  /** All rows of the list, in its order, where `rows` can be a part of it. The CSV and a choice of all need this. */
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
