import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Names and values, one pair a row; what is null or empty is not known. */
export function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || 'Not given'}</dd>
        </div>
      ))}
    </dl>
  );
}
