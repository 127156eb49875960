import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { checkoutText } from '../messages.ts';
import classes from './earlier-addresses.module.css';
import buttons from '../../../ui/buttons.module.css';
import { AddressWords, TwoLines } from '../../../shared/address/address-words.tsx';
import type { KnownAddress } from '../../../shared/address/address-book.ts';

/** More come on request. */
const FIRST = 3;

export type Choice = KnownAddress | 'another';

/** Radio buttons: the addresses that are known, and another one. */
export function EarlierAddresses(props: {
  known: readonly KnownAddress[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  /** Stands in the chosen one. */
  action: ReactNode;
}) {
  const t = useText(checkoutText);
  const { known, chosen, onChoose, action } = props;
  const chosenKey = chosen === 'another' ? chosen : chosen.key;
  const [all, setAll] = useState(known.findIndex(({ key }) => key === chosenKey) >= FIRST);
  const shown = all ? known : known.slice(0, FIRST);
  const card = (key: string, choice: Choice, words: ReactNode) => (
    <div key={key} className={classes.address}>
      <label>
        <input
          type="radio"
          name="delivery-address"
          value={key}
          checked={chosenKey === key}
          onChange={() => onChoose(choice)}
        />
        {words}
      </label>
      {chosenKey === key && choice !== 'another' && action}
    </div>
  );
  return (
    <fieldset className={classes.addresses}>
      <legend>{t.earlierAddresses}</legend>
      {shown.map((one) => card(one.key, one, <AddressWords fields={one.fields} isDefault={one.isDefault} />))}
      {card('another', 'another', <TwoLines first={t.otherAddress} second={t.otherAddressText} />)}
      {shown.length < known.length && (
        <button type="button" className={`${buttons.quiet} ${classes.more}`} onClick={() => setAll(true)}>
          {t.moreAddresses(known.length - shown.length)}
        </button>
      )}
    </fieldset>
  );
}
