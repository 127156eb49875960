import { Box, Button } from '@mantine/core';
import IconInStock from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconOutOfStock from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconProducts from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '../../../lib/hooks/use-address.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { useDeleteProduct } from '../../../shared/deleted-products/use-delete-product.tsx';
import { LISTS } from '../../../shell/admin/counted-lists.ts';
import { FROM_LIST } from '../../../shell/admin/from-list.ts';
import { CountCard, CountCards } from '../../../ui/table/count-card.tsx';
import { adminText } from '../messages.ts';
import { countsWithout, rememberCounts, type Counts } from '../use-counts.ts';
import { ProductTable } from './product-table.tsx';
import frame from '../../../shell/admin/staff-frame.module.css';

/** The same products in one table, where all of them can be changed. */
function CatalogueLink() {
  const t = useText(adminText);
  const search = useAddress().read('search');
  const words = search && `?${new URLSearchParams({ search }).toString()}`;
  return (
    <Button
      component={Link}
      to={`${paths.adminCatalogue}${words}`}
      variant="default"
      leftSection={<IconTable size={20} aria-hidden />}
    >
      {t.catalogue}
    </Button>
  );
}

export function ProductsTab({ counts }: { counts: Counts }) {
  const t = useText(adminText);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeleteProduct(heading, (product) => rememberCounts(countsWithout(counts, product)));
  const { totalProducts, outOfStock } = counts;
  // Specification, section 2.
  const inStock = totalProducts === undefined || outOfStock === undefined ? undefined : totalProducts - outOfStock;
  return (
    <>
      <header className={frame.header}>
        <h2 ref={heading} tabIndex={-1}>
          {t.products}
        </h2>
        <CatalogueLink />
        <Button
          component={Link}
          to={paths.adminNewProduct}
          state={FROM_LIST}
          leftSection={<IconPlus size={20} aria-hidden />}
        >
          {t.newProduct}
        </Button>
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
