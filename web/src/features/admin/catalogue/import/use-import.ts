import { useState } from 'react';
import { useUserMessage } from '../../../../apollo/use-user-message.ts';
import { MAX_CATALOGUE_ROWS } from '../../../../../../schema/shop.ts';
import { readAll } from '../../../../lib/read-all.ts';
import { useProductRun } from '../changes/use-product-run.ts';
import type { RowStore } from '../row-store.ts';
import { useReadPart, useReadRows } from '../use-catalogue.ts';
import { decodeCsv, type CsvText } from './decode-csv.ts';
import { planImport, titleKey, type ImportPlan } from './plan-import.ts';
import { isCatalogueId, readLines } from './read-lines.ts';

/** A file on its way into the shop: read, compared with the catalogue, looked at, then run. */
export function useImport(store: RowStore) {
  const userMessage = useUserMessage();
  const readRows = useReadRows();
  const readPart = useReadPart();
  const [opened, setOpened] = useState<{ file: CsvText; plan: ImportPlan }>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { run, start } = useProductRun(store);

  const readTitles = async () => {
    const part = readPart({ filter: {}, sort: 'ADDED', descending: false });
    return new Set((await readAll(part, MAX_CATALOGUE_ROWS)).map(({ title }) => titleKey(title)));
  };

  const open = async (chosen: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const file = decodeCsv(new Uint8Array(await chosen.arrayBuffer()));
      const read = readLines(file.text);
      const ids = [...new Set(read.lines.flatMap(({ id }) => (isCatalogueId(id) ? id : [])))];
      // Where a line adds a product: one of its title may be there already.
      const isAdding = read.lines.some(({ id }) => id === '');
      const [rows, titles] = await Promise.all([readRows(ids), isAdding ? readTitles() : undefined]);
      setOpened({ file, plan: planImport(read, { rows, ...(titles && { titles }) }) });
    } catch (error) {
      setProblem(userMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return { ...opened, problem, busy, run, start, open };
}
