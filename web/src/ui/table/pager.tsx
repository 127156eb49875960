import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../buttons.module.css';
import classes from './pager.module.css';

export function Pager(props: {
  pageInfo: { page: number; totalPages: number | null; hasNextPage: boolean; hasPreviousPage: boolean };
  onPage?: (page: number) => void;
  always?: boolean;
  /** The address of a page: the buttons are links then, which need no JavaScript. */
  hrefOf?: (page: number) => string;
}) {
  const { pageInfo, onPage, always = false, hrefOf } = props;
  const { page, totalPages, hasNextPage, hasPreviousPage } = pageInfo;
  if (!always && !hasNextPage && !hasPreviousPage) return null;
  const step = (to: number, enabled: boolean, children: ReactNode) =>
    enabled && hrefOf ? (
      <Link to={hrefOf(to)} className={buttons.secondary}>
        {children}
      </Link>
    ) : (
      <button type="button" className={buttons.secondary} disabled={!enabled} onClick={() => onPage?.(to)}>
        {children}
      </button>
    );
  return (
    <nav className={classes.pager} aria-label="Pages">
      {step(
        page - 1,
        hasPreviousPage,
        <>
          <IconPrevious size={20} aria-hidden />
          Previous
        </>,
      )}
      <p aria-current="page">{totalPages === null ? `Page ${page}` : `Page ${page} of ${totalPages}`}</p>
      {step(
        page + 1,
        hasNextPage,
        <>
          Next
          <IconNext size={20} aria-hidden />
        </>,
      )}
    </nav>
  );
}
