import { useId } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { checkoutText } from '../messages.ts';
import classes from './earlier-addresses.module.css';
import type { EarlierAddress } from './earlier-addresses.ts';

const MOST = 3;

/** Buttons with the latest addresses of earlier orders. Nothing if there are none, or they cannot be read: an address can be typed all the same. */
export function EarlierAddresses(props: {
  earlier: readonly EarlierAddress[];
  chosen: string | null;
  onChoose: (address: EarlierAddress) => void;
}) {
  const t = useText(checkoutText);
  const { earlier, chosen, onChoose } = props;
  const heading = useId();
  const addresses = earlier.slice(0, MOST);
  if (addresses.length === 0) return null;
  return (
    <div className={classes.earlier}>
      <h3 id={heading}>{t.earlierAddresses}</h3>
      <ul className={classes.addresses} aria-labelledby={heading}>
        {addresses.map((known) => {
          const { address, block, city, state, postalCode } = known.fields;
          return (
            <li key={known.id}>
              <button
                type="button"
                className={classes.address}
                aria-pressed={chosen === known.id}
                onClick={() => onChoose(known)}
              >
                <strong>
                  {address}, {block}
                </strong>
                <span>
                  {city}, {state} {postalCode}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <h3>{t.otherAddress}</h3>
    </div>
  );
}
