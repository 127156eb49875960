import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { QueuedReviewsDocument } from '../../../generated/super-admin-review-queue.ts';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { MAX_MARKED } from './use-marks.ts';

/** Their ids fit into the 64 kB that a browser still sends when its page is left. */
export const MAX_MARKED_AT_ONCE = 2_000;

/** Marks all new reviews that the search finds, on whatever page. Those that come later stay new. */
export function useMarkAll(search: string, markRead: (ids: readonly string[]) => Promise<void>) {
  const client = useApolloClient();
  const userMessage = useUserMessage();
  const [isBusy, setBusy] = useState(false);

  async function read(): Promise<string[]> {
    const text = search.trim().slice(0, MAX_SEARCH);
    const ids: string[] = [];
    for (let offset = 0, total = 1; offset < total && offset < MAX_MARKED_AT_ONCE; offset += MAX_MARKED) {
      const { data } = await client.query({
        query: QueuedReviewsDocument,
        variables: { show: 'NEW', ...(text && { search: text }), offset, limit: MAX_MARKED },
        fetchPolicy: 'no-cache',
      });
      total = data?.reviewQueue?.total ?? 0;
      ids.push(...(data?.reviewQueue?.items ?? []).map(({ review }) => review.id));
    }
    return [...new Set(ids)];
  }

  const markAll = async () => {
    setBusy(true);
    try {
      await markRead(await read());
    } catch (error) {
      showToast({ kind: 'error', message: userMessage(error) });
    } finally {
      setBusy(false);
    }
  };
  return { markAll, isBusy };
}
