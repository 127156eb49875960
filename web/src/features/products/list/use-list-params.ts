import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { forgetHomeCategory, optionalHomeCategory } from '../home-category.ts';
import { readListParams, writeListParams, type ListParams } from './list-params.ts';

/** The list's state, kept in the address alone; a change is a step that 'back' undoes. */
export function useListParams() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  // The router takes a moment to go there. A ticked box must not wait for it, and the next tick must build on this one.
  const [params, show] = useOptimistic(readListParams(address));

  /** Changes some of it. Another choice starts over at its first page. */
  const change = (changed: Partial<ListParams>) => {
    const next = { ...params, page: 1, ...changed };
    const home = optionalHomeCategory();
    if (home && !next.categories.includes(home)) forgetHomeCategory();
    startTransition(async () => {
      show(next);
      // A new page starts at its top; a filter leaves the shopper where they stand.
      const preventScrollReset = changed.page === undefined;
      await navigate({ search: writeListParams(next).toString() }, { preventScrollReset });
    });
  };

  return { params, change };
}
