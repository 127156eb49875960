import { STAR } from '../../../../ui/stars.tsx';
import { RATINGS } from '../../../../../../schema/shop.ts';
import classes from './star-choice.module.css';

/** Chooses 1 to 5 stars: radio buttons, which arrow keys walk, drawn as stars up to the chosen one. */
export function StarChoice({ rating, onRating }: { rating: number; onRating: (rating: number) => void }) {
  return (
    <fieldset className={classes.choice}>
      <legend>Your rating</legend>
      <div className={classes.stars}>
        {RATINGS.map((stars) => (
          <label key={stars} data-filled={stars <= rating || undefined}>
            <input
              type="radio"
              name="rating"
              value={stars}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              checked={stars === rating}
              onChange={() => onRating(stars)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
