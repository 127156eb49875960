import { Button } from '@mantine/core';
import IconBoxOff from '@tabler/icons-react/dist/esm/icons/IconBoxOff.mjs';
import { useNavigate } from 'react-router-dom';
import { useAdminProductsQuery, type AdminRowFragment } from '../../../generated/admin.ts';
import { useAddress } from '../../../lib/hooks/use-address.ts';
import { adminProductPath, FROM_LIST } from '../../../shell/admin/staff-paths.ts';
import { ManagedTable } from '../../../ui/table/managed-table.tsx';
import { rowCountsIn } from '../../../ui/table/row-counts.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { ADMIN_PAGE_SIZE, MAX_SEARCH } from '../../../../../schema/shop.ts';
import { productColumns } from './product-columns.tsx';
import { adminText as t } from '../messages.ts';

/** The specification's own number (section 9) is the first. */
const useAdminRowCounts = rowCountsIn('adminRows', [ADMIN_PAGE_SIZE, 10, 25, 50]);

/** The orders that a column header offers, besides the default. */
const ORDERS = ['title'];

/** One page of products. The gateway searches and sorts; search, order and page are in the URL. */
export function ProductTable(props: {
  onDelete: (product: AdminRowFragment) => void;
  /** Ids of products that were deleted, and may still be on the page that is shown. */
  gone: ReadonlySet<string>;
}) {
  const { onDelete, gone } = props;
  const address = useAddress();
  const navigate = useNavigate();
  const rowCounts = useAdminRowCounts();
  const search = address.read('search').trim().slice(0, MAX_SEARCH);
  const { data, previousData, loading, error, refetch } = useAdminProductsQuery({
    variables: {
      ...(search ? { filter: { search } } : {}),
      ...(address.read('sort') === 'title' ? { sort: 'TITLE_ASC' } : {}),
      page: address.page,
      pageSize: rowCounts.chosen,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // The current page stays on the screen while the next one loads.
  const products = (data ?? (loading ? previousData : undefined))?.products ?? undefined;

  return (
    <ManagedTable
      caption={t.products}
      list={{
        rows: products?.items,
        part: products && { ...products.pageInfo, total: products.total ?? undefined },
        served: true,
        narrowed: search !== '',
        busy: !data && loading,
        error,
        reload: refetch,
      }}
      columns={productColumns(onDelete)}
      keep={({ id }) => !gone.has(id)}
      orders={ORDERS}
      unsorted={search ? 'bestMatch' : 'oldest'}
      address={address}
      search={{ name: 'search', label: t.search, placeholder: t.search }}
      rowCounts={rowCounts}
      alwaysPager
      onOpen={({ id }) => void navigate(adminProductPath(id), { state: FROM_LIST })}
      empty={<EmptyView level="h3" icon={<IconBoxOff aria-hidden />} heading={t.noProducts} />}
      notFound={
        <EmptyView
          level="h3"
          icon={<IconBoxOff aria-hidden />}
          heading={t.nothingCalled(search)}
          action={
            <Button variant="default" onClick={() => address.change({ search: '' }, { replace: true })}>
              {t.clearSearch}
            </Button>
          }
        />
      }
    />
  );
}
