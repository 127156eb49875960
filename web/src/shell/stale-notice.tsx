import { useSyncExternalStore } from 'react';
import { isStale, onStaleness } from '../apollo/staleness.ts';
import classes from './offline-banner.module.css';

/** Says that what is shown may be older than it should be, as long as the shop gets nothing newer. */
export function StaleNotice() {
  const stale = useSyncExternalStore(onStaleness, isStale);
  return <div role="status">{stale && <p className={classes.banner}>Prices and stock may be out of date.</p>}</div>;
}
