import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ReactNode } from 'react';
import buttons from '../buttons.module.css';
import classes from './tools/table-pager.module.css';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';

/** Of staff's tables. The shop's list has features/products/list/pages/page-links.tsx. */
export function Pager(props: {
  pageInfo: { page: number; totalPages: number | null; hasNextPage: boolean; hasPreviousPage: boolean };
  onPage: (page: number) => void;
  always?: boolean;
  /** Which rows of how many; stands after the page. */
  rows?: string | undefined;
}) {
  const t = useText(uiText);
  const { pageInfo, onPage, always = false, rows } = props;
  const { page, totalPages, hasNextPage, hasPreviousPage } = pageInfo;
  if (!always && !hasNextPage && !hasPreviousPage) return null;
  const step = (to: number, enabled: boolean, children: ReactNode) => (
    <button type="button" className={buttons.secondary} disabled={!enabled} onClick={() => onPage(to)}>
      {children}
    </button>
  );
  return (
    <nav className={classes.pages} aria-label={t.pages}>
      {step(
        page - 1,
        hasPreviousPage,
        <>
          <IconPrevious size={20} aria-hidden />
          {t.previous}
        </>,
      )}
      <p aria-current="page">
        {totalPages === null ? t.page(page) : t.pageOf(page, totalPages)}
        {rows && <span className={classes.rows}>{rows}</span>}
      </p>
      {step(
        page + 1,
        hasNextPage,
        <>
          {t.next}
          <IconNext size={20} aria-hidden />
        </>,
      )}
    </nav>
  );
}
