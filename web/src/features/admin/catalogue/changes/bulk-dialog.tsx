import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { labelOf } from '../../../../../../schema/product-fields.ts';
import type { StaffRowFragment } from '../../../../generated/shared-catalogue.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { useReadRows } from '../../../../shared/catalogue/use-catalogue.ts';
import buttons from '../../../../ui/buttons.module.css';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { uiText } from '../../../../ui/messages.ts';
import select from '../../../../ui/select.module.css';
import { LoadError } from '../../../../ui/views/load-error.tsx';
import { storedCategory } from '../../edit/product-draft.ts';
import { adminText } from '../../messages.ts';
import { EDITED_FIELDS } from '../edited-fields.ts';
import { ChangesRun } from './changes-run.tsx';
import { changesText } from './messages.ts';
import { NameInput, type Names } from './name-input.tsx';
import { HOWS, isEdited, isWholeRupees, NAME_FIELDS, planOf, type BulkEdit, type How } from './plan.ts';
import { useProductRun } from './use-product-run.ts';
import classes from './changes.module.css';

/** Changes a field of all chosen products, as they are now. Every change is shown before any is made. */
export function BulkDialog(props: {
  ids: readonly string[];
  names: Names | undefined;
  onChanged: () => unknown;
  onClose: () => void;
}) {
  const { ids, names, onChanged, onClose } = props;
  const t = useText(changesText);
  const ui = useText(uiText);
  const [field, setField] = useState<BulkEdit['field']>('discountPrice');
  const [how, setHow] = useState<How>('set');
  const [amount, setAmount] = useState('');
  const [name, setName] = useState('');
  const { run, start } = useProductRun(onChanged);
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
          <Choice
            label={t.field}
            value={field}
            options={[...EDITED_FIELDS, ...NAME_FIELDS]}
            textOf={labelOf}
            onChoose={(chosen) => {
              setField(chosen);
              setName('');
            }}
          />
          {'name' in edit ? (
            <NameInput field={edit.field} name={name} names={names} onType={setName} />
          ) : (
            <>
              <Choice label={t.how} value={how} options={HOWS} textOf={(each) => t.hows[each]} onChoose={setHow} />
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
      {error !== undefined && (
        <LoadError
          error={error}
          onRetry={() => {
            setError(undefined);
            return read();
          }}
        />
      )}
      {run || (rows && typeof plan !== 'string') ? (
        <ChangesRun planned={typeof plan === 'string' ? [] : plan} run={run} start={start} onEnd={onClose} />
      ) : (
        error === undefined && (
          <NotYet
            action={t.make(ids.length)}
            reason={!rows ? t.reading : 'name' in edit ? t.typeName : t.typeAmount}
            onCancel={onClose}
          />
        )
      )}
    </Dialog>
  );
}

function Choice<Value extends string>(props: {
  label: ReactNode;
  value: Value;
  options: readonly Value[];
  textOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}) {
  const { label, value, options, textOf, onChoose } = props;
  return (
    <label>
      {label}
      <select
        className={select.select}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
      >
        {options.map((each) => (
          <option key={each} value={each}>
            {textOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The action, before it can be done, and why it cannot. */
function NotYet({ action, reason, onCancel }: { action: string; reason: string; onCancel: () => void }) {
  const { cancel } = useText(adminText);
  const reasonId = useId();
  return (
    <div className={classes.run}>
      <p id={reasonId} className={classes.reason}>
        {reason}
      </p>
      <div className={classes.buttons}>
        <button type="button" className={buttons.secondary} onClick={onCancel}>
          {cancel}
        </button>
        <button type="button" className={buttons.primary} disabled aria-describedby={reasonId}>
          {action}
        </button>
      </div>
    </div>
  );
}
