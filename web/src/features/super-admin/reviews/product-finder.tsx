import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import type { Column } from '../../../ui/table/data-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { RATING_FIELD, TITLE_FIELD } from '../products/product-fields.tsx';
import { useCatalogue, type CatalogueProduct } from '../products/use-catalogue.ts';
import page from '../super-admin-page.module.css';
import type { Field } from '../table/fields.ts';
import { ManagedTable } from '../table/managed-table.tsx';
import type { Address } from '../table/use-address.ts';

const FIELDS: readonly Field<CatalogueProduct>[] = [
  TITLE_FIELD,
  RATING_FIELD,
  { key: 'reviews', label: 'Reviews', value: ({ reviewCount }) => reviewCount },
];

/** Finds the product whose reviews are to be looked at. */
export function ProductFinder({ address }: { address: Address }) {
  const list = useCatalogue();
  const open: Column<CatalogueProduct> = {
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
      <ManagedTable
        caption="Products and their reviews"
        noun={['product', 'products']}
        list={list}
        fields={FIELDS}
        actions={[open]}
        address={address}
        clear={() => address.open({ tab: 'reviews' })}
        keep={() => true}
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
