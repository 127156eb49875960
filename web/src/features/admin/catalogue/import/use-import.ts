import { useState } from 'react';
import { useUserMessage } from '../../../../apollo/use-user-message.ts';
import { MAX_CATALOGUE_ROWS } from '../../../../../../schema/shop.ts';
import { readAll } from '../../../../lib/read-all.ts';
import { knownNames } from '../changes/name-input.tsx';
import { useProductRun } from '../changes/use-product-run.ts';
import type { RowStore } from '../row-store.ts';
import { useReadPart, useReadRows } from '../use-catalogue.ts';
import { isCatalogueId } from './catalogue-id.ts';
import { doubtfulNames, type DoubtfulName } from './doubtful-names.ts';
import { nameKey, planImport, renamed, titleKey, type Known } from './plan-import.ts';
import { readLines, type ReadFile } from './read-lines.ts';
import { unfinished, type ImportFile } from './unfinished.ts';

interface Opened {
  file: ImportFile;
  read: ReadFile;
  known: Known;
}

/** A file on its way into the shop: read, compared, asked about, then run. */
export function useImport(store: RowStore) {
  const userMessage = useUserMessage();
  const readRows = useReadRows();
  const readPart = useReadPart();
  const [left, setLeft] = useState(unfinished.read);
  const [opened, setOpened] = useState<Opened>();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { run, start } = useProductRun(store, {
    onOutcome: ({ line }, { state }) => {
      if (line !== undefined && state === 'done') unfinished.noteAdded(line);
    },
    onEnd: ({ changes, done }) => {
      if (done().length === changes.length) unfinished.forget();
    },
  });
  const plan = opened && planImport(renamed(opened.read, names), opened.known);
  const { facts } = store.state();
  const doubtful = doubtfulNames(run ? [] : (plan?.changes ?? []), {
    category: knownNames(facts, 'category'),
    brand: knownNames(facts, 'brand'),
  });

  const readTitles = async () => {
    const part = readPart({ filter: {}, sort: 'ADDED', descending: false });
    return new Set((await readAll(part, MAX_CATALOGUE_ROWS)).map(({ title }) => titleKey(title)));
  };

  const open = async (file: ImportFile) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const read = readLines(file.text);
      const ids = [...new Set(read.lines.flatMap(({ id }) => (isCatalogueId(id) ? id : [])))];
      const added = unfinished.addedOf(file);
      // Where a line adds a product: one of its title may be there already.
      const isAdding = read.lines.some(({ id, line }) => id === '' && !added.has(line));
      const [rows, titles] = await Promise.all([readRows(ids), isAdding ? readTitles() : undefined]);
      const known: Known = { rows, added, ...(titles && { titles }) };
      setOpened({ file, read, known });
      setNames(new Map());
      if (planImport(read, known).changes.length > 0) unfinished.begin(file);
      else unfinished.forget();
      setLeft(null);
    } catch (error) {
      setProblem(userMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const take = ({ field, name, stored }: DoubtfulName) =>
    setNames((before) => new Map(before).set(nameKey(field, name), stored));

  return { left, file: opened?.file, plan, doubtful, problem, busy, run, start, open, take };
}
