import IconFirst from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconLast from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import type { ComponentProps } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../buttons.module.css';
import { Pager } from '../pager.tsx';
import classes from './table-pager.module.css';
import { FilterSelect } from '../toolbar.tsx';
import { tableToolsText } from './messages.ts';

/** How many rows a page may have, the fewest first, and how many it has. */
export interface RowCounts {
  options: readonly number[];
  chosen: number;
  onChoose: (count: number) => void;
}

/** The pager of a long list: it also leads to both ends, and says how many rows a page has. */
export function TablePager(
  props: ComponentProps<typeof Pager> & {
    onPage: (page: number) => void;
    rowCounts?: RowCounts | undefined;
    /** Rows on all pages; absent: not known. */
    total: number | undefined;
  },
) {
  const t = useText(tableToolsText);
  const { rowCounts, total, ...pager } = props;
  const { pageInfo, onPage } = pager;
  const { page, totalPages } = pageInfo;
  const [fewest = 0, ...more] = rowCounts?.options ?? [];
  const shown = <Pager {...pager} />;
  if (!rowCounts || (total !== undefined && total <= fewest)) return <div className={classes.pager}>{shown}</div>;
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
  return (
    <div className={classes.pager}>
      {shown}
      <div className={classes.more}>
        {totalPages !== null && totalPages > 2 && (
          <>
            {end(1, t.firstPage, IconFirst)}
            {end(totalPages, t.lastPage, IconLast)}
          </>
        )}
        <FilterSelect
          label={t.rowsPerPage}
          value={rowCounts.chosen === fewest ? '' : String(rowCounts.chosen)}
          everything={String(fewest)}
          options={more.map((count) => ({ value: String(count), label: String(count) }))}
          onChoose={(count) => rowCounts.onChoose(Number(count) || fewest)}
        />
      </div>
    </div>
  );
}
