import { useState } from 'react';
import buttons from '../../../../ui/buttons.module.css';
import { Stars } from '../../../../ui/stars.tsx';
import { useAnchor } from '../../../../lib/use-anchor.ts';
import type { ReviewTextFragment } from '../../../../generated/products-detail.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-text.tsx';
import classes from './reviews.module.css';

/** Reviews shown before 'SEE ALL REVIEWS' (specification, section 9). */
const REVIEWS_SHOWN = 2;

/** What buyers wrote: two at first, all on request and to whom just wrote one; and a form for one more. */
export function Reviews(props: { productId: string; reviews: ReviewTextFragment[]; rating: number }) {
  const { productId, reviews, rating } = props;
  const [all, setAll] = useState(false);
  const part = useAnchor<HTMLElement>();
  const shown = all ? reviews : reviews.slice(0, REVIEWS_SHOWN);
  return (
    <section ref={part} id="reviews" className={classes.reviews} aria-labelledby="reviews-heading" tabIndex={-1}>
      <header className={classes.header}>
        <h2 id="reviews-heading">Reviews</h2>
        {reviews.length > 0 && (
          <p className={classes.average}>
            <strong aria-hidden="true">{rating.toFixed(1)}</strong>
            <Stars rating={rating} />
          </p>
        )}
      </header>
      <div className={classes.body}>
        {reviews.length === 0 && <p className={classes.none}>No reviews yet</p>}
        <ul className={classes.list}>
          {shown.map((review) => (
            <ReviewText key={review.id} review={review} />
          ))}
        </ul>
        {reviews.length > REVIEWS_SHOWN && !all && (
          <button type="button" className={buttons.secondary} onClick={() => setAll(true)}>
            SEE ALL REVIEWS
          </button>
        )}
        <ReviewForm productId={productId} onSent={() => setAll(true)} />
      </div>
    </section>
  );
}
