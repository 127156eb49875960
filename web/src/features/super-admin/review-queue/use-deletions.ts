import { useText } from '../../../lib/language/language.tsx';
import { superAdminText } from '../messages.ts';
import { showOutcome, useOutcomeOf, type Outcome } from '../outcome.ts';
import { useDelayed } from '../../../shared/delayed/use-delayed.ts';

/** What is shown of a review while its deletion waits. */
export interface DeletedReview {
  productId: string;
  productTitle: string;
  review: { id: string; name: string; comment: string };
}

export interface Deletion {
  item: DeletedReview;
  reason: string;
}

type Answer = Promise<{ data?: { deleteReview: Outcome } | null | undefined; error?: Error | undefined }>;

/** Sends with `remove` what nobody has taken back. `onSent`: there is one less. */
export function useDeletions(
  remove: (variables: { productId: string; reviewId: string; reason: string }) => Answer,
  onSent?: () => Promise<unknown>,
) {
  const { reviewOutcome } = useText(superAdminText);
  const outcomeOf = useOutcomeOf();
  return useDelayed<Deletion>(async ({ what: { item, reason } }) => {
    const variables = { productId: item.productId, reviewId: item.review.id, reason };
    showOutcome(await outcomeOf(remove(variables), 'deleteReview', reviewOutcome), 'DELETED');
    await onSent?.();
  });
}
