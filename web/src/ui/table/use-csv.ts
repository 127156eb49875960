import { useState } from 'react';
import { downloadCsv, type Sheet } from '../../lib/csv.ts';
import type { Column } from './data-table.tsx';

/** What a table's file says of these rows. */
export function sheetOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  const values = columns.flatMap(({ header, value, file }) => file ?? (value ? [{ header, value }] : []));
  return {
    head: values.map(({ header }) => header),
    rows: rows.map((row) => values.map(({ value }) => value(row))),
  };
}

/** The file of a table: the values of `columns` for all rows, which `read` gives, not only for those of its page. */
export function useCsv<Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  read: () => Promise<readonly Row[]>,
): { download: () => Promise<void>; busy: boolean; error: unknown } {
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const download = async () => {
    setState({ busy: true });
    try {
      downloadCsv(fileName, sheetOf(columns, await read()));
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return { download, busy: state.busy, error: state.error };
}
