import { Input } from '@mantine/core';
import { useId } from 'react';
import { RATINGS } from '../../../../../../schema/shop.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { STAR } from '../../../../ui/stars.tsx';
import { detailText } from '../messages.ts';
import classes from './reviews.module.css';

/**
 * Radio buttons for 1 to 5 stars. The stars up to the chosen one are filled. Mantine's Rating takes no choice by arrow keys or by a screen
 * reader, and offers no stars as well.
 */
export function StarChoice(props: {
  rating: number;
  asked: boolean;
  /** True: the review was to be sent without any. */
  lacking: boolean;
  onRating: (rating: number) => void;
}) {
  const { rating, asked, lacking, onRating } = props;
  const lackingId = useId();
  const t = useText(detailText);
  return (
    <fieldset aria-describedby={lacking ? lackingId : undefined}>
      <legend>{t.yourRating}</legend>
      <div className={classes.choice}>
        {RATINGS.map((stars) => (
          <label key={stars} data-filled={stars <= rating || undefined}>
            <input
              type="radio"
              name="rating"
              value={stars}
              aria-label={t.stars(stars)}
              checked={stars === rating}
              autoFocus={asked && stars === (rating || 1)}
              onChange={() => onRating(stars)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
      {lacking && <Input.Error id={lackingId}>{t.lacksStars}</Input.Error>}
    </fieldset>
  );
}
