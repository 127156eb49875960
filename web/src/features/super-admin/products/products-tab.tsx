import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import type { Column } from '../../../ui/table/data-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { useDeleteCatalogueProductMutation } from '../../../generated/super-admin-products.ts';
import { once } from '../../../lib/one-intent.ts';
import { ConfirmDialog, type Question } from '../dialogs/confirm-dialog.tsx';
import { outcomeOf } from '../outcome.ts';
import page from '../super-admin-page.module.css';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { SuperAdminTable } from '../table/super-admin-table.tsx';
import type { Address } from '../../../lib/use-address.ts';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { PRODUCT_SEARCH, useCatalogue, type CatalogueProduct } from './use-catalogue.ts';

const STOCKS = [
  { value: 'in', label: 'In stock' },
  { value: 'out', label: 'Out of stock' },
];

export function ProductsTab({ address }: { address: Address }) {
  const [remove] = useDeleteCatalogueProductMutation();
  const [question, setQuestion] = useState<Question | null>(null);
  const stock = STOCKS.find(({ value }) => value === address.read('stock'))?.value;
  // The gateway cannot filter by stock, so the browser needs all products for that.
  const list = useCatalogue(address, PRODUCT_COLUMNS, stock !== undefined);

  const askToDelete = ({ id, title }: CatalogueProduct) =>
    setQuestion({
      heading: 'Delete this product?',
      text: `“${title}” leaves the shop, every cart and every wishlist, for good. Orders keep a place for it.`,
      action: 'Delete product',
      onConfirm: () => outcomeOf(remove({ variables: { id } }), 'deleteProduct'),
      successCode: 'DELETED',
      closingCodes: ['NOT_FOUND'],
    });
  const actions: Column<CatalogueProduct> = {
    key: 'delete',
    header: 'Delete',
    narrow: true,
    cell: (product) => (
      <button
        type="button"
        {...once}
        className={`${buttons.icon} ${page.remove}`}
        aria-label={`Delete ${product.title}`}
        onClick={() => askToDelete(product)}
      >
        <IconTrash size={22} stroke={1.75} aria-hidden />
      </button>
    ),
  };

  return (
    <div className={page.tab}>
      <h2>Products</h2>
      <SuperAdminTable
        caption="All products"
        noun={['product', 'products']}
        list={list}
        search={PRODUCT_SEARCH}
        columns={[...PRODUCT_COLUMNS, actions]}
        address={address}
        clear={() => address.open({ tab: 'products' })}
        filters={
          <FilterSelect
            label="Stock"
            value={stock ?? ''}
            everything="All"
            options={STOCKS}
            onChoose={(chosen) => address.change({ stock: chosen })}
          />
        }
        keep={({ stock: units }) => !stock || (stock === 'out') === units < 1}
        empty={
          <EmptyView
            icon={<IconTags aria-hidden />}
            heading="No products yet"
            text="The catalogue of this shop is empty."
          />
        }
      />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}
