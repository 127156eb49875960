import { useText } from '../../../lib/language/language.tsx';
import { addressText } from '../messages.ts';
import type { AddressFields } from '../address-checks.ts';
import classes from './pin-help.module.css';
import { offersFor, type Filled, type KnownFields, type Offer } from './pin-offers.ts';
import { contradicts, isUnknownPin, statesOfPin } from './pin-states.ts';

/**
 * What a PIN code tells of the rest: the city and the state that it filled in, buttons that fill other empty fields, and a hint if
 * the state is another one, or no state has the code. It stops nobody.
 */
export function PinHelp(props: {
  typed: AddressFields;
  /** What the code filled in. */
  filled: Filled;
  known: readonly KnownFields[];
  onFill: (offer: Offer) => void;
}) {
  const t = useText(addressText);
  const { typed, filled, known, onFill } = props;
  const states = statesOfPin(typed.postalCode);
  const offers = offersFor(typed, known);
  // What somebody has changed since is theirs.
  const kept = (name: keyof Filled): string => (typed[name] === filled[name] ? filled[name] : '');
  const [city, state] = [kept('city'), kept('state')];
  return (
    <div role="status" className={classes.help}>
      {contradicts(typed.state, states) && <p>{t.otherState(typed.postalCode.trim(), states.join(' / '))}</p>}
      {isUnknownPin(typed.postalCode) && <p>{t.unknownPin(typed.postalCode.trim())}</p>}
      {(city || state) && <p className={classes.filled}>{t.filledIn(city, state)}</p>}
      {offers.map((offer) => {
        const place = [offer.city, offer.state].filter(Boolean).join(', ');
        return (
          <button key={place} type="button" className={classes.offer} onClick={() => onFill(offer)}>
            {t.fillIn(place)}
          </button>
        );
      })}
    </div>
  );
}
