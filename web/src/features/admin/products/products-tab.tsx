import { Box } from '@mantine/core';
import IconInStock from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconOutOfStock from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import { useRef } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useAddress } from '../../../lib/hooks/use-address.ts';
import { paths } from '../../../lib/paths.ts';
import { useDeleteProduct } from '../../../shared/deleted-products/use-delete-product.tsx';
import { FROM_LIST, LISTS } from '../../../shell/admin/staff-paths.ts';
import { CountCard, CountCards } from '../../../ui/table/count-card.tsx';
import { adminText as t } from '../messages.ts';
import { countsWithout, rememberCounts, type Counts } from '../use-counts.ts';
import { ProductTable } from './product-table.tsx';
import staff from '../../../shell/admin/staff.module.css';

/** The same products in one table, where all of them can be changed. */
function CatalogueLink() {
  const search = useAddress().read('search');
  const words = search && `?${new URLSearchParams({ search }).toString()}`;
  return (
    <LinkButton to={`${paths.adminCatalogue}${words}`} variant="default" icon={IconTable}>
      {t.catalogue}
    </LinkButton>
  );
}

export function ProductsTab({ counts }: { counts: Counts }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeleteProduct(heading, (product) => rememberCounts(countsWithout(counts, product)));
  const { totalProducts, outOfStock } = counts;
  // Specification, section 2.
  const inStock = totalProducts === undefined || outOfStock === undefined ? undefined : totalProducts - outOfStock;
  return (
    <>
      <header className={staff.header}>
        <h2 ref={heading} tabIndex={-1}>
          {t.products}
        </h2>
        <CatalogueLink />
        <LinkButton to={paths.adminNewProduct} state={FROM_LIST} icon={IconPlus}>
          {t.newProduct}
        </LinkButton>
      </header>
      <Box mb="sm">
        <CountCards>
          <CountCard title={t.total} icon={IconProducts} count={totalProducts} tone="teal" leadsTo={LISTS.all} />
          <CountCard title={t.outOfStock} icon={IconOutOfStock} count={outOfStock} tone="red" leadsTo={LISTS.out} />
          <CountCard title={t.inStock} icon={IconInStock} count={inStock} tone="plum" leadsTo={LISTS.in} />
        </CountCards>
      </Box>
      <ProductTable onDelete={deletion.ask} gone={deletion.gone} />
      {deletion.question}
    </>
  );
}
