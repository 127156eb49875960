import { useState } from 'react';
import { MAX_PAGE_SIZE, MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useCatalogueQuery, type CatalogueQuery } from '../../../generated/super-admin-products.ts';
import type { Address } from '../../../lib/use-address.ts';
import { readOrder, type TableList } from '../../../ui/table/table-list.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { gatewayPage, useList } from '../table/use-list.ts';

export type CatalogueProduct = NonNullable<CatalogueQuery['products']>['items'][number];

/** Props of the product search field. */
export const PRODUCT_SEARCH = { name: 'q', label: 'Search products by title', placeholder: 'Search titles..' };

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
          // The search may have changed since the request.
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
