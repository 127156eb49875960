import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../../schema/shop.ts';
import type { Part, TableList } from '../../../ui/table/table-list.ts';

/** Rows on a page of the super admin's tables. */
export const ROWS_PER_PAGE = 10;

/** Pages that are read at a time, where all are needed. */
const PAGES_AT_ONCE = 4;

/** A page of the gateway's list. */
interface ListPage<Row> {
  items: Row[];
  pageInfo: Part;
}

/** What a query of one page came to, as Apollo's hooks give it. */
interface PageQuery<Row> {
  /** Undefined until the first page is here; the page before, as long as the one asked for is on the way. */
  page: ListPage<Row> | undefined;
  busy: boolean;
  error: unknown;
  reload: () => unknown;
  /** Reads these pages, and stores the list that `join` makes of the one that is here and of them. */
  readOn: (pages: number[], join: (pages: ListPage<Row>[]) => ListPage<Row>) => Promise<void>;
}

/** The page of the gateway's list, 50 rows each, that holds a page of the table. */
export function gatewayPage(tablePage: number): number {
  return Math.ceil((tablePage * ROWS_PER_PAGE) / MAX_PAGE_SIZE);
}

/**
 * A list that is read page by page as it is looked at. With `whole` the pages after the first follow, a few at a time: only then
 * can the browser do what the gateway cannot. That suits thousands of rows, not millions.
 */
export function useList<Row extends { id: string }>(query: PageQuery<Row>, whole: boolean): TableList<Row> {
  const { page, busy, error, reload, readOn } = query;
  const [restError, setRestError] = useState<unknown>();
  const info = page?.pageInfo;
  const next = whole && !busy && info?.hasNextPage ? info.page + 1 : null;

  const read = useEffectEvent((from: number) => {
    const end = Math.min(from + PAGES_AT_ONCE - 1, info?.totalPages ?? Infinity);
    const pages = Array.from({ length: end - from + 1 }, (_, index) => from + index);
    readOn(pages, joinPages).catch(setRestError);
  });
  useEffect(() => {
    if (next !== null && restError === undefined) read(next);
  }, [next, restError]);

  // A page that others were joined to holds all from the first.
  const joined = page !== undefined && page.items.length > MAX_PAGE_SIZE;
  const complete = info !== undefined && !info.hasNextPage && (info.page === 1 || joined);
  return {
    rows: page?.items,
    part: info && !whole && !complete ? { ...info, page: joined ? 1 : info.page } : undefined,
    busy,
    error,
    reload,
    rest: whole ? { complete: complete && !busy, error: restError, retry: () => setRestError(undefined) } : undefined,
  };
}

/** Pages as one, each row once: a row that is added meanwhile pushes another one to the next page. */
function joinPages<Row extends { id: string }>(pages: ListPage<Row>[]): ListPage<Row> {
  const last = pages.find(({ pageInfo }) => !pageInfo.hasNextPage) ?? pages.at(-1);
  if (!last) throw new Error('There is no page to join.');
  const rows = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return { ...last, items: [...rows.values()] };
}
