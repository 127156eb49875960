import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconZoomCancel.mjs';
import type { ComponentProps } from 'react';
import { ManagedTable } from '../../../ui/table/managed-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { ROWS_PER_PAGE } from './use-list.ts';

/** ManagedTable with the page size, search field and 'not found' view of the super admin's tables. */
export function SuperAdminTable<Row extends { id: string }>({
  clear,
  ...table
}: Omit<ComponentProps<typeof ManagedTable<Row>>, 'notFound' | 'rowsPerPage' | 'wide' | 'noun' | 'search'> & {
  noun: readonly [one: string, many: string];
  search?: { label: string; placeholder: string };
  /** Removes this table's search and filters from the URL. */
  clear: () => void;
}) {
  const [, many] = table.noun;
  return (
    <ManagedTable<Row>
      {...table}
      search={{ name: 'q', ...(table.search ?? { label: `Search ${many}`, placeholder: `Search ${many}..` }) }}
      rowsPerPage={ROWS_PER_PAGE}
      wide
      notFound={
        <EmptyView
          icon={<IconSearchOff aria-hidden />}
          heading={`No ${many} found`}
          text="Nothing matches all of these choices."
          action={
            <button type="button" className={buttons.primary} onClick={clear}>
              Clear search and filters
            </button>
          }
        />
      }
    />
  );
}
