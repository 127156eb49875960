import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { forgetHomeCategory, optionalHomeCategory } from '../home-category.ts';
import { readListParams, writeListParams, type ListParams } from './list-params.ts';

/** The list's state in the URL. Each change adds a history entry. */
export function useListParams() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  // Navigation is asynchronous. Checkboxes must change at once, and the next change must build on this one.
  const [params, setOptimisticParams] = useOptimistic(readListParams(address));

  /** Resets to page 1 unless `changed` has a page. */
  const change = (changed: Partial<ListParams>) => {
    const next = { ...params, page: 1, ...changed };
    const home = optionalHomeCategory();
    if (home && !next.categories.includes(home)) forgetHomeCategory();
    startTransition(async () => {
      setOptimisticParams(next);
      // A new page scrolls to the top; a filter change keeps the scroll position.
      const preventScrollReset = changed.page === undefined;
      await navigate({ search: writeListParams(next).toString() }, { preventScrollReset });
    });
  };

  return { params, change };
}
