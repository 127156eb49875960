import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { downloadCsv, type Sheet } from '../../../../lib/csv.ts';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../changes/cancel-button.tsx';
import { ChangesRun } from '../changes/changes-run.tsx';
import classes from '../changes/changes.module.css';
import { sheetOf } from '../export-csv.ts';
import type { RowStore } from '../row-store.ts';
import { ChooseCsv } from './choose-csv.tsx';
import { Found, LeftOut } from './found.tsx';
import { importText } from './messages.ts';
import { NameQuestions } from './name-questions.tsx';
import { IMPORT_COLUMNS, type ImportColumn } from './read-lines.ts';
import { useImport } from './use-import.ts';

const SAMPLE_ROWS = 3;

const COLUMNS = [...IMPORT_COLUMNS.keys()] as ImportColumn[];

/** Changes products by a file, and adds new ones. Differences and bad lines are shown before anything is written. */
export function ImportDialog(props: { store: RowStore; onClose: () => void; onSeeNew: () => void }) {
  const { store, onClose, onSeeNew } = props;
  const t = useText(importText);
  const { left, file, plan, doubtful, problem, busy, run, start, open, take } = useImport(store);
  const found = plan && file && (
    <Found file={file} plan={plan}>
      <NameQuestions names={doubtful} onTake={take} />
    </Found>
  );
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
          <div>
            {t.columns} <code>{COLUMNS.join(', ')}</code>
            <button
              type="button"
              className={`${buttons.quiet} ${classes.way}`}
              onClick={() => downloadCsv('catalogue-sample.csv', sampleOf(store))}
            >
              {t.sample}
            </button>
          </div>
          <ChooseCsv
            disabled={busy}
            onFile={(file) => void file.text().then((text) => open({ name: file.name, text }))}
          />
          {busy && <p role="status">{t.reading}</p>}
          {problem && (
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
          {found}
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
        <ChangesRun
          planned={plan.changes}
          run={run}
          start={start}
          onEnd={onClose}
          summary={found}
          leftOut={file && <LeftOut file={file} bad={plan.bad} />}
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

/** As an example of a file: products that are there, and a line that adds one. */
function sampleOf(store: RowStore): Sheet {
  const rows = Array.from({ length: SAMPLE_ROWS }, (_, at) => store.at(at) ?? []).flat();
  const ofRows = sheetOf(rows, ['title', 'brand', 'category', 'price', 'originalPrice', 'stock', 'id']);
  const cellsOf = (cells: readonly (string | number)[]) =>
    COLUMNS.map((column) => cells[ofRows.head.indexOf(column)] ?? '');
  const [first] = rows;
  return {
    head: COLUMNS,
    rows: [...ofRows.rows.map(cellsOf), ...(first ? [COLUMNS.map((column) => newLineOf(first)[column])] : [])],
  };
}

const newLineOf = ({ brand, category, image }: Pick<StaffRowFragment, 'brand' | 'category' | 'image'>) => ({
  id: '',
  title: 'Your new product',
  brand: brand ?? '',
  category: category ?? '',
  price: 499,
  originalPrice: 599,
  stock: 10,
  description: 'What it is, in a sentence or two.',
  image: image ?? '',
  images: '',
});
