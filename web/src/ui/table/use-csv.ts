import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { downloadCsv, type Sheet } from '../../lib/csv.ts';
import type { Column } from './data-table.tsx';
import type { TableList } from './table-list.ts';

/** What a table's file says of these rows. */
export function sheetOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  const values = columns.flatMap(({ header, value, file }) => file ?? (value ? [{ header, value }] : []));
  return {
    head: values.map(({ header }) => header),
    rows: rows.map((row) => values.map(({ value }) => value(row))),
  };
}

/**
 * The file of a table: the values of `columns` for all rows, not only for those of its page. `rows`: what the browser has found;
 * `complete`: these are all. Else the list's `readAll` or `loadAll` gets the others.
 */
export function useCsv<Row>(
  fileName: string,
  { columns, list, rows, complete }: CsvSource<Row>,
): { download: () => void; busy: boolean; error: unknown } {
  const { part, readAll, loadAll } = list;
  const [requested, setRequested] = useState(0);
  const downloaded = useRef(0);
  const [reading, setReading] = useState<{ busy: boolean; error?: unknown }>({ busy: false });

  const save = (all: readonly Row[]) => downloadCsv(fileName, sheetOf(columns, all));
  const saveFound = useEffectEvent(() => save(rows()));
  useEffect(() => {
    if (requested === downloaded.current || !complete) return;
    downloaded.current = requested;
    saveFound();
  }, [requested, complete]);

  const readAndSave = async (read: NonNullable<typeof readAll>) => {
    setReading({ busy: true });
    try {
      save(await read());
      setReading({ busy: false });
    } catch (error) {
      setReading({ busy: false, error });
    }
  };
  const download = () => {
    if (part && readAll) return void readAndSave(readAll);
    setRequested(requested + 1);
    if (part) loadAll?.();
  };
  return { download, busy: reading.busy, error: reading.error };
}

interface CsvSource<Row> {
  columns: readonly Column<Row>[];
  list: Pick<TableList<Row>, 'part' | 'readAll' | 'loadAll'>;
  rows: () => readonly Row[];
  complete: boolean;
}
