import IconBoxOff from '@tabler/icons-react/dist/esm/icons/IconBoxOff.mjs';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ADMIN_PAGE_SIZE } from '../../../../../schema/shop.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { useAdminProductsQuery, type AdminRowFragment } from '../../../generated/admin.ts';
import { productColumns } from './product-columns.tsx';
import { SearchField } from './search-field.tsx';
import { readTableParams, tableVariables, writeTableParams, type TableParams } from './table-params.ts';
import { useDeleteProduct } from './use-delete-product.ts';

/** The catalogue page by page; search, order and page stand in the address. */
export function ProductTable({ onDeleted }: { onDeleted: () => void }) {
  const [address, setAddress] = useSearchParams();
  const params = readTableParams(address);
  const { search, byTitle, page } = params;
  const { data, previousData, loading, error, refetch } = useAdminProductsQuery({
    variables: tableVariables(params),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const deleteProduct = useDeleteProduct();
  // While another page is on the way the present one stays, dimmed.
  const products = (data ?? (loading ? previousData : undefined))?.products;

  /** Another search or order starts over at its first page. */
  const change = (changed: Partial<TableParams>, replace = false) =>
    setAddress(writeTableParams({ ...params, page: 1, ...changed }), { replace, preventScrollReset: true });
  const remove = async (product: AdminRowFragment) => {
    if (await deleteProduct(product)) onDeleted();
  };

  const pageInfo = products?.pageInfo ?? { page, totalPages: null, hasNextPage: false, hasPreviousPage: page > 1 };
  const nothing = products?.items.length === 0 && !loading;
  // The last product of the last page is gone, or somebody typed a page that never was.
  if (nothing && page > 1) {
    return <Navigate replace to={{ search: writeTableParams({ ...params, page: page - 1 }).toString() }} />;
  }
  return (
    <>
      <SearchField value={search} onSearch={(text) => change({ search: text }, true)} />
      {error ? <LoadError error={error} onRetry={refetch} /> : nothing ? empty() : table()}
    </>
  );

  function table() {
    return (
      <div>
        <DataTable
          caption="Products"
          columns={productColumns({
            page: pageInfo.page,
            sort: { direction: byTitle ? 'ascending' : null, onSort: () => change({ byTitle: !byTitle }) },
            onDelete: (product) => void remove(product),
          })}
          rows={products?.items}
          rowKey={({ id }) => id}
          busy={loading && products !== undefined}
          places={ADMIN_PAGE_SIZE}
        />
        <Pager always pageInfo={pageInfo} onPage={(next) => change({ page: next })} />
      </div>
    );
  }

  function empty() {
    return search ? (
      <EmptyView
        level="h3"
        icon={<IconBoxOff aria-hidden />}
        heading={`Nothing is called “${search}”`}
        action={
          <button type="button" className={buttons.secondary} onClick={() => change({ search: '' }, true)}>
            Clear search
          </button>
        }
      />
    ) : (
      <EmptyView level="h3" icon={<IconBoxOff aria-hidden />} heading="There are no products yet" />
    );
  }
}
