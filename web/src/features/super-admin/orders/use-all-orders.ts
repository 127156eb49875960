import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../../schema/shop.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import {
  useAllOrdersQuery,
  type AllOrdersQuery,
  type AllOrdersQueryVariables,
  type StaffOrderFragment,
} from '../../../generated/super-admin-orders.ts';
import { useRowsPerPage } from '../../../ui/table/rows-per-page.ts';
import type { TableList } from '../../../ui/table/table-list.ts';
import type { OrdersView } from './orders-view.ts';

type OrdersPage = NonNullable<AllOrdersQuery['allOrders']>;

/** How many pages are requested in parallel. */
const PAGES_AT_ONCE = 4;

/**
 * The orders of all customers, filtered and sorted by the gateway. `loadAll` reads all pages, for a file or a selection, which works for
 * thousands of orders, not for millions. `known`: also those that have left the filter since they were read.
 */
export function useAllOrders(view: OrdersView, page: number) {
  const name = nameOf(view);
  const rowsPerPage = useRowsPerPage();
  const [readAllOf, setReadAllOf] = useState<string>();
  const [restError, setRestError] = useState<unknown>();
  const readAll = readAllOf === name;
  // The gateway's page (50 rows) that contains the table's page.
  const gatewayPage = readAll ? 1 : Math.ceil((page * rowsPerPage) / MAX_PAGE_SIZE);
  const { data, previousData, loading, error, refetch, fetchMore, updateQuery } = useAllOrdersQuery({
    variables: { ...view, page: gatewayPage, pageSize: MAX_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    // The orders can be worked when the accounts cannot be read.
    errorPolicy: 'all',
  });
  const shown = (data ?? previousData)?.allOrders ?? undefined;
  const busy = !data && loading;
  const info = shown?.pageInfo;

  const next = readAll && !busy && info?.hasNextPage ? info.page + 1 : null;
  const readFrom = async (from: number): Promise<void> => {
    const end = Math.min(from + PAGES_AT_ONCE - 1, info?.totalPages ?? Infinity);
    const pages = Array.from({ length: end - from + 1 }, (_, index) => from + index);
    const responses = await Promise.all(pages.map((each) => fetchMore({ variables: { page: each } })));
    const read = responses.flatMap(({ data: response }) => response?.allOrders ?? []);
    updateQuery((_, current) => {
      // The filter may have changed since the request.
      if (!current.complete || nameOf(current.variables) !== name) return undefined;
      const known = current.previousData.allOrders;
      return known ? { ...current.previousData, allOrders: joined([known, ...read]) } : undefined;
    });
  };
  const readOn = useEffectEvent((from: number) => void readFrom(from).catch(setRestError));
  useEffect(() => {
    if (next !== null && restError === undefined) readOn(next);
  }, [next, restError]);

  // Joined pages always start at page 1.
  const isJoined = shown !== undefined && shown.items.length > MAX_PAGE_SIZE;
  const complete = info !== undefined && !info.hasNextPage && (info.page === 1 || isJoined);
  const known = shown?.items ?? [];
  // An order whose status changed leaves the filtered list, and its count, without a refetch.
  const left = known.filter(({ status }) => view.status !== undefined && status !== view.status);
  const isPart = shown !== undefined && !readAll && !complete;
  const list: TableList<StaffOrderFragment> = {
    rows: shown?.items.filter((order) => !left.includes(order)),
    part: isPart
      ? { ...shown.pageInfo, page: isJoined ? 1 : shown.pageInfo.page, total: shown.total - left.length }
      : undefined,
    busy,
    error,
    reload: refetch,
    rest: readAll ? { complete: complete && !busy, error: restError, retry: () => setRestError(undefined) } : undefined,
    searched: true,
    sorted: true,
    narrowed: view.status !== undefined || Object.keys(view.filter).length > 0,
    loadAll: () => setReadAllOf(name),
  };
  return { list, known, countOf: useStatusCounts(shown) };
}

const nameOf = (variables: Partial<AllOrdersQueryVariables> = {}): string => {
  const { status, filter, sort, descending } = variables;
  return JSON.stringify([status, filter, sort, descending]);
};

/** Joins pages without duplicates: an order added between two requests moves another one to the next page. */
function joined(pages: [OrdersPage, ...OrdersPage[]]): OrdersPage {
  const { pageInfo } = pages.find((page) => !page.pageInfo.hasNextPage) ?? pages.at(-1) ?? pages[0];
  const orders = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return { ...pages[0], pageInfo, items: [...orders.values()] };
}

/** How many orders of the filter have each status. The counts follow orders that have moved since they were read. */
function useStatusCounts(page: OrdersPage | undefined): ((status: OrderStatus) => number) | undefined {
  const [read, setRead] = useState(page);
  const counts = page?.statusCounts;
  if (read?.statusCounts !== counts) setRead(page);
  if (!counts) return undefined;
  const before = new Map(read?.items.map(({ id, status }) => [id, status]));
  const moved = page.items.filter(({ id, status }) => before.has(id) && before.get(id) !== status);
  return (wanted) => {
    const counted = counts.find(({ status }) => status === wanted)?.count ?? 0;
    const came = moved.filter(({ status }) => status === wanted).length;
    const left = moved.filter(({ id }) => before.get(id) === wanted).length;
    return counted + came - left;
  };
}
