import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MAX_CATALOGUE_OFFSET, MAX_CATALOGUE_ROWS } from '../../../../schema/shop.ts';
import type { CatalogueColumn, CatalogueFilter } from '../../generated/schema.ts';
import {
  CatalogueDocument,
  useCatalogueQuery,
  type CatalogueQuery,
  type StaffRowFragment,
} from '../../generated/shared-catalogue.ts';
import { readAll } from '../../lib/read-all.ts';
import type { TableList } from '../../ui/table/table-list.ts';

export type Catalogue = NonNullable<CatalogueQuery['catalogue']>;

/** Which products, and in what order. */
export interface CatalogueView {
  filter: CatalogueFilter;
  sort: CatalogueColumn;
  descending: boolean;
}

/** Reads all products of a view as they are now, past the cache. Rejects with what the gateway's refusal or fault is. */
export function useReadCatalogue(): (view?: Partial<CatalogueView>) => Promise<StaffRowFragment[]> {
  const client = useApolloClient();
  return ({ filter = {}, sort = 'ADDED', descending = false } = {}) =>
    readAll<StaffRowFragment>(async (offset, limit) => {
      const { data } = await client.query({
        query: CatalogueDocument,
        variables: { filter, sort, descending, offset, limit },
        fetchPolicy: 'no-cache',
      });
      if (!data?.catalogue) throw new Error('The answer has no catalogue.');
      return data.catalogue;
    }, MAX_CATALOGUE_ROWS);
}

/** Reads products as they are now, by their ids; one that is gone is not among them. Rejects like `useReadCatalogue`. */
export function useReadRows(): (ids: readonly string[]) => Promise<Map<string, StaffRowFragment>> {
  const read = useReadCatalogue();
  return async (ids) => {
    const rows = new Map<string, StaffRowFragment>();
    for (let at = 0; at < ids.length; at += MAX_CATALOGUE_ROWS) {
      const part = await read({ filter: { ids: ids.slice(at, at + MAX_CATALOGUE_ROWS) } });
      for (const row of part) rows.set(row.id, row);
    }
    return rows;
  };
}

/** A page of staff's products. The gateway searches, filters and sorts. `facts`: what it says of the whole list. */
export function useCatalogue(
  view: CatalogueView,
  page: number,
  rowsPerPage: number,
): { list: TableList<StaffRowFragment>; facts: Omit<Catalogue, 'rows'> | undefined } {
  const read = useReadCatalogue();
  // Anybody can write an address: past the end there are no rows, and the table goes to its last page.
  const offset = Math.min((page - 1) * rowsPerPage, MAX_CATALOGUE_OFFSET);
  const { data, loading, error, refetch } = useCatalogueQuery({
    variables: { ...view, offset, limit: rowsPerPage },
    fetchPolicy: 'cache-and-network',
  });
  // The rows stay while others load; the table has to know which page they are.
  const [shown, setShown] = useState<{ catalogue: Catalogue; page: number }>();
  const catalogue = data?.catalogue;
  if (catalogue && (catalogue !== shown?.catalogue || page !== shown.page)) setShown({ catalogue, page });
  const totalPages = Math.max(1, Math.ceil((shown?.catalogue.total ?? 0) / rowsPerPage));

  return {
    list: {
      rows: shown?.catalogue.rows,
      part: shown && {
        page: shown.page,
        pageSize: rowsPerPage,
        totalPages,
        hasNextPage: shown.page < totalPages,
        total: shown.catalogue.total,
        all: shown.catalogue.catalogueTotal,
      },
      served: true,
      narrowed: Object.keys(view.filter).length > 0,
      busy: !data && loading,
      error,
      reload: refetch,
      readAll: () => read(view),
    },
    facts: shown?.catalogue,
  };
}
