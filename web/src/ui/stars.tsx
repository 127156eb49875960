import { MAX_STARS } from '../../../schema/shop.ts';
import classes from './stars.module.css';
import { useText } from '../lib/language/language.tsx';
import { uiText } from './messages.ts';

export const STAR = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z';

export function Stars({ rating, label }: { rating: number; label?: string }) {
  const t = useText(uiText);
  const filled = Math.floor(rating);
  return (
    <span className={classes.stars} role="img" aria-label={label ?? t.rated(rating, MAX_STARS)}>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" className={index < filled ? classes.filled : classes.empty}>
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
