import { useEffect, useRef } from 'react';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import type { Column } from '../../../ui/table/data-table.tsx';
import layout from '../../../ui/layout.module.css';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { catalogueView } from '../products/catalogue-view.ts';
import { ratingColumn, titleColumn } from '../products/product-columns.tsx';
import { useCatalogue } from '../../../shared/catalogue/use-catalogue.ts';
import { useRowsPerPage } from '../../../ui/table/rows-per-page.ts';
import classes from '../products/products.module.css';
import page from '../super-admin-page.module.css';
import { SuperAdminTable } from '../table/super-admin-table.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { useText } from '../../../lib/language/language.tsx';
import { superAdminText } from '../messages.ts';

/** Search for the product whose reviews to show. `seen`: the id of the one whose reviews were shown before; its row has the focus. */
export function ProductFinder({ address, seen }: { address: Address; seen: string | undefined }) {
  const t = useText(superAdminText);
  const columns: readonly Column<StaffRowFragment>[] = [
    titleColumn(t),
    ratingColumn(t),
    {
      key: 'reviews',
      card: 'named',
      number: true,
      header: t.productColumns.reviews,
      value: ({ reviewCount }) => reviewCount,
    },
  ];
  const view = catalogueView(address.read, columns);
  const { list, facts } = useCatalogue(view, address.page, useRowsPerPage());
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
    head: <span className={layout.hidden}>{t.open}</span>,
    narrow: true,
    card: 'end',
    cell: ({ id, title }) => (
      <button
        type="button"
        className={`${buttons.secondary} ${classes.see}`}
        aria-label={t.seeReviewsOf(title)}
        data-reviews-of={id}
        onClick={() => address.open({ tab: 'reviews', product: id })}
      >
        {t.seeReviews}
      </button>
    ),
  };
  return (
    <div ref={place} className={page.tab}>
      <header className={page.header}>
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
        actions={facts?.isComplete === false && <p className={classes.note}>{t.incomplete}</p>}
        empty={
          <EmptyView icon={<IconTags aria-hidden />} heading={t.noReviewedProducts} text={t.noReviewedProductsText} />
        }
      />
    </div>
  );
}
