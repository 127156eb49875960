import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import buttons from '../../../components/buttons.module.css';
import type { ProductListQuery } from '../../../generated/products.ts';
import classes from './pager.module.css';

type PageInfo = NonNullable<ProductListQuery['products']>['pageInfo'];

/** Leads from page to page; how many there are is said only when it is known. */
export function Pager({ pageInfo, onPage }: { pageInfo: PageInfo; onPage: (page: number) => void }) {
  const { page, totalPages, hasNextPage, hasPreviousPage } = pageInfo;
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <nav className={classes.pager} aria-label="Pages">
      <button type="button" className={buttons.secondary} disabled={!hasPreviousPage} onClick={() => onPage(page - 1)}>
        <IconPrevious size={20} aria-hidden />
        Previous
      </button>
      <p aria-current="page">{totalPages === null ? `Page ${page}` : `Page ${page} of ${totalPages}`}</p>
      <button type="button" className={buttons.secondary} disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
        Next
        <IconNext size={20} aria-hidden />
      </button>
    </nav>
  );
}
