import { useId } from 'react';
import { MAX_COMMENT } from '../../../../../../schema/shop.ts';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { useReviewDraft } from './review-draft.ts';
import { StarChoice } from './star-choice.tsx';
import classes from './review-form.module.css';
import { useSendReview } from './use-send-review.ts';

/** Says what the shopper thinks of the product: stars and a comment. Kept until the shop has it. */
export function ReviewForm({ productId, onSent }: { productId: string; onSent: () => void }) {
  const commentId = useId();
  const [draft, setDraft] = useReviewDraft(productId);
  const { send, busy } = useSendReview(productId);
  const { rating, comment } = draft;

  const submit = async () => {
    if (!(await send(draft))) return;
    setDraft(null);
    onSent();
  };

  return (
    <form
      className={classes.form}
      aria-labelledby={`${commentId}-heading`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 id={`${commentId}-heading`}>Write a review</h3>
      <StarChoice rating={rating} onRating={(rating) => setDraft({ ...draft, rating })} />
      <div className={classes.comment}>
        <label htmlFor={commentId}>Your review</label>
        <textarea
          id={commentId}
          rows={5}
          maxLength={MAX_COMMENT}
          placeholder="What did you like, and what should others know?"
          aria-describedby={`${commentId}-count`}
          value={comment}
          onChange={(event) => setDraft({ ...draft, comment: event.currentTarget.value })}
        />
        <p id={`${commentId}-count`} className={classes.count}>
          {comment.length} of {MAX_COMMENT} characters
        </p>
      </div>
      <SubmitButton valid busy={busy}>
        {busy ? 'Sending…' : 'Submit review'}
      </SubmitButton>
    </form>
  );
}
