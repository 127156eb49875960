import { useId, useRef, useState } from 'react';
import buttons from '../../../ui/buttons.module.css';
import type { EarlierAddressesFragment } from '../../../generated/checkout.ts';
import { AddressForm, useSaveAddress, type StepProps } from './address-form.tsx';
import { useAddressBook, type KnownAddress } from '../../../shared/address/address-book.ts';
import { EMPTY_ADDRESS, placeKey } from '../../../shared/address/address-checks.ts';
import { EarlierAddresses, type Choice } from './earlier-addresses.tsx';
import { Onward, WayOn } from './onward.tsx';
import { Problem } from './problem.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { checkoutText } from '../messages.ts';

/**
 * The addresses that are known to choose from, the default or the latest one chosen, and the form for another one: alone where there
 * are none.
 */
export function AddressStep(props: StepProps & { orders: EarlierAddressesFragment['orders'] }) {
  const t = useText(checkoutText);
  const { orders, ...step } = props;
  const { draft, update } = step;
  const known = useAddressBook(orders);
  const { deliveryAddressId } = draft;
  const used = known.find(({ key, ids }) =>
    deliveryAddressId ? ids.includes(deliveryAddressId) : key === placeKey(draft.address),
  );
  const begun = Object.values(draft.address).some((typed) => typed !== '');
  const [chosen, setChosen] = useState<Choice | null>(used ?? (begun ? 'another' : null));
  // Until something is chosen or typed it is the default or the latest one.
  const choice = chosen ?? (begun ? 'another' : known[0]);
  /** What was typed before a known address took its place. */
  const [typed, setTyped] = useState(used ? EMPTY_ADDRESS : draft.address);
  const [edited, setEdited] = useState<KnownAddress>();

  const take = ({ id, fields }: KnownAddress): void => update({ address: fields, deliveryAddressId: id ?? null });
  const choose = (wanted: Choice): void => {
    if (choice === 'another' && wanted !== 'another') setTyped(draft.address);
    setChosen(wanted);
    setEdited(undefined);
    if (wanted !== 'another') take(wanted);
    else if (choice !== 'another') update({ address: typed, deliveryAddressId: null });
  };
  const isTyped = !choice || choice === 'another' || edited !== undefined;
  return (
    <>
      {choice && known.length > 0 && (
        <EarlierAddresses
          known={known}
          chosen={choice}
          onChoose={choose}
          action={
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => {
                if (choice === 'another') return;
                setChosen(choice);
                take(choice);
                setEdited(edited ? undefined : choice);
              }}
            >
              {edited ? t.leaveEdit : t.editAddress}
            </button>
          }
        />
      )}
      {isTyped ? (
        <AddressForm key={edited?.key} {...step} instead={edited} />
      ) : (
        <KnownForm {...step} choice={choice} onTake={() => take(choice)} />
      )}
    </>
  );
}

/** Leads on with an address that is known. The API may not have got it yet. */
function KnownForm(props: StepProps & { choice: KnownAddress; onTake: () => void }) {
  const t = useText(checkoutText);
  const { update, payable, onNext, choice, onTake } = props;
  const { save, problem, tellError } = useSaveAddress(update);
  const problemId = useId();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      if (await save(choice.fields)) onNext();
    } catch (error) {
      tellError(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (choice.id === undefined) return void send();
        onTake();
        onNext();
      }}
    >
      <Onward payable={payable}>
        {problem && <Problem id={problemId} text={problem} />}
        <WayOn busy={busy} problemId={problem && problemId}>
          {busy ? t.saving : t.toPayment}
        </WayOn>
      </Onward>
    </form>
  );
}
