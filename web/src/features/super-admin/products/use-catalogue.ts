import { useState } from 'react';
import { MAX_PAGE_SIZE, MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useCatalogueQuery, type CatalogueQuery } from '../../../generated/super-admin-products.ts';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { readOrder, type TableList } from '../../../ui/table/table-list.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { gatewayPage, SEARCH, useList } from '../table/use-list.ts';

export type CatalogueProduct = NonNullable<CatalogueQuery['products']>['items'][number];

/** The gateway's sort orders by their value in the URL. */
const SORTS = { title: 'TITLE_ASC', price: 'PRICE_ASC', '-price': 'PRICE_DESC', '-rating': 'RATING_DESC' } as const;

/**
 * The products, searched and sorted by the gateway. `needsAll` loads all pages, to filter in the browser. All pages are
 * also loaded for an order that the gateway does not offer.
 */
export function useCatalogue(
  address: Address,
  columns: readonly Column<CatalogueProduct>[],
  needsAll = false,
): TableList<CatalogueProduct> {
  const search = address.read(SEARCH).trim().slice(0, MAX_SEARCH);
  const order = readOrder(address.read('sort'), columns);
  const sort = SORTS[order as keyof typeof SORTS];
  const [readAllSearch, setReadAllSearch] = useState<string>();
  const readAll = needsAll || (order !== '' && !sort) || readAllSearch === search;
  const { data, previousData, loading, error, refetch, fetchMore, updateQuery } = useCatalogueQuery({
    variables: {
      ...(search ? { filter: { search } } : {}),
      ...(sort && !readAll ? { sort } : {}),
      page: readAll ? 1 : gatewayPage(address.page),
      pageSize: MAX_PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.products ?? undefined;
  const list = useList<CatalogueProduct>(
    {
      page: shown && { ...shown, pageInfo: { ...shown.pageInfo, total: shown.total ?? undefined } },
      busy: !data && loading,
      error,
      reload: refetch,
      fetchPages: async (pages, join) => {
        const responses = await Promise.all(pages.map((page) => fetchMore({ variables: { page } })));
        const read = responses.flatMap(({ data: response }) => response?.products ?? []);
        updateQuery((_, current) =>
          // The search may have changed since the request.
          current.complete && current.previousData.products && (current.variables?.filter?.search ?? '') === search
            ? {
                ...current.previousData,
                products: { ...current.previousData.products, ...join([current.previousData.products, ...read]) },
              }
            : undefined,
        );
      },
    },
    readAll,
  );
  return { ...list, searched: true, narrowed: search !== '', loadAll: () => setReadAllSearch(search) };
}
