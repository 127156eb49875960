import { useState } from 'react';
import { useUserMessage } from '../../../../apollo/use-user-message.ts';
import { storedValue } from '../../../../lib/browser-storage.ts';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { uiText } from '../../../../ui/messages.ts';
import { CancelButton } from '../changes/cancel-button.tsx';
import { ChangesRun } from '../changes/changes-run.tsx';
import classes from '../changes/changes.module.css';
import { useProductRun } from '../changes/use-product-run.ts';
import type { RowStore } from '../row-store.ts';
import { useReadRows } from '../use-catalogue.ts';
import { ChooseCsv } from './choose-csv.tsx';
import { importText } from './messages.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { readLines, type BadLine } from './read-lines.ts';

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
          <ChooseCsv
            disabled={busy}
            onFile={(file) => void file.text().then((text) => open({ name: file.name, text }))}
          />
          {busy && <p role="status">{t.reading}</p>}
          {problem && <p role="alert">{problem}</p>}
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
      {plan && (
        <>
          {!run && <BadLines plan={plan} />}
          {(run || plan.changes.length > 0) && (
            <ChangesRun planned={plan.changes} run={run} start={start} onEnd={onClose} />
          )}
        </>
      )}
    </Dialog>
  );
}

function BadLines({ plan: { bad, changes, same } }: { plan: ImportPlan }) {
  const t = useText(importText);
  const ui = useText(uiText);
  const sentence = ({ reason, about = '', found = '' }: BadLine): string => {
    const sentences: Record<BadLine['reason'], string> = {
      noId: t.noId,
      badId: t.badId(about),
      cells: t.cells,
      quotes: t.quotes,
      number: t.number(about, found),
      twice: t.twice(about),
      gone: t.gone(about),
      noIdColumn: t.noIdColumn,
      nothingToChange: t.nothingToChange,
      tooMany: t.tooMany,
      rule: ui.problem(about),
    };
    return sentences[reason];
  };
  // Not a fault of one line: nothing of the file can be used.
  if (bad[0]?.reason === 'noIdColumn') {
    return (
      <p role="alert" className={classes.found}>
        {t.noIdColumn}
      </p>
    );
  }
  return (
    <>
      <p role="status" className={classes.found}>
        {t.found(changes.length, same, bad.length)}
      </p>
      {bad.length > 0 && (
        <ul className={classes.bad} aria-label={t.badLines}>
          {bad.map((each) => (
            <li key={each.line}>{t.badLine(each.line, each.product ?? each.id, sentence(each))}</li>
          ))}
        </ul>
      )}
    </>
  );
}
