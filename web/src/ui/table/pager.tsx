import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import buttons from '../buttons.module.css';
import classes from './pager.module.css';

export function Pager(props: {
  pageInfo: { page: number; totalPages: number | null; hasNextPage: boolean; hasPreviousPage: boolean };
  onPage: (page: number) => void;
  always?: boolean;
}) {
  const { pageInfo, onPage, always = false } = props;
  const { page, totalPages, hasNextPage, hasPreviousPage } = pageInfo;
  if (!always && !hasNextPage && !hasPreviousPage) return null;
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
