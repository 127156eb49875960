import { useId } from 'react';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import select from '../../../../ui/select.module.css';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';
import { REVIEW_ORDERS, type ReviewOrder } from './ratings.ts';
import classes from './review-tools.module.css';

/** Says which reviews are shown, with a way back to all of them, and sorts them. */
export function ReviewTools(props: {
  stars: number | null;
  count: number;
  order: ReviewOrder;
  onOrder: (order: ReviewOrder) => void;
  onShowAll: () => void;
}) {
  const t = useText(detailText);
  const { stars, count, order, onOrder, onShowAll } = props;
  const id = useId();
  return (
    <div className={`${classes.tools} ${layout.scripted}`}>
      <p role="status">{stars === null ? t.everyReview(count) : t.reviewsWithStars(stars, count)}</p>
      {stars !== null && (
        <button type="button" className={buttons.secondary} onClick={onShowAll}>
          {t.showEveryReview}
        </button>
      )}
      {count > 1 && (
        <div className={classes.order}>
          <label htmlFor={id} className={layout.hiddenOnPhone}>
            {t.sortReviews}
          </label>
          <select
            id={id}
            className={select.select}
            value={order}
            onChange={({ currentTarget }) => onOrder(currentTarget.value as ReviewOrder)}
          >
            {REVIEW_ORDERS.map((known) => (
              <option key={known} value={known}>
                {t.reviewOrder[known]}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
