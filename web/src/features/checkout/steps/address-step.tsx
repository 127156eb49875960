import { useState } from 'react';
import buttons from '../../../ui/buttons.module.css';
import type { EarlierAddressesFragment } from '../../../generated/checkout.ts';
import { AddressForm } from './address-form.tsx';
import { addressesOf, type EarlierAddress } from '../../../shared/address/earlier-address.ts';
import { useRemovedAddresses } from '../../../shared/address/removed-addresses.ts';
import { EarlierAddresses, type Choice } from './earlier-addresses.tsx';
import { Onward } from './onward.tsx';
import { EMPTY_ADDRESS, type CheckoutDraft } from '../checkout-draft.ts';
import { useText } from '../../../lib/language/language.tsx';
import { checkoutText } from '../messages.ts';

/** Addresses of earlier orders to choose from, the latest one chosen, and the form for another one: alone where there are none. */
export function AddressStep(props: {
  draft: CheckoutDraft;
  update: (changes: Partial<CheckoutDraft>) => void;
  payable: number | undefined;
  onNext: () => void;
  orders: EarlierAddressesFragment['orders'];
}) {
  const t = useText(checkoutText);
  const { draft, update, orders, payable, onNext } = props;
  const earlier = addressesOf(orders ?? [], useRemovedAddresses());
  const used = earlier.find(({ id }) => id === draft.deliveryAddressId);
  const begun = Object.values(draft.address).some((typed) => typed !== '');
  const [chosen, setChosen] = useState<Choice | null>(used ?? (begun ? 'another' : null));
  // Until something is chosen or typed it is the latest one.
  const choice = chosen ?? (begun ? 'another' : earlier[0]);
  /** What was typed before an earlier address took its place. */
  const [typed, setTyped] = useState(used ? EMPTY_ADDRESS : draft.address);

  const take = ({ id, fields }: EarlierAddress): void => update({ address: fields, deliveryAddressId: id });
  const choose = (wanted: Choice): void => {
    if (choice === 'another' && wanted !== 'another') setTyped(draft.address);
    setChosen(wanted);
    if (wanted !== 'another') take(wanted);
    else if (choice !== 'another') update({ address: typed, deliveryAddressId: null });
  };

  if (!choice || earlier.length === 0) return <AddressForm {...{ draft, update, payable, onNext, earlier }} />;
  return (
    <>
      <EarlierAddresses earlier={earlier} chosen={choice} onChoose={choose} />
      {choice === 'another' ? (
        <AddressForm {...{ draft, update, payable, onNext, earlier }} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            take(choice);
            onNext();
          }}
        >
          <Onward payable={payable}>
            <button type="submit" className={buttons.primary}>
              {t.toPayment}
            </button>
          </Onward>
        </form>
      )}
    </>
  );
}
