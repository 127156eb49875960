import { useQueuedReviewsQuery, type QueueItemFragment } from '../../../generated/super-admin-review-queue.ts';
import type { ReviewQueueShow } from '../../../generated/schema.ts';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import type { TableList } from '../../../ui/table/table-list.ts';

export const ROWS = 20; // a page

export interface QueueRow extends QueueItemFragment {
  id: string; // of the review
}

/** A page of the queue. `counts`: of all reviews, whatever the search. */
export function useQueue(options: { show: ReviewQueueShow; search: string; page: number }) {
  const { show, page } = options;
  const search = options.search.trim().slice(0, MAX_SEARCH);
  const { data, previousData, loading, error, refetch } = useQueuedReviewsQuery({
    variables: { show, ...(search && { search }), offset: (page - 1) * ROWS, limit: ROWS },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const queue = shown?.reviewQueue ?? undefined;
  const totalPages = Math.max(1, Math.ceil((queue?.total ?? 0) / ROWS));
  const list: TableList<QueueRow> = {
    rows: queue?.items.map((item) => ({ ...item, id: item.review.id })),
    part: queue && { page, pageSize: ROWS, totalPages, hasNextPage: page < totalPages, total: queue.total },
    searched: true,
    narrowed: search !== '',
    busy: !data && loading,
    error,
    reload: refetch,
  };
  const counts = queue && { NEW: queue.newCount, WATCHED: queue.watchedCount, ALL: queue.allCount };
  return {
    list,
    counts,
    total: queue?.total,
    isComplete: queue?.isComplete ?? true,
    words: shown?.watchWords?.words,
    reload: refetch,
  };
}
