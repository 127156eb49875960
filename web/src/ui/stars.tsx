import { MAX_STARS } from '../../../schema/shop.ts';
import classes from './stars.module.css';
import { useText } from '../lib/language/language.tsx';
import { uiText } from './messages.ts';

const SHAPE = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5-5.8-3.05-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z';

/** A star's path, 24 units wide and high. */
export const STAR = `M12 2.6${SHAPE}`;

/** `count` stars in a row, 25 units each, after as many as `from`. One path: a list has a hundred stars, and a phone draws each shape anew. */
const row = (from: number, count: number): string =>
  `M${from * 25 - 13} 2.6${`m25 0${SHAPE}`.repeat(Math.max(count, 0))}`;

export function Stars({ rating, label }: { rating: number; label?: string }) {
  const t = useText(uiText);
  const filled = Math.floor(rating);
  return (
    <svg viewBox="0 0 124 24" className={classes.stars} role="img" aria-label={label ?? t.rated(rating, MAX_STARS)}>
      <path d={row(0, filled)} className={classes.filled} />
      <path d={row(filled, MAX_STARS - filled)} className={classes.empty} />
    </svg>
  );
}
