import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { checkoutText } from '../messages.ts';
import classes from './earlier-addresses.module.css';
import { AddressWords, TwoLines } from '../../../shared/address/address-words.tsx';
import type { EarlierAddress } from '../../../shared/address/earlier-address.ts';

const MOST = 3;

export type Choice = EarlierAddress | 'another';

/** Radio buttons: the latest addresses of earlier orders, and another one. */
export function EarlierAddresses(props: {
  earlier: readonly EarlierAddress[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const t = useText(checkoutText);
  const { earlier, chosen, onChoose } = props;
  const chosenId = chosen === 'another' ? chosen : chosen.id;
  const card = (id: string, choice: Choice, words: ReactNode) => (
    <label key={id} className={classes.address}>
      <input
        type="radio"
        name="delivery-address"
        value={id}
        checked={chosenId === id}
        onChange={() => onChoose(choice)}
      />
      {words}
    </label>
  );
  return (
    <fieldset className={classes.addresses}>
      <legend>{t.earlierAddresses}</legend>
      {earlier.slice(0, MOST).map((known) => card(known.id, known, <AddressWords fields={known.fields} />))}
      {card('another', 'another', <TwoLines first={t.otherAddress} second={t.otherAddressText} />)}
    </fieldset>
  );
}
