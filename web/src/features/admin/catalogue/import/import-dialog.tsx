import { useState } from 'react';
import { useUserMessage } from '../../../../apollo/use-user-message.ts';
import { storedValue } from '../../../../lib/browser-storage.ts';
import { downloadCsv } from '../../../../lib/csv.ts';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../changes/cancel-button.tsx';
import { ChangesRun } from '../changes/changes-run.tsx';
import classes from '../changes/changes.module.css';
import { useProductRun } from '../changes/use-product-run.ts';
import { sheetOf } from '../export-csv.ts';
import type { RowStore } from '../row-store.ts';
import { useReadRows } from '../use-catalogue.ts';
import { ChooseCsv } from './choose-csv.tsx';
import { Found } from './found.tsx';
import { importText } from './messages.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { readLines } from './read-lines.ts';

const SAMPLE_ROWS = 3;
/** What a file may have; other columns are passed over. */
const SAMPLE_COLUMNS = ['id', 'title', 'brand', 'category', 'price', 'originalPrice', 'stock'] as const;

interface ImportFile {
  name: string;
  text: string;
}

const isFile = (found: unknown): found is ImportFile =>
  typeof found === 'object' &&
  found !== null &&
  'name' in found &&
  'text' in found &&
  typeof found.name === 'string' &&
  typeof found.text === 'string';

/** The file that is being imported, until all of it is in the shop: after a break it is offered again. */
const unfinished = storedValue('catalogueImport', (found) => (isFile(found) ? found : null));

/** Changes products by a file. Differences and bad lines are shown before anything is written. */
export function ImportDialog({ store, onClose }: { store: RowStore; onClose: () => void }) {
  const t = useText(importText);
  const userMessage = useUserMessage();
  const readRows = useReadRows();
  const [left, setLeft] = useState(unfinished.read);
  const [plan, setPlan] = useState<ImportPlan>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { run, start } = useProductRun(store, ({ changes, done }) => {
    if (done().length === changes.length) unfinished.write(null);
  });

  const open = async (file: ImportFile) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const read = readLines(file.text);
      const next = planImport(
        read,
        await readRows([...new Set([...read.lines, ...read.bad].flatMap(({ id }) => id ?? []))]),
      );
      setPlan(next);
      unfinished.write(next.changes.length > 0 ? file : null);
      setLeft(null);
    } catch (error) {
      setProblem(userMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      heading={t.heading}
      onClose={() => {
        if (!run?.isRunning) onClose();
      }}
    >
      {!run && !plan?.changes.length && (
        <div className={classes.run}>
          <p>{t.hint}</p>
          <p>
            {t.columns} <code>{SAMPLE_COLUMNS.join(', ')}</code>{' '}
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => downloadCsv('catalogue-sample.csv', sheetOf(firstRows(store), SAMPLE_COLUMNS))}
            >
              {t.sample}
            </button>
          </p>
          <ChooseCsv
            disabled={busy}
            onFile={(file) => void file.text().then((text) => open({ name: file.name, text }))}
          />
          {busy && <p role="status">{t.reading}</p>}
          {problem && <p role="alert">{problem}</p>}
          {plan && <Found plan={plan} />}
          <div className={classes.buttons}>
            <CancelButton onCancel={onClose} />
            {left && (
              <button type="button" className={buttons.primary} disabled={busy} onClick={() => void open(left)}>
                {t.goOn(left.name)}
              </button>
            )}
          </div>
        </div>
      )}
      {plan && (run || plan.changes.length > 0) && (
        <ChangesRun planned={plan.changes} run={run} start={start} onEnd={onClose} summary={<Found plan={plan} />} />
      )}
    </Dialog>
  );
}

/** As an example of a file: products that are there. */
const firstRows = (store: RowStore) => Array.from({ length: SAMPLE_ROWS }, (_, at) => store.at(at) ?? []).flat();
