import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../../schema/shop.ts';
import type { Part, TableList } from '../../../ui/table/table-list.ts';

/** The search's name in the URL. */
export const SEARCH = 'q';

/** How many pages are requested in parallel. */
const PAGES_AT_ONCE = 4;

interface ListPage<Row> {
  items: Row[];
  pageInfo: Part;
}

/** The state of a query for one page, as Apollo's hooks return it. */
interface PageQuery<Row> {
  /** Undefined until the first response; the previous page while another one loads. */
  page: ListPage<Row> | undefined;
  busy: boolean;
  error: unknown;
  reload: () => unknown;
  /** Requests these pages and writes the result of `join`, of the current page and these, to the cache. */
  fetchPages: (pages: number[], join: (pages: ListPage<Row>[]) => ListPage<Row>) => Promise<void>;
}

/** The gateway's page (50 rows) that contains a page of the table. */
export function gatewayPage(tablePage: number, rowsPerPage: number): number {
  return Math.ceil((tablePage * rowsPerPage) / MAX_PAGE_SIZE);
}

/**
 * The rows of a paginated query. With `readAll` all pages are loaded, for a file or a selection. This works for thousands of rows, not
 * for millions.
 */
export function useList<Row extends { id: string }>(query: PageQuery<Row>, readAll: boolean): TableList<Row> {
  const { page, busy, error, reload, fetchPages } = query;
  const [restError, setRestError] = useState<unknown>();
  const info = page?.pageInfo;
  const next = readAll && !busy && info?.hasNextPage ? info.page + 1 : null;

  const read = useEffectEvent((from: number) => {
    const end = Math.min(from + PAGES_AT_ONCE - 1, info?.totalPages ?? Infinity);
    const pages = Array.from({ length: end - from + 1 }, (_, index) => from + index);
    fetchPages(pages, joinPages).catch(setRestError);
  });
  useEffect(() => {
    if (next !== null && restError === undefined) read(next);
  }, [next, restError]);

  // Joined pages always start at page 1.
  const joined = page !== undefined && page.items.length > MAX_PAGE_SIZE;
  const complete = info !== undefined && !info.hasNextPage && (info.page === 1 || joined);
  return {
    rows: page?.items,
    part: info && !readAll && !complete ? { ...info, page: joined ? 1 : info.page } : undefined,
    busy,
    error,
    reload,
    rest: readAll ? { complete: complete && !busy, error: restError, retry: () => setRestError(undefined) } : undefined,
  };
}

/** Joins pages without duplicates: a row added between two requests moves another row to the next page. */
function joinPages<Row extends { id: string }>(pages: ListPage<Row>[]): ListPage<Row> {
  const last = pages.find(({ pageInfo }) => !pageInfo.hasNextPage) ?? pages.at(-1);
  if (!last) throw new Error('There is no page to join.');
  const rows = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return { ...last, items: [...rows.values()] };
}
