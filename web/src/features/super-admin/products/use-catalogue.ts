import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MAX_CATALOGUE_OFFSET, MAX_CATALOGUE_ROWS } from '../../../../../schema/shop.ts';
import { CatalogueDocument, useCatalogueQuery } from '../../../generated/super-admin-products.ts';
import { readAll } from '../../../lib/read-all.ts';
import type { TableList } from '../../../ui/table/table-list.ts';
import { useRowsPerPage } from '../table/rows-per-page.ts';
import type { Catalogue, CatalogueProduct, CatalogueView } from './catalogue-view.ts';

/** A page of the products. The gateway searches, filters and sorts. `isComplete`: false if there are more than it can read. */
export function useCatalogue(
  view: CatalogueView,
  page: number,
): { list: TableList<CatalogueProduct>; isComplete: boolean } {
  const client = useApolloClient();
  const limit = useRowsPerPage();
  // Anybody can write an address: past the end there are no rows, and the table goes to its last page.
  const offset = Math.min((page - 1) * limit, MAX_CATALOGUE_OFFSET);
  const { data, loading, error, refetch } = useCatalogueQuery({
    variables: { ...view, offset, limit },
    fetchPolicy: 'cache-and-network',
  });
  // The rows stay while others load; the table has to know which page they are.
  const [shown, setShown] = useState<{ catalogue: Catalogue; page: number }>();
  const catalogue = data?.catalogue;
  if (catalogue && (catalogue !== shown?.catalogue || page !== shown.page)) setShown({ catalogue, page });
  const totalPages = Math.max(1, Math.ceil((shown?.catalogue.total ?? 0) / limit));

  const readRows = () =>
    readAll<CatalogueProduct>(async (from, most) => {
      const { data: read } = await client.query({
        query: CatalogueDocument,
        variables: { ...view, offset: from, limit: most },
        fetchPolicy: 'no-cache',
      });
      if (!read?.catalogue) throw new Error('The answer has no catalogue.');
      return read.catalogue;
    }, MAX_CATALOGUE_ROWS);

  return {
    list: {
      rows: shown?.catalogue.rows,
      part: shown && {
        page: shown.page,
        pageSize: limit,
        totalPages,
        hasNextPage: shown.page < totalPages,
        total: shown.catalogue.total,
        all: shown.catalogue.catalogueTotal,
      },
      searched: true,
      sorted: true,
      narrowed: Object.keys(view.filter).length > 0,
      busy: !data && loading,
      error,
      reload: refetch,
      readAll: readRows,
    },
    isComplete: shown?.catalogue.isComplete ?? true,
  };
}
