import { useDeleteQueuedReviewMutation, type QueueItemFragment } from '../../../generated/super-admin-review-queue.ts';
import { useText } from '../../../lib/language/language.tsx';
import { superAdminText } from '../messages.ts';
import { showOutcome, useOutcomeOf } from '../outcome.ts';
import { useDelayed } from '../../../shared/delayed/use-delayed.ts';

export interface Deletion {
  item: QueueItemFragment;
  reason: string;
}

/** `onSent`: the queue is another one. */
export function useDeletions(onSent: () => Promise<unknown>) {
  const { reviewOutcome } = useText(superAdminText);
  const outcomeOf = useOutcomeOf();
  // The request goes on when the page is left.
  const [remove] = useDeleteQueuedReviewMutation({ errorPolicy: 'all', context: { keepalive: true } });
  return useDelayed<Deletion>(async ({ what: { item, reason } }) => {
    const variables = { productId: item.productId, reviewId: item.review.id, reason };
    showOutcome(await outcomeOf(remove({ variables }), 'deleteReview', reviewOutcome), 'DELETED');
    await onSent();
  });
}
