import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useDeleteQueuedReviewMutation } from '../../../generated/super-admin-review-queue.ts';
import { useText } from '../../../lib/language/language.tsx';
import { superAdminText } from '../messages.ts';
import { showOutcome, useOutcomeOf } from '../outcome.ts';
import { Deletions, type Deletion } from './deletions.ts';

/** Whoever leaves the tab or the page has no more to take back. `onSent`: the queue is another one. */
export function useDeletions(onSent: () => Promise<unknown>) {
  const { reviewOutcome } = useText(superAdminText);
  const outcomeOf = useOutcomeOf();
  // The request goes on when the page is left.
  const [remove] = useDeleteQueuedReviewMutation({ errorPolicy: 'all', context: { keepalive: true } });
  const send = async ({ item, reason }: Deletion) => {
    const variables = { productId: item.productId, reviewId: item.review.id, reason };
    showOutcome(await outcomeOf(remove({ variables }), 'deleteReview', reviewOutcome), 'DELETED');
    await onSent();
  };
  const [deletions] = useState(() => new Deletions());
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    deletions.sendWith((deletion) => sendNow(deletion));
    const leave = () => deletions.sendAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [deletions]);
  return { deletions, list: useSyncExternalStore(deletions.subscribe, deletions.list) };
}
