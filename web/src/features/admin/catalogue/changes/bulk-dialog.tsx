import { useState } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { uiText } from '../../../../ui/messages.ts';
import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { EDITED_FIELDS, type EditedField } from '../edited-fields.ts';
import type { RowStore } from '../row-store.ts';
import { ChangesRun } from './changes-run.tsx';
import { changesText } from './messages.ts';
import { HOWS, planOf, type How } from './plan.ts';
import { useRun } from './use-run.ts';
import classes from './changes.module.css';

/** Changes a field of all chosen products. Every change is shown before any is made. */
export function BulkDialog(props: { rows: readonly StaffRowFragment[]; store: RowStore; onClose: () => void }) {
  const { rows, store, onClose } = props;
  const t = useText(changesText);
  const ui = useText(uiText);
  const [field, setField] = useState<EditedField>('discountPrice');
  const [how, setHow] = useState<How>('set');
  const [amount, setAmount] = useState('');
  const { run, start } = useRun(store);
  const plan = planOf(rows, { field, how, amount });

  return (
    <Dialog
      opened
      heading={t.bulk(rows.length)}
      onClose={() => {
        if (!run?.isRunning) onClose();
      }}
    >
      {!run && (
        <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
          <label>
            {t.field}
            <select value={field} onChange={({ currentTarget }) => setField(currentTarget.value as EditedField)}>
              {EDITED_FIELDS.map((each) => (
                <option key={each} value={each}>
                  {t.fields[each]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t.how}
            <select value={how} onChange={({ currentTarget }) => setHow(currentTarget.value as How)}>
              {HOWS.map((each) => (
                <option key={each} value={each}>
                  {t.hows[each]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t.amount}
            <input
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={({ currentTarget }) => setAmount(currentTarget.value)}
            />
          </label>
          {amount !== '' && typeof plan === 'string' && <p role="alert">{ui.problem(plan)}</p>}
        </form>
      )}
      {(run || typeof plan !== 'string') && (
        <ChangesRun planned={typeof plan === 'string' ? [] : plan} run={run} start={start} />
      )}
    </Dialog>
  );
}
