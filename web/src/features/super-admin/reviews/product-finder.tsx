import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import type { Column } from '../../../ui/table/data-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { RATING_COLUMN, TITLE_COLUMN } from '../products/product-columns.tsx';
import { PRODUCT_SEARCH, useCatalogue, type CatalogueProduct } from '../products/use-catalogue.ts';
import page from '../super-admin-page.module.css';
import { SuperAdminTable } from '../table/super-admin-table.tsx';
import type { Address } from '../../../lib/use-address.ts';

const COLUMNS: readonly Column<CatalogueProduct>[] = [
  TITLE_COLUMN,
  RATING_COLUMN,
  { key: 'reviews', header: 'Reviews', value: ({ reviewCount }) => reviewCount },
];

/** Search for the product whose reviews to show. */
export function ProductFinder({ address }: { address: Address }) {
  const list = useCatalogue(address, COLUMNS);
  const open: Column<CatalogueProduct> = {
    key: 'open',
    header: 'Open',
    narrow: true,
    cell: ({ id, title }) => (
      <button
        type="button"
        className={buttons.secondary}
        aria-label={`See reviews of ${title}`}
        onClick={() => address.open({ tab: 'reviews', product: id })}
      >
        See reviews
      </button>
    ),
  };
  return (
    <div className={page.tab}>
      <h2>Reviews</h2>
      <SuperAdminTable
        caption="Products and their reviews"
        noun={['product', 'products']}
        list={list}
        search={PRODUCT_SEARCH}
        columns={[...COLUMNS, open]}
        address={address}
        clear={() => address.open({ tab: 'reviews' })}
        empty={
          <EmptyView
            icon={<IconTags aria-hidden />}
            heading="No products yet"
            text="What is not sold is not reviewed."
          />
        }
      />
    </div>
  );
}
