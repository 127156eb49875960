import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../changes/cancel-button.tsx';
import { ChangesRun } from '../changes/changes-run.tsx';
import classes from '../changes/changes.module.css';
import type { RowStore } from '../row-store.ts';
import { ChooseCsv } from './choose-csv.tsx';
import { BadLines, Found } from './found.tsx';
import { importText } from './messages.ts';
import { IMPORT_COLUMNS } from './read-lines.ts';
import { useImport } from './use-import.ts';

/** Changes products by a file, and adds new ones. Differences and bad lines are shown before anything is written. */
export function ImportDialog(props: { store: RowStore; onClose: () => void; onSeeNew: () => void }) {
  const { store, onClose, onSeeNew } = props;
  const t = useText(importText);
  const { file, plan, problem, busy, run, start, open } = useImport(store);
  const found = file && plan && <Found file={file} plan={plan} />;
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
          <p>
            {t.hint} {t.hintNew}
          </p>
          <p>
            {t.columns} <code>{[...IMPORT_COLUMNS.keys()].join(', ')}</code>
          </p>
          <ChooseCsv disabled={busy} onFile={(chosen) => void open(chosen)} />
          {busy && <p role="status">{t.reading}</p>}
          {problem && (
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
          {found}
          <div className={classes.buttons}>
            <CancelButton onCancel={onClose} />
          </div>
        </div>
      )}
      {plan && (run || plan.changes.length > 0) && (
        <ChangesRun
          planned={plan.changes}
          run={run}
          start={start}
          onEnd={onClose}
          summary={found}
          leftOut={
            plan.bad.length > 0 && (
              <div>
                <p>{t.leftOut(plan.bad.length)}</p>
                <BadLines bad={plan.bad} />
              </div>
            )
          }
          afterAdding={
            <button type="button" className={buttons.secondary} onClick={onSeeNew}>
              {t.seeNew}
            </button>
          }
        />
      )}
    </Dialog>
  );
}
