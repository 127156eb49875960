import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconFirst from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconLast from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../buttons.module.css';
import { uiText } from '../../messages.ts';
import classes from './table-pager.module.css';
import { FilterSelect } from '../toolbar.tsx';
import { tableToolsText } from './messages.ts';

/** How many rows a page may have, the fewest first, and how many it has. */
export interface RowCounts {
  options: readonly number[];
  chosen: number;
  onChoose: (count: number) => void;
}

/** Of staff's tables. A long list has ways to both ends, and says how many rows a page has. The shop's list has page-links.tsx. */
export function TablePager(props: {
  pageInfo: { page: number; totalPages: number | null; hasNextPage: boolean; hasPreviousPage: boolean };
  onPage: (page: number) => void;
  always: boolean;
  /** Which rows of how many; stands after the page. */
  rows?: string | undefined;
  rowCounts?: RowCounts | undefined;
  /** Rows on all pages; absent: not known. */
  total: number | undefined;
}) {
  const t = useText(tableToolsText);
  const ui = useText(uiText);
  const { pageInfo, onPage, always, rows, rowCounts, total } = props;
  const { page, totalPages, hasNextPage, hasPreviousPage } = pageInfo;
  const [fewest = 0, ...more] = rowCounts?.options ?? [];
  const counts = total !== undefined && total <= fewest ? undefined : rowCounts;
  const hasEnds = totalPages !== null && totalPages > 2;
  const end = (to: number, name: string, EndIcon: typeof IconFirst) => (
    <button
      type="button"
      className={`${buttons.icon} ${classes.end}`}
      aria-label={name}
      title={name}
      disabled={page === to}
      onClick={() => onPage(to)}
    >
      <EndIcon size={20} aria-hidden />
    </button>
  );
  const step = (to: number, enabled: boolean, children: ReactNode) => (
    <button type="button" className={buttons.secondary} disabled={!enabled} onClick={() => onPage(to)}>
      {children}
    </button>
  );
  return (
    <div className={classes.pager}>
      {(always || hasNextPage || hasPreviousPage) && (
        <nav className={classes.pages} aria-label={ui.pages} data-ends={hasEnds || undefined}>
          {hasEnds && end(1, t.firstPage, IconFirst)}
          {step(
            page - 1,
            hasPreviousPage,
            <>
              <IconPrevious size={20} aria-hidden />
              <span>{ui.previous}</span>
            </>,
          )}
          <p aria-current="page">
            {totalPages === null ? ui.page(page) : ui.pageOf(page, totalPages)}
            {rows && <span className={classes.rows}>{rows}</span>}
          </p>
          {step(
            page + 1,
            hasNextPage,
            <>
              <span>{ui.next}</span>
              <IconNext size={20} aria-hidden />
            </>,
          )}
          {hasEnds && end(totalPages, t.lastPage, IconLast)}
        </nav>
      )}
      {counts && (
        <FilterSelect
          label={t.rowsPerPage}
          value={counts.chosen === fewest ? '' : String(counts.chosen)}
          everything={String(fewest)}
          options={more.map((count) => ({ value: String(count), label: String(count) }))}
          onChoose={(count) => counts.onChoose(Number(count) || fewest)}
        />
      )}
    </div>
  );
}
