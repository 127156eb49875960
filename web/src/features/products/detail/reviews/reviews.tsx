import { useState, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import layout from '../../../../ui/layout.module.css';
import buttons from '../../../../ui/buttons.module.css';
import { Stars } from '../../../../ui/stars.tsx';
import type { ReviewTextFragment } from '../../../../generated/products-detail.ts';
import { ReviewForm } from './review-form.tsx';
import classes from './reviews.module.css';
import { cutText } from '../../../../lib/cut-text.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';

/** Characters shown before 'See more' (specification, section 9). */
const COMMENT_CUT = 300;

function ReviewText({ review, whole = false }: { review: ReviewTextFragment; whole?: boolean }) {
  const t = useText(detailText);
  const [expanded, setExpanded] = useState(whole);
  const cut = cutText(review.comment, COMMENT_CUT);
  const isCut = !expanded && cut !== review.comment;
  return (
    <li className={classes.review}>
      <span className={classes.initial} aria-hidden="true">
        {[...review.name][0]?.toUpperCase()}
      </span>
      <div className={classes.words}>
        <h3>{review.name}</h3>
        <Stars rating={review.rating} />
        {isCut && (
          <noscript>
            <p>{review.comment}</p>
          </noscript>
        )}
        <p className={isCut ? layout.scripted : undefined}>
          {isCut ? cut : review.comment}{' '}
          {isCut && (
            <button type="button" className={classes.more} onClick={() => setExpanded(true)}>
              {t.seeMore}
            </button>
          )}
        </p>
      </div>
    </li>
  );
}

/** Reviews shown before 'SEE ALL REVIEWS' (specification, section 9). */
const REVIEWS_SHOWN = 2;

/** The reviews and a form for a new one. Sending a review also shows all of them. */
export function Reviews(props: { productId: string; reviews: ReviewTextFragment[]; rating: number }) {
  const t = useText(detailText);
  const { productId, reviews, rating } = props;
  const [all, setAll] = useState(false);
  const section = useScrollToHash<HTMLElement>();
  const shown = all ? reviews : reviews.slice(0, REVIEWS_SHOWN);
  return (
    <section ref={section} id="reviews" className={classes.reviews} aria-labelledby="reviews-heading" tabIndex={-1}>
      <header className={classes.header}>
        <h2 id="reviews-heading">{t.reviews}</h2>
        {reviews.length > 0 && (
          <p className={classes.average}>
            <strong aria-hidden="true">{rating.toFixed(1)}</strong>
            <Stars rating={rating} />
          </p>
        )}
      </header>
      <div className={classes.body}>
        {reviews.length === 0 && <p className={classes.none}>{t.noReviews}</p>}
        <ul className={classes.list}>
          {shown.map((review) => (
            <ReviewText key={review.id} review={review} />
          ))}
        </ul>
        {reviews.length > REVIEWS_SHOWN && !all && (
          <>
            <button type="button" className={`${buttons.secondary} ${layout.scripted}`} onClick={() => setAll(true)}>
              {t.seeAll}
            </button>
            <noscript>
              <ul className={classes.list}>
                {reviews.slice(REVIEWS_SHOWN).map((review) => (
                  <ReviewText key={review.id} review={review} whole />
                ))}
              </ul>
            </noscript>
          </>
        )}
        <noscript>{t.reviewNeedsScript}</noscript>
        <ReviewForm productId={productId} onSent={() => setAll(true)} />
      </div>
    </section>
  );
}

/**
 * Scrolls to the element of the returned ref and focuses it when the URL's hash is its id. The router cannot do this:
 * the element is rendered only after the data has loaded.
 */
function useScrollToHash<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    if (!target.current || location.hash !== `#${target.current.id}`) return;
    // 'Back' and a reload restore the scroll position.
    if (type === NavigationType.Pop && window.scrollY > 0) return;
    target.current.scrollIntoView();
    target.current.focus({ preventScroll: true });
  }, [location, type]);

  return target;
}
