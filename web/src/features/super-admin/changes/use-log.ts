import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  StaffLogRowsDocument,
  useStaffLogQuery,
  type LoggedChangeFragment,
} from '../../../generated/super-admin-changes.ts';
import type { StaffChangeFilter } from '../../../generated/schema.ts';
import { downloadCsv } from '../../../lib/csv.ts';
import { useText } from '../../../lib/language/language.tsx';
import type { TableList } from '../../../ui/table/table-list.ts';
import { useFieldTexts } from './changed-fields.tsx';
import { sheetOf } from './export-csv.ts';
import { staffLogText } from './messages.ts';

export const ROWS = 20; // a page

/** A page of the log. `people`: who have made changes. */
export function useLog(filter: StaffChangeFilter, page: number) {
  const { data, previousData, loading, error, refetch } = useStaffLogQuery({
    variables: { filter, offset: (page - 1) * ROWS, limit: ROWS },
    fetchPolicy: 'cache-and-network',
  });
  const log = (data ?? previousData)?.staffChanges ?? undefined;
  const totalPages = Math.max(1, Math.ceil((log?.total ?? 0) / ROWS));
  const list: Omit<TableList<LoggedChangeFragment>, 'readAll'> = {
    rows: log?.changes,
    part: log && {
      page,
      pageSize: ROWS,
      totalPages,
      hasNextPage: page < totalPages,
      total: log.total,
      held: log.changes.length,
    },
    searched: true,
    narrowed: Object.keys(filter).length > 0,
    busy: !data && loading,
    error,
    reload: refetch,
  };
  return { list, total: log?.total, people: log?.people ?? [], reload: refetch };
}

const PER_READ = 500; // the most that the gateway answers
export const MOST_IN_FILE = 10_000;

/** Downloads all changes of a filter, up to MOST_IN_FILE. Rejects if they cannot be read. */
export function useExport(filter: StaffChangeFilter) {
  const client = useApolloClient();
  const t = useText(staffLogText);
  const textsOf = useFieldTexts();
  const [busy, setBusy] = useState(false);

  /** Changes that are made meanwhile move the others to later places: some come twice, none is left out. */
  const readAll = async () => {
    const rows = new Map<string, LoggedChangeFragment>();
    let total = Infinity;
    for (let offset = 0; offset < Math.min(total, MOST_IN_FILE); offset += PER_READ) {
      const { data } = await client.query({
        query: StaffLogRowsDocument,
        variables: { filter, offset, limit: PER_READ },
        fetchPolicy: 'no-cache',
      });
      if (!data?.staffChanges) throw new Error('The answer has no changes.');
      ({ total } = data.staffChanges);
      for (const change of data.staffChanges.changes) rows.set(change.id, change);
    }
    return { rows: [...rows.values()].slice(0, MOST_IN_FILE), total };
  };

  /** Returns what is to be said of the file; undefined: it is whole. */
  const download = async (): Promise<string | undefined> => {
    setBusy(true);
    try {
      const { rows, total } = await readAll();
      downloadCsv('changes.csv', sheetOf(rows, t, textsOf));
      return total > rows.length ? t.cut(rows.length, total) : undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
