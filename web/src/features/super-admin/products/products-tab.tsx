import { ActionIcon, Group, Text } from '@mantine/core';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FROM_LIST, newProductPath, productFormPath } from '../../../shell/admin/staff-paths.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { deletes } from '../../../shared/deleted-products/row-focus.ts';
import { useDeleteProduct } from '../../../shared/deleted-products/use-delete-product.tsx';
import staff from '../../../shell/admin/staff.module.css';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { SuperAdminTable } from '../super-admin-table.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { catalogueLink, catalogueView, readStock, STOCKS } from './catalogue-view.ts';
import { PRODUCT_COLUMNS } from './product-columns.tsx';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import { useCatalogue } from '../../../shared/catalogue/use-catalogue.ts';
import { useRowCounts } from '../../../ui/table/row-counts.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { superAdminText as t } from '../messages.ts';

export function ProductsTab({ address }: { address: Address }) {
  const navigate = useNavigate();
  const isPhone = useLayout() === 'phone';
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeleteProduct(heading);
  const stock = readStock(address.read);
  const view = catalogueView(address.read, PRODUCT_COLUMNS, stock);
  const { list, facts } = useCatalogue(view, address.page, useRowCounts().chosen);
  const total = list.part?.total ?? 0;
  // Something to edit, and less than all of it.
  const isNarrowed = list.narrowed && !list.busy && total > 0;

  const actions: Column<StaffRowFragment> = {
    key: 'actions',
    header: t.actions,
    narrow: true,
    card: 'end',
    cell: (product) => (
      <Group gap={0} justify="end" wrap="nowrap" flex={1}>
        <ActionIcon
          component={Link}
          to={productFormPath(product.id, false)}
          state={FROM_LIST}
          aria-label={t.editProduct(product.title)}
          title={t.editProduct(product.title)}
        >
          <IconEdit size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...deletes(product.id)}
          aria-label={t.deleteThis(product.title)}
          title={t.deleteThis(product.title)}
          onClick={() => deletion.ask(product)}
        >
          <IconTrash size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Group>
    ),
  };

  return (
    <>
      <header className={staff.header}>
        <h2 ref={heading} tabIndex={-1}>
          {t.tabs.products}
        </h2>
        <LinkButton to={newProductPath(false)} state={FROM_LIST} icon={IconPlus}>
          {t.newProduct}
        </LinkButton>
        <LinkButton to={catalogueLink(address.read)} variant="default" icon={IconTable}>
          {isNarrowed ? t.editThese(total) : isPhone ? t.catalogue : t.wholeCatalogue}
        </LinkButton>
      </header>
      <SuperAdminTable
        caption={t.allProducts}
        noun="product"
        list={list}
        columns={[...PRODUCT_COLUMNS, actions]}
        keep={({ id }) => !deletion.gone.has(id)}
        unsorted={view.filter.search ? 'bestMatch' : 'oldest'}
        address={address}
        onOpen={({ id }) => void navigate(productFormPath(id, false), { state: FROM_LIST })}
        clear={() => address.open({ tab: 'products' })}
        filters={{
          names: ['stock'],
          fields: (
            <FilterSelect
              label={t.productColumns.stock}
              value={stock ?? ''}
              everything={t.all}
              options={STOCKS.map((value) => ({ value, label: t.stocks[value] }))}
              onChoose={(chosen) => address.change({ stock: chosen })}
            />
          ),
        }}
        actions={facts?.isComplete === false && <Text size="sm">{t.incomplete}</Text>}
        empty={<EmptyView icon={<IconTags aria-hidden />} heading={t.noProducts} text={t.noProductsText} />}
      />
      {deletion.question}
    </>
  );
}
