import { useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../../schema/shop.ts';
import {
  useAllOrdersQuery,
  type AllOrdersQueryVariables,
  type StaffOrderFragment,
} from '../../../generated/super-admin-orders.ts';
import type { TableList } from '../../../ui/table/table-list.ts';
import { useRowsPerPage } from '../../../ui/table/rows-per-page.ts';
import { gatewayPage, useList } from '../table/use-list.ts';
import type { OrdersView } from './orders-view.ts';
import { useStatusCounts } from './use-status-counts.ts';

/** The orders of all customers, filtered and sorted by the gateway. `loadAll` reads all pages, for a file or a selection. `known`: also those that have left the filter since they were read. */
export function useAllOrders(view: OrdersView, page: number) {
  const name = nameOf(view);
  const rowsPerPage = useRowsPerPage();
  const [readAllOf, setReadAllOf] = useState<string>();
  const readAll = readAllOf === name;
  const { data, previousData, loading, error, refetch, fetchMore, updateQuery } = useAllOrdersQuery({
    variables: { ...view, page: readAll ? 1 : gatewayPage(page, rowsPerPage), pageSize: MAX_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    // The orders can be worked when the accounts cannot be read.
    errorPolicy: 'all',
  });
  const shown = (data ?? previousData)?.allOrders ?? undefined;
  const list = useList<StaffOrderFragment>(
    {
      page: shown && { ...shown, pageInfo: { ...shown.pageInfo, total: shown.total } },
      busy: !data && loading,
      error,
      reload: refetch,
      fetchPages: async (pages, join) => {
        const responses = await Promise.all(pages.map((next) => fetchMore({ variables: { page: next } })));
        const read = responses.flatMap(({ data: response }) => response?.allOrders ?? []);
        updateQuery((_, current) => {
          // The filter may have changed since the request.
          if (!current.complete || nameOf(current.variables) !== name) return undefined;
          const known = current.previousData.allOrders;
          return known ? { ...current.previousData, allOrders: { ...known, ...join([known, ...read]) } } : undefined;
        });
      },
    },
    readAll,
  );
  const narrowed = view.status !== undefined || Object.keys(view.filter).length > 0;
  const countOf = useStatusCounts(shown?.statusCounts, shown?.items);
  const known = list.rows ?? [];
  // An order whose status changed leaves the filtered list, and its count, without a refetch.
  const left = known.filter(({ status }) => view.status !== undefined && status !== view.status);
  const table: TableList<StaffOrderFragment> = {
    ...list,
    rows: list.rows?.filter((order) => !left.includes(order)),
    part: list.part && {
      ...list.part,
      total: list.part.total === undefined ? undefined : list.part.total - left.length,
    },
    searched: true,
    sorted: true,
    narrowed,
    loadAll: () => setReadAllOf(name),
  };
  return { list: table, known, countOf };
}

const nameOf = (variables: Partial<AllOrdersQueryVariables> = {}): string => {
  const { status, filter, sort, descending } = variables;
  return JSON.stringify([status, filter, sort, descending]);
};
