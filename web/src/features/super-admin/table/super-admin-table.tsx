import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconZoomCancel.mjs';
import type { ComponentProps } from 'react';
import { ManagedTable } from '../../../ui/table/managed-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { rememberRowsPerPage, ROW_COUNTS, useRowsPerPage } from '../../../ui/table/rows-per-page.ts';
import { SEARCH } from './use-list.ts';
import type { Noun } from '../../../ui/table/tools/messages.ts';
import { useText } from '../../../lib/language/language.tsx';
import { superAdminText } from '../messages.ts';

/** ManagedTable with the page size, search field and 'not found' view of the super admin's tables. */
export function SuperAdminTable<Row extends { id: string }>({
  clear,
  ...table
}: Omit<ComponentProps<typeof ManagedTable<Row>>, 'notFound' | 'rowsPerPage' | 'rowCounts' | 'noun' | 'search'> & {
  noun: Noun;
  /** Removes this table's search and filters from the URL. */
  clear: () => void;
}) {
  const t = useText(superAdminText);
  const { noun } = table;
  const rowsPerPage = useRowsPerPage();
  return (
    <ManagedTable<Row>
      {...table}
      search={{ name: SEARCH, label: t.search[noun], placeholder: t.searchHint[noun] }}
      rowsPerPage={rowsPerPage}
      rowCounts={{ options: ROW_COUNTS, onChoose: rememberRowsPerPage }}
      notFound={
        <EmptyView
          icon={<IconSearchOff aria-hidden />}
          heading={t.noneFound[noun]}
          text={t.noneMatch}
          action={
            <button type="button" className={buttons.primary} onClick={clear}>
              {t.clear}
            </button>
          }
        />
      }
    />
  );
}
