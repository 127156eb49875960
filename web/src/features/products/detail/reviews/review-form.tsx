import { useEffect, useId, useRef, useState } from 'react';
import { seenIn } from '../../../../../../schema/limits.ts';
import { MAX_COMMENT } from '../../../../../../schema/shop.ts';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { isWhole, useReviewDraft, type ReviewDraft } from './review-draft.ts';
import classes from './review-form.module.css';
import { SignInNote } from './sign-in-note.tsx';
import { StarChoice } from './star-choice.tsx';
import { useSendReview } from './use-send-review.ts';
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

  /** Whether it was to be sent: what is missing is marked from then on. */
  const [tried, setTried] = useState(false);
  const lacksStars = tried && rating === 0;
  const lacksWords = tried && seenIn(comment) === '';

  const submit = async () => {
    setTried(true);
    const sent = await send(draft);
    const missing = rating === 0 ? '[name=rating]' : 'textarea';
    if (!isWhole(draft)) element.current?.querySelector<HTMLElement>(missing)?.focus();
    if (!sent) return;
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
      <StarChoice
        rating={rating}
        asked={asked}
        lacking={lacksStars}
        onRating={(rating) => setDraft({ ...draft, rating })}
      />
      <div className={classes.comment}>
        <label htmlFor={commentId}>{t.yourReview}</label>
        <textarea
          id={commentId}
          rows={5}
          maxLength={MAX_COMMENT}
          placeholder={t.reviewHint}
          aria-invalid={lacksWords || undefined}
          aria-describedby={`${lacksWords ? `${commentId}-lacking ` : ''}${commentId}-count`}
          value={comment}
          onChange={(event) => setDraft({ ...draft, comment: event.currentTarget.value })}
        />
        {lacksWords && (
          <p id={`${commentId}-lacking`} className={classes.lacking}>
            {t.lacksWords}
          </p>
        )}
        <p id={`${commentId}-count`} className={classes.count}>
          {t.characters(comment.length, MAX_COMMENT)}
        </p>
      </div>
      <SignInNote productId={productId} refused={tried && isWhole(draft)} />
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
