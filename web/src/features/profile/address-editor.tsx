import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../lib/language/language.tsx';
import type { KnownAddress } from '../../shared/address/address-book.ts';
import { ADDRESS_CHECKS, EMPTY_ADDRESS, type AddressFields } from '../../shared/address/address-checks.ts';
import { AddressInputs } from '../../shared/address/address-inputs.tsx';
import { addressText } from '../../shared/address/messages.ts';
import buttons from '../../ui/buttons.module.css';
import checkbox from '../../ui/form/checkbox.module.css';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useRulesForm } from '../../ui/form/use-rules-form.ts';
import classes from './addresses.module.css';
import { profileText } from './messages.ts';

/** The form of checkout, for an address that this browser keeps. `edited`: undefined for a new one. */
export function AddressEditor(props: {
  known: readonly KnownAddress[];
  edited: KnownAddress | undefined;
  onSave: (fields: AddressFields, isDefault: boolean) => void;
  onCancel: () => void;
}) {
  const t = useText(profileText);
  const { fields: labels } = useText(addressText);
  const { known, edited, onSave, onCancel } = props;
  const [isDefault, setDefault] = useState(edited?.isDefault ?? known.length === 0);
  const wanting = useId();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const form = useRulesForm<AddressFields>({
    initialValues: edited?.fields ?? EMPTY_ADDRESS,
    checks: ADDRESS_CHECKS,
    labels,
    onSubmit: (fields) => Promise.resolve(onSave(fields, isDefault)),
    onError: () => undefined,
  });
  return (
    <form
      ref={element}
      noValidate
      aria-label={edited ? t.editHeading : t.addAddress}
      className={classes.editor}
      onSubmit={form.onSubmit}
    >
      <h4>{edited ? t.editHeading : t.addAddress}</h4>
      <AddressInputs form={form} />
      <label className={classes.asDefault}>
        <input
          type="checkbox"
          className={checkbox.box}
          checked={isDefault}
          onChange={({ currentTarget }) => setDefault(currentTarget.checked)}
        />
        {t.asDefault}
      </label>
      <div className={classes.ways}>
        <SubmitButton leads valid={form.valid} busy={form.busy} describedBy={form.wanting ? wanting : undefined}>
          {t.saveAddress}
        </SubmitButton>
        <button type="button" className={buttons.secondary} onClick={onCancel}>
          {t.cancel}
        </button>
        <p id={wanting} className={classes.wanting}>
          {form.wanting}
        </p>
      </div>
    </form>
  );
}
