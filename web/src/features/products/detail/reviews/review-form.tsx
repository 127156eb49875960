import { useEffect, useId, useRef } from 'react';
import { MAX_COMMENT, RATINGS } from '../../../../../../schema/shop.ts';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { useReviewDraft, type ReviewDraft } from './review-draft.ts';
import classes from './review-form.module.css';
import { useSendReview } from './use-send-review.ts';
import { STAR } from '../../../../ui/stars.tsx';
import starChoiceClasses from './star-choice.module.css';
import { scrollIntoSight } from '../tools/scroll-into-sight.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';

/** The draft is kept until the review is saved, or given up. */
export function ReviewForm(props: {
  productId: string;
  own: ReviewDraft | undefined;
  /** True: somebody has opened it, and goes on at the stars. */
  asked: boolean;
  onSent: () => void;
  onCancel: () => void;
}) {
  const { productId, own, asked, onSent, onCancel } = props;
  const t = useText(detailText);
  const commentId = useId();
  const [draft, setDraft] = useReviewDraft(productId, own);
  const { send, busy } = useSendReview(productId);
  const { rating, comment } = draft;

  const submit = async () => {
    if (!(await send(draft))) return;
    setDraft(null);
    onSent();
  };

  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked) scrollIntoSight(element.current);
  }, [asked]);

  const cancel = () => {
    setDraft(null);
    onCancel();
  };

  return (
    <form
      ref={element}
      className={`${classes.form} ${layout.scripted}`}
      aria-labelledby={`${commentId}-heading`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 id={`${commentId}-heading`} className={layout.hidden}>
        {own ? t.editReview : t.writeReview}
      </h3>
      <StarChoice rating={rating} asked={asked} onRating={(rating) => setDraft({ ...draft, rating })} />
      <div className={classes.comment}>
        <label htmlFor={commentId}>{t.yourReview}</label>
        <textarea
          id={commentId}
          rows={5}
          maxLength={MAX_COMMENT}
          placeholder={t.reviewHint}
          aria-describedby={`${commentId}-count`}
          value={comment}
          onChange={(event) => setDraft({ ...draft, comment: event.currentTarget.value })}
        />
        <p id={`${commentId}-count`} className={classes.count}>
          {t.characters(comment.length, MAX_COMMENT)}
        </p>
      </div>
      <div className={classes.ways}>
        <SubmitButton valid busy={busy}>
          {busy ? t.sending : own ? t.saveReview : t.submitReview}
        </SubmitButton>
        <button type="button" className={buttons.quiet} disabled={busy} onClick={cancel}>
          {t.cancelReview}
        </button>
      </div>
    </form>
  );
}

/** Radio buttons for 1 to 5 stars. The stars up to the chosen one are filled. */
function StarChoice(props: { rating: number; asked: boolean; onRating: (rating: number) => void }) {
  const { rating, asked, onRating } = props;
  const t = useText(detailText);
  return (
    <fieldset className={starChoiceClasses.choice}>
      <legend>{t.yourRating}</legend>
      <div className={starChoiceClasses.stars}>
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
    </fieldset>
  );
}
