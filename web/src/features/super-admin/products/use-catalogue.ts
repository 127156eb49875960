import { MAX_PAGE_SIZE } from '../../../../../schema/shop.ts';
import { useCatalogueQuery, type CatalogueQuery } from '../../../generated/super-admin-products.ts';
import { joined, useRemainingPages } from '../table/use-remaining-pages.ts';
import type { WholeList } from '../table/whole-list.ts';

/** A product as the super admin's tables have it. */
export type CatalogueProduct = NonNullable<CatalogueQuery['products']>['items'][number];

/** All products. */
export function useCatalogue(): WholeList<CatalogueProduct> {
  const {
    data: known,
    previousData,
    error,
    refetch,
    fetchMore,
  } = useCatalogueQuery({
    variables: { page: 1, pageSize: MAX_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  // Asked for again, the list stays until it is there.
  const data = known ?? previousData;
  const rest = useRemainingPages(data?.products?.pageInfo, (page) =>
    fetchMore({
      variables: { page },
      updateQuery: ({ products }, { fetchMoreResult: { products: next } }) => ({
        products: products && next && { ...next, items: joined(products.items, next.items) },
      }),
    }),
  );
  return { rows: data?.products?.items, error, reload: refetch, rest };
}
