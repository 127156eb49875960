import { useState } from 'react';
import { cutText } from '../../../../lib/cut-text.ts';
import { Stars } from '../../../../ui/stars.tsx';
import type { ReviewTextFragment } from '../../../../generated/products-detail.ts';
import classes from './reviews.module.css';

/** Characters of a comment before 'See more' (specification, section 9). */
const COMMENT_CUT = 300;

/** One review; a long comment is cut until the reader wants more. */
export function ReviewText({ review }: { review: ReviewTextFragment }) {
  const [whole, setWhole] = useState(false);
  const cut = cutText(review.comment, COMMENT_CUT);
  return (
    <li className={classes.review}>
      <span className={classes.initial} aria-hidden="true">
        {[...review.name][0]?.toUpperCase()}
      </span>
      <div className={classes.words}>
        <h3>{review.name}</h3>
        <Stars rating={review.rating} />
        <p>
          {whole ? review.comment : cut}{' '}
          {!whole && cut !== review.comment && (
            <button type="button" className={classes.more} onClick={() => setWhole(true)}>
              See more
            </button>
          )}
        </p>
      </div>
    </li>
  );
}
