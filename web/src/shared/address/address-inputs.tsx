import { useId, useRef, useState } from 'react';
import { useText } from '../../lib/language/language.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { useRulesForm } from '../../ui/form/use-rules-form.ts';
import type { KnownAddress } from './address-book.ts';
import type { AddressFields } from './address-checks.ts';
import classes from './address-inputs.module.css';
import { addressText } from './messages.ts';
import { PinHelp } from './pin/pin-help.tsx';
import { fillByPin, NOTHING_FILLED, type Offer } from './pin/pin-offers.ts';
import { STATES } from './pin/pin-states.ts';

/** Fields in one row stay level. */
const HINT_LAST: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** The fields of an address, filled in by the PIN code where it can. */
export function AddressInputs(props: {
  form: ReturnType<typeof useRulesForm<AddressFields>>;
  /** Their cities are offered. */
  known: readonly KnownAddress[];
}) {
  const { form, known } = props;
  const t = useText(addressText);
  const element = useRef<HTMLDivElement>(null);
  const states = useId();
  /** What the PIN code filled in: another code may replace it, as nobody typed it. */
  const [filled, setFilled] = useState(NOTHING_FILLED);
  // Read-only while saving, so that the form and the saved address stay equal.
  const field = (name: keyof AddressFields & string) => ({ ...form.field(name), readOnly: form.busy });
  const fill = (offer: Offer): void => {
    form.setValues({ ...form.values, ...offer });
    // The button goes. Where something was filled in, one hears what.
    const [first = ''] = Object.keys(offer);
    element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const fillFrom = (postalCode: string): void => {
    const values = { ...form.values, postalCode };
    const found = fillByPin(values, filled, known);
    if (!found) return;
    form.setValues({ ...values, ...found });
    setFilled({ ...NOTHING_FILLED, ...found });
  };

  return (
    <>
      <div ref={element} className={classes.fields}>
        {/* First, since it fills in the state and the city. */}
        <TextField
          label={t.fields.postalCode}
          autoComplete="postal-code"
          inputMode="numeric"
          {...field('postalCode')}
          onInput={({ currentTarget }) => fillFrom(currentTarget.value)}
        />
        {/* On offer: any other text is taken, too. */}
        <TextField label={t.fields.state} autoComplete="address-level1" list={states} {...field('state')} />
        <PinHelp typed={form.values} filled={filled} known={known} onFill={fill} />
        <TextField label={t.fields.city} autoComplete="address-level2" {...field('city')} />
        <TextField
          label={t.fields.block}
          description={t.hints.block}
          inputWrapperOrder={HINT_LAST}
          autoComplete="address-line2"
          {...field('block')}
        />
        <div className={classes.whole}>
          <TextField
            label={t.fields.address}
            description={t.hints.address}
            inputWrapperOrder={HINT_LAST}
            autoComplete="address-line1"
            {...field('address')}
          />
        </div>
      </div>
      <datalist id={states}>
        {STATES.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
    </>
  );
}
