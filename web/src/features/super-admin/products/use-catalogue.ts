import { useState } from 'react';
import { MAX_PAGE_SIZE, MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useCatalogueQuery, type CatalogueQuery } from '../../../generated/super-admin-products.ts';
import type { Address } from '../../../lib/use-address.ts';
import { readOrder, type TableList } from '../../../ui/table/table-list.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { gatewayPage, useList } from '../table/use-list.ts';

/** A product as the super admin's tables have it. */
export type CatalogueProduct = NonNullable<CatalogueQuery['products']>['items'][number];

/** The search field of the tables of products: the gateway searches titles. */
export const PRODUCT_SEARCH = { name: 'q', label: 'Search products by title', placeholder: 'Search titles..' };

/** The orders that the gateway knows, by how the address has them. */
const SORTS = { title: 'TITLE_ASC', price: 'PRICE_ASC', '-price': 'PRICE_DESC', '-rating': 'RATING_DESC' } as const;

/**
 * The catalogue, searched and sorted by the gateway. `whole`: all that the search finds is needed, for what the gateway cannot
 * filter by; so it is for the orders that it does not know.
 */
export function useCatalogue(
  address: Address,
  columns: readonly Column<CatalogueProduct>[],
  needsAll = false,
): TableList<CatalogueProduct> {
  const search = address.read(PRODUCT_SEARCH.name).trim().slice(0, MAX_SEARCH);
  const order = readOrder(address.read('sort'), columns);
  const sort = SORTS[order as keyof typeof SORTS];
  const [wholeSearch, loadWhole] = useState<string>();
  const whole = needsAll || (order !== '' && !sort) || wholeSearch === search;
  const { data, previousData, loading, error, refetch, fetchMore, updateQuery } = useCatalogueQuery({
    variables: {
      ...(search ? { filter: { search } } : {}),
      ...(sort && !whole ? { sort } : {}),
      page: whole ? 1 : gatewayPage(address.page),
      pageSize: MAX_PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = useList<CatalogueProduct>(
    {
      page: (data ?? previousData)?.products ?? undefined,
      busy: !data && loading,
      error,
      reload: refetch,
      readOn: async (pages, join) => {
        const answers = await Promise.all(pages.map((page) => fetchMore({ variables: { page } })));
        const read = answers.flatMap(({ data: answer }) => answer?.products ?? []);
        updateQuery((_, known) =>
          // Meanwhile another list may have been asked for.
          known.complete && known.previousData.products && (known.variables?.filter?.search ?? '') === search
            ? { ...known.previousData, products: join([known.previousData.products, ...read]) }
            : undefined,
        );
      },
    },
    whole,
  );
  return { ...list, searched: true, narrowed: search !== '', loadAll: () => loadWhole(search) };
}
