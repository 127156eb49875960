import { useEffect, useEffectEvent, useId, useState } from 'react';
import { labelOf } from '../../../../../../schema/product-fields.ts';
import { LoadError } from '../../../../ui/views/load-error.tsx';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import select from '../../../../ui/select.module.css';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { uiText } from '../../../../ui/messages.ts';
import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { storedCategory } from '../../edit/product-draft.ts';
import { EDITED_FIELDS } from '../edited-fields.ts';
import type { RowStore } from '../row-store.ts';
import { useReadRows } from '../use-catalogue.ts';
import { CancelButton } from './cancel-button.tsx';
import { ChangesRun } from './changes-run.tsx';
import { changesText } from './messages.ts';
import { NameInput } from './name-input.tsx';
import { HOWS, isEdited, isWholeRupees, NAME_FIELDS, planOf, type BulkEdit, type How } from './plan.ts';
import { useProductRun } from './use-product-run.ts';
import classes from './changes.module.css';

/** Changes a field of all chosen products, as they are now. Every change is shown before any is made. */
export function BulkDialog(props: { ids: readonly string[]; store: RowStore; onClose: () => void }) {
  const { ids, store, onClose } = props;
  const t = useText(changesText);
  const ui = useText(uiText);
  const [field, setField] = useState<BulkEdit['field']>('discountPrice');
  const [how, setHow] = useState<How>('set');
  const [amount, setAmount] = useState('');
  const [name, setName] = useState('');
  const { run, start } = useProductRun(store);
  const readRows = useReadRows();
  const [rows, setRows] = useState<readonly StaffRowFragment[]>();
  const [error, setError] = useState<unknown>();
  const edit: BulkEdit = isEdited(field)
    ? { field, how, amount }
    : { field, name: field === 'category' ? storedCategory(name.trim()) : name };
  const plan = planOf(rows ?? [], edit);
  const isTyped = ('name' in edit ? name : amount) !== '';

  // The chosen rows may have been changed since, and amounts are added to what there is now.
  const read = () => readRows(ids).then((found) => setRows([...found.values()]), setError);
  const readFirst = useEffectEvent(read);
  useEffect(() => void readFirst(), []);
  const retry = () => {
    setError(undefined);
    return read();
  };

  return (
    <Dialog
      opened
      heading={t.bulk(ids.length)}
      onClose={() => {
        if (!run?.isRunning) onClose();
      }}
    >
      {!run && (
        <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
          <label>
            {t.field}
            <select
              className={select.select}
              value={field}
              onChange={({ currentTarget }) => {
                setField(currentTarget.value as BulkEdit['field']);
                setName('');
              }}
            >
              {[...EDITED_FIELDS, ...NAME_FIELDS].map((each) => (
                <option key={each} value={each}>
                  {labelOf(each)}
                </option>
              ))}
            </select>
          </label>
          {'name' in edit ? (
            <NameInput field={edit.field} name={name} store={store} onType={setName} />
          ) : (
            <>
              <label>
                {t.how}
                <select
                  className={select.select}
                  value={how}
                  onChange={({ currentTarget }) => setHow(currentTarget.value as How)}
                >
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
            </>
          )}
          {isTyped && typeof plan === 'string' && (
            <p role="alert" className={classes.problem}>
              {ui.problem(plan)}
            </p>
          )}
          {rows && typeof plan !== 'string' && plan.length < rows.length && (
            <p className={classes.reason}>{t.unchanged(rows.length - plan.length)}</p>
          )}
          {'how' in edit && isWholeRupees(edit) && <p className={classes.reason}>{t.wholeRupees}</p>}
        </form>
      )}
      {error !== undefined && <LoadError error={error} onRetry={retry} />}
      {!run && error === undefined && (!rows || typeof plan === 'string') && (
        <NotYet
          count={ids.length}
          reason={!rows ? t.reading : 'name' in edit ? t.typeName : t.typeAmount}
          onCancel={onClose}
        />
      )}
      {(run || (rows && typeof plan !== 'string')) && (
        <ChangesRun planned={typeof plan === 'string' ? [] : plan} run={run} start={start} onEnd={onClose} />
      )}
    </Dialog>
  );
}

/** The action, before it can be done, and why it cannot. */
function NotYet({ count, reason, onCancel }: { count: number; reason: string; onCancel: () => void }) {
  const t = useText(changesText);
  const reasonId = useId();
  return (
    <div className={classes.run}>
      <p id={reasonId} className={classes.reason}>
        {reason}
      </p>
      <div className={classes.buttons}>
        <CancelButton onCancel={onCancel} />
        <button type="button" className={buttons.primary} disabled aria-describedby={reasonId}>
          {t.make(count)}
        </button>
      </div>
    </div>
  );
}
