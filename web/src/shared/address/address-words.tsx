import type { AddressFields } from './address-checks.ts';
import classes from './address-words.module.css';

/** Two lines of a choice, the first one strong. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <span className={classes.words}>
      <strong>{first}</strong>
      <span>{second}</span>
    </span>
  );
}

/** An address that is known, on two lines. */
export function AddressWords({ fields }: { fields: AddressFields }) {
  const { address, block, city, state, postalCode } = fields;
  return <TwoLines first={`${address}, ${block}`} second={`${city}, ${state} ${postalCode}`} />;
}
