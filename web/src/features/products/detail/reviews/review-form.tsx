import { Anchor, Button, Group, Paper, Textarea, VisuallyHidden, Input } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { seenIn } from '../../../../../../schema/limits.ts';
import { MAX_COMMENT, RATINGS } from '../../../../../../schema/shop.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { paths, productPath } from '../../../../lib/paths.ts';
import type { LoginState } from '../../../../session/origin.ts';
import { useSessionUser } from '../../../../session/session-user.ts';
import { REVIEW_FORM } from '../../../../shared/product/review-link.ts';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { detailText } from '../messages.ts';
import { isWhole, useReviewDraft, type ReviewDraft } from './review-draft.ts';
import classes from './reviews.module.css';
import { scrollIntoSight } from './scroll-into-sight.ts';
import { STAR } from '../../../../ui/stars.tsx';
import { payloadOf } from '../../../../apollo/payload-of.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { MyReviewDocument, useAddReviewMutation } from '../../../../generated/products-detail.ts';
import { useLoginFirst } from '../../../../shared/login/use-login-first.ts';
import { useUserMessage } from '../../../../apollo/user-message.ts';

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
  const headingId = useId();
  const [draft, setDraft] = useReviewDraft(productId, own);
  const { rating, comment } = draft;
  const userMessage = useUserMessage();
  const [addReview, { loading: busy }] = useAddReviewMutation({ refetchQueries: [MyReviewDocument] });
  const loginFirst = useLoginFirst();
  /** Whether it was to be sent: what is missing is marked from then on. */
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked) scrollIntoSight(form.current);
  }, [asked]);

  /** They come back to the form. */
  const refuseGuest = (error?: unknown): boolean =>
    loginFirst(t.loginToReview, { error, to: `${productPath(productId)}${REVIEW_FORM}` });
  const send = async (): Promise<void> => {
    setTried(true);
    if (!isWhole(draft)) {
      window.alert(t.incomplete);
      return form.current?.querySelector<HTMLElement>(rating === 0 ? '[name=rating]' : 'textarea')?.focus();
    }
    if (busy || refuseGuest()) return;
    try {
      // The mutation can succeed although reading the product after it fails.
      const input = { productId, rating, comment: comment.trim() };
      const answer = addReview({ variables: { input }, errorPolicy: 'all' });
      const { code, message } = await payloadOf(answer, 'addReview');
      const done = code === 'ADDED' || code === 'UPDATED';
      showToast({ kind: done ? 'success' : 'error', message: t.reviewOutcome(code, message) });
      if (!done) return;
      setDraft(null);
      onSent();
    } catch (error) {
      if (!refuseGuest(error)) showToast({ kind: 'error', message: userMessage(error) });
    }
  };

  return (
    <Paper
      component="form"
      ref={form}
      withBorder
      p={{ base: 'md', sm: 'xl' }}
      className={classes.form}
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <VisuallyHidden component="h3" id={headingId}>
        {own ? t.editReview : t.writeReview}
      </VisuallyHidden>
      <StarChoice
        rating={rating}
        asked={asked}
        lacking={tried && rating === 0}
        onRating={(rating) => setDraft({ ...draft, rating })}
      />
      <Textarea
        label={t.yourReview}
        description={t.characters(comment.length, MAX_COMMENT)}
        error={tried && seenIn(comment) === '' && t.lacksWords}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={5}
        resize="vertical"
        maxLength={MAX_COMMENT}
        placeholder={t.reviewHint}
        value={comment}
        onChange={(event) => setDraft({ ...draft, comment: event.currentTarget.value })}
      />
      <SignInNote productId={productId} refused={tried && isWhole(draft)} />
      <Group gap="sm">
        <SubmitButton valid busy={busy}>
          {busy ? t.sending : own ? t.saveReview : t.submitReview}
        </SubmitButton>
        <Button
          variant="subtle"
          color="gray"
          disabled={busy}
          onClick={() => {
            setDraft(null);
            onCancel();
          }}
        >
          {t.cancelReview}
        </Button>
      </Group>
    </Paper>
  );
}

/** Tells a guest that sending needs the log-in, and leads there and back to the draft. `refused`: they have tried. */
function SignInNote({ productId, refused }: { productId: string; refused: boolean }) {
  const t = useText(detailText);
  if (useSessionUser()) return null;
  const state: LoginState = { from: `${productPath(productId)}${REVIEW_FORM}` };
  return (
    <Paper px="md" py="xs" bg={refused ? 'var(--danger-soft)' : 'var(--sunk)'} fw={refused ? 600 : undefined}>
      {refused ? t.signInNow : t.signInLater}{' '}
      <Anchor component={Link} to={paths.login} state={state} display="inline-block" py={10}>
        {t.signInHere}
      </Anchor>
    </Paper>
  );
}

/**
 * Radio buttons for 1 to 5 stars. The stars up to the chosen one are filled. Mantine's Rating takes no choice by arrow keys or by a screen
 * reader, and offers no stars as well.
 */
function StarChoice(props: {
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
