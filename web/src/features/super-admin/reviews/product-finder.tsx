import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import type { Column } from '../../../ui/table/data-table.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { catalogueView } from '../products/catalogue-view.ts';
import { RATING_COLUMN, titleColumn } from '../products/product-columns.tsx';
import { useCatalogue } from '../../../shared/catalogue/use-catalogue.ts';
import { useRowCounts } from '../../../ui/table/row-counts.ts';
import staff from '../../../shell/admin/staff.module.css';
import { SuperAdminTable } from '../super-admin-table.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { superAdminText as t } from '../messages.ts';

/** Search for the product whose reviews to show. `seen`: the id of the one whose reviews were shown before; its row has the focus. */
export function ProductFinder({ address, seen }: { address: Address; seen: string | undefined }) {
  const columns: readonly Column<StaffRowFragment>[] = [
    titleColumn(),
    RATING_COLUMN,
    {
      key: 'reviews',
      card: 'named',
      number: true,
      header: t.productColumns.reviews,
      value: ({ reviewCount }) => reviewCount,
    },
  ];
  const view = catalogueView(address.read, columns);
  const { list, facts } = useCatalogue(view, address.page, useRowCounts().chosen);
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = list.rows !== undefined;
  useEffect(() => {
    if (!seen || !isLoaded || document.activeElement !== document.body) return;
    const button = place.current?.querySelector<HTMLElement>(`[data-reviews-of="${CSS.escape(seen)}"]`);
    // The page begins with other products.
    (button ?? heading.current)?.focus();
  }, [seen, isLoaded]);
  const open: Column<StaffRowFragment> = {
    key: 'open',
    header: t.open,
    head: <VisuallyHidden>{t.open}</VisuallyHidden>,
    narrow: true,
    card: 'end',
    cell: ({ id, title }) => (
      <Button
        variant="default"
        px="sm"
        aria-label={t.seeReviewsOf(title)}
        data-reviews-of={id}
        onClick={() => address.open({ tab: 'reviews', product: id })}
      >
        {t.seeReviews}
      </Button>
    ),
  };
  return (
    <div ref={place}>
      <header className={staff.header}>
        <h2 ref={heading} tabIndex={-1}>
          {t.tabs.reviews}
        </h2>
      </header>
      <SuperAdminTable
        caption={t.reviewedProducts}
        noun="product"
        list={list}
        columns={[...columns, open]}
        unsorted={view.filter.search ? 'bestMatch' : 'oldest'}
        address={address}
        clear={() => address.open({ tab: 'reviews' })}
        actions={facts?.isComplete === false && <Text size="sm">{t.incomplete}</Text>}
        empty={
          <EmptyView icon={<IconTags aria-hidden />} heading={t.noReviewedProducts} text={t.noReviewedProductsText} />
        }
      />
    </div>
  );
}
