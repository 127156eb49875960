import { Button } from '@mantine/core';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconZoomCancel.mjs';
import type { ComponentProps } from 'react';
import { INDIA_MS } from '../../../../schema/days.ts';
import { ManagedTable } from '../../ui/table/managed-table.tsx';
import type { Noun } from '../../ui/table/messages.ts';
import { useRowCounts } from '../../ui/table/row-counts.ts';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { superAdminText as t } from './messages.ts';
import { SEARCH } from './tabs.ts';

/** ManagedTable with the page size, search field and 'not found' view of the super admin's tables. */
export function SuperAdminTable<Row extends { id: string }>({
  clear,
  ...table
}: Omit<ComponentProps<typeof ManagedTable<Row>>, 'notFound' | 'rowCounts' | 'noun' | 'search'> & {
  noun: Noun;
  /** Removes this table's search and filters from the URL. */
  clear: () => void;
}) {
  const { noun } = table;
  return (
    <ManagedTable<Row>
      {...table}
      search={{ name: SEARCH, label: t.search[noun], placeholder: t.searchHint[noun] }}
      rowCounts={useRowCounts()}
      notFound={
        <EmptyView
          icon={<IconSearchOff aria-hidden />}
          heading={t.noneFound(noun)}
          text={t.noneMatch}
          action={<Button onClick={clear}>{t.clear}</Button>}
        />
      }
    />
  );
}

/** A moment in India as spreadsheets read it, such as '2026-11-26 18:05'; '' if it is not known. */
export function indiaTime(iso: string | null): string {
  const ms = Date.parse(iso ?? '');
  return Number.isNaN(ms) ? '' : new Date(ms + INDIA_MS).toJSON().slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ');
}
