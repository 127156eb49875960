import type { ReactNode } from 'react';
import { useText } from '../../lib/language/language.tsx';
import type { AddressFields } from './address-checks.ts';
import classes from './address-words.module.css';
import { addressText } from './messages.ts';

/** Two lines of a choice, the first one strong. `above`: stands on top of them. */
export function TwoLines({ first, second, above }: { first: string; second: string; above?: ReactNode }) {
  return (
    <span className={classes.words}>
      {above}
      <strong>{first}</strong>
      <span>{second}</span>
    </span>
  );
}

/** An address that is known, on two lines. */
export function AddressWords({ fields, isDefault = false }: { fields: AddressFields; isDefault?: boolean }) {
  const t = useText(addressText);
  const { address, block, city, state, postalCode } = fields;
  return (
    <TwoLines
      first={`${address}, ${block}`}
      second={`${city}, ${state} ${postalCode}`}
      above={isDefault && <em className={classes.mark}>{t.isDefault}</em>}
    />
  );
}
