import { useState } from 'react';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import type { EarlierAddressesFragment } from '../../../generated/checkout.ts';
import { AddressForm } from './address-form.tsx';
import { addressesOf } from './earlier-addresses.ts';
import { EarlierAddresses, type Choice } from './earlier-addresses.tsx';
import steps from '../checkout.module.css';
import { EMPTY_ADDRESS, type CheckoutDraft } from '../checkout-draft.ts';
import { useText } from '../../../lib/language/language.tsx';
import { checkoutText } from '../messages.ts';

/** Addresses of earlier orders to choose from, and the form for another one: alone where there are none. */
export function AddressStep(props: {
  draft: CheckoutDraft;
  update: (changes: Partial<CheckoutDraft>) => void;
  onNext: () => void;
  orders: EarlierAddressesFragment['orders'];
}) {
  const t = useText(checkoutText);
  const { draft, update, orders, onNext } = props;
  const earlier = addressesOf(orders ?? []);
  const used = earlier.find(({ id }) => id === draft.deliveryAddressId);
  const begun = Object.values(draft.address).some((typed) => typed !== '');
  const [choice, setChoice] = useState<Choice | null>(used ?? (begun ? 'another' : null));
  /** What was typed before an earlier address took its place. */
  const [typed, setTyped] = useState(used ? EMPTY_ADDRESS : draft.address);

  const choose = (chosen: Choice): void => {
    if (choice === 'another' && chosen !== 'another') setTyped(draft.address);
    setChoice(chosen);
    if (chosen !== 'another') update({ address: chosen.fields, deliveryAddressId: chosen.id });
    else if (choice !== 'another') update({ address: typed, deliveryAddressId: null });
  };

  if (earlier.length === 0) return <AddressForm {...{ draft, update, onNext, earlier }} />;
  return (
    <>
      <EarlierAddresses earlier={earlier} chosen={choice} onChoose={choose} />
      {choice === 'another' ? (
        <AddressForm {...{ draft, update, onNext, earlier }} />
      ) : (
        <form
          className={steps.actions}
          onSubmit={(event) => {
            event.preventDefault();
            if (choice) onNext();
          }}
        >
          <SubmitButton valid={choice !== null} busy={false} wanting={choice ? '' : t.addressMissing}>
            {t.next}
          </SubmitButton>
        </form>
      )}
    </>
  );
}
