import { useRef } from 'react';
import { payloadOf } from '../../../../apollo/payload-of.ts';
import { productPath } from '../../../../lib/paths.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { MyReviewDocument, useAddReviewMutation } from '../../../../generated/products-detail.ts';
import { useLoginFirst } from '../../../../shared/login/use-login-first.ts';
import { REVIEW_FORM } from '../../../../shared/product/review-link.ts';
import { isWhole, type ReviewDraft } from './review-draft.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { useUserMessage } from '../../../../apollo/use-user-message.ts';
import { detailText } from '../messages.ts';

/** `send` resolves to true if the review was saved. It ignores calls while one is running. */
export function useSendReview(productId: string) {
  const userMessage = useUserMessage();
  const t = useText(detailText);
  const [addReview, { loading }] = useAddReviewMutation({ refetchQueries: [MyReviewDocument] });
  const loginFirst = useLoginFirst();
  /** They come back to the form. */
  const refuseGuest = (error?: unknown): boolean =>
    loginFirst(t.loginToReview, { error, to: `${productPath(productId)}${REVIEW_FORM}` });
  const sending = useRef(false);

  const send = async ({ rating, comment }: ReviewDraft): Promise<boolean> => {
    if (sending.current) return false;
    if (!isWhole({ rating, comment })) {
      window.alert(t.incomplete);
      return false;
    }
    if (refuseGuest()) return false;
    sending.current = true;
    try {
      // The mutation can succeed although reading the product after it fails.
      const input = { productId, rating, comment: comment.trim() };
      const answer = addReview({ variables: { input }, errorPolicy: 'all' });
      const { code, message } = await payloadOf(answer, 'addReview');
      const done = code === 'ADDED' || code === 'UPDATED';
      showToast({ kind: done ? 'success' : 'error', message: t.reviewOutcome(code, message) });
      return done;
    } catch (error) {
      if (!refuseGuest(error)) showToast({ kind: 'error', message: userMessage(error) });
      return false;
    } finally {
      sending.current = false;
    }
  };

  return { send, busy: loading };
}
