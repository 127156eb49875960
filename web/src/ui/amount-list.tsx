import type { ReactNode } from 'react';
import classes from './amount-list.module.css';

/** The last row is the total. */
export function AmountList({ rows }: { rows: readonly (readonly [name: string, amount: ReactNode])[] }) {
  return (
    <dl className={classes.amounts}>
      {rows.map(([name, amount], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
