import { useRef } from 'react';
import { payloadOf } from '../../../../apollo/payload-of.ts';
import { userMessage } from '../../../../apollo/user-message.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { useAddReviewMutation } from '../../../../generated/products-detail.ts';
import { useLoginFirst } from '../../../../shared/login/use-login-first.ts';
import type { ReviewDraft } from './review-draft.ts';

const LOGIN_FIRST = 'Please login to add review';
const INCOMPLETE = 'Please enter both rating and review comment';

/** `send` resolves to true if the review was saved. It ignores calls while one is running. */
export function useSendReview(productId: string) {
  const [addReview, { loading }] = useAddReviewMutation();
  const refuseGuest = useLoginFirst();
  const sending = useRef(false);

  const send = async ({ rating, comment }: ReviewDraft): Promise<boolean> => {
    if (sending.current || refuseGuest(LOGIN_FIRST)) return false;
    if (rating === 0 || comment.trim() === '') {
      window.alert(INCOMPLETE);
      return false;
    }
    sending.current = true;
    try {
      // The mutation can succeed although reading the product after it fails.
      const input = { productId, rating, comment: comment.trim() };
      const { code, message } = await payloadOf(addReview({ variables: { input }, errorPolicy: 'all' }), 'addReview');
      const done = code === 'ADDED' || code === 'UPDATED';
      showToast({ kind: done ? 'success' : 'error', message });
      return done;
    } catch (error) {
      if (!refuseGuest(LOGIN_FIRST, error)) showToast({ kind: 'error', message: userMessage(error) });
      return false;
    } finally {
      sending.current = false;
    }
  };

  return { send, busy: loading };
}
