import { useId, useRef, useState } from 'react';
import { endedSession } from '../../../apollo/error-codes.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRulesForm } from '../../../ui/form/use-rules-form.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useSaveAddressMutation } from '../../../generated/checkout.ts';
import { ADDRESS_CHECKS, type AddressFields } from '../../../shared/address/address-checks.ts';
import { Onward } from './onward.tsx';
import type { EarlierAddress } from '../../../shared/address/earlier-address.ts';
import { PinHelp } from './pin/pin-help.tsx';
import { fillByPin, NOTHING_FILLED, type Offer } from './pin/pin-offers.ts';
import { STATES } from './pin/pin-states.ts';
import classes from './address-form.module.css';
import type { CheckoutDraft } from '../checkout-draft.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { checkoutText } from '../messages.ts';

/** Fields in one row stay level. */
const HINT_LAST: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** The next step opens after the gateway has saved the address. An unchanged saved address is not sent again. */
export function AddressForm(props: {
  draft: CheckoutDraft;
  update: (changes: Partial<CheckoutDraft>) => void;
  payable: number | undefined;
  onNext: () => void;
  /** Where earlier orders went: their cities are offered. */
  earlier: readonly EarlierAddress[];
}) {
  const { draft, update, payable, onNext, earlier } = props;
  const element = useRef<HTMLFormElement>(null);
  const wanting = useId();
  const states = useId();
  /** What the PIN code filled in: another code may replace it, as nobody typed it. */
  const [filled, setFilled] = useState(NOTHING_FILLED);
  const userMessage = useUserMessage();
  const t = useText(checkoutText);
  const [save] = useSaveAddressMutation();
  const form = useRulesForm<AddressFields>({
    initialValues: draft.address,
    checks: ADDRESS_CHECKS,
    labels: t.fields,
    onChange: (address) => update({ address, deliveryAddressId: null }),
    onSubmit: async (input) => {
      if (draft.deliveryAddressId) return onNext();
      const { code, message, deliveryAddressId } = await payloadOf(save({ variables: { input } }), 'saveAddress');
      if (code === 'SAVED' && deliveryAddressId) {
        update({ deliveryAddressId });
        onNext();
      } else showToast({ kind: 'error', message: t.addressNotSaved(message) });
    },
    onError: (error) => {
      // At the end of a session the login guard redirects to the login page.
      if (!endedSession(error)) showToast({ kind: 'error', message: userMessage(error) });
    },
  });
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
    const found = fillByPin(values, filled, earlier);
    if (!found) return;
    form.setValues({ ...values, ...found });
    setFilled({ ...NOTHING_FILLED, ...found });
  };

  return (
    <form ref={element} noValidate onSubmit={form.onSubmit}>
      <div className={classes.fields}>
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
        <PinHelp typed={form.values} filled={filled} earlier={earlier} onFill={fill} />
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
      <Onward payable={payable} wanting={form.wanting} wantingId={wanting}>
        <SubmitButton valid={form.valid} busy={form.busy} describedBy={form.wanting ? wanting : undefined}>
          {form.busy ? t.saving : t.toPayment}
        </SubmitButton>
      </Onward>
    </form>
  );
}
