import { useSearchParams } from 'react-router-dom';
import { forgetHomeCategory, optionalHomeCategory } from '../home-category.ts';
import { readListParams, writeListParams, type ListParams } from './list-params.ts';

/** The list's state, kept in the address alone; a change is a step that 'back' undoes. */
export function useListParams() {
  const [address, setAddress] = useSearchParams();
  const params = readListParams(address);

  /** Changes some of it. Another choice starts over at its first page. */
  const change = (changed: Partial<ListParams>) => {
    const next = { ...params, page: 1, ...changed };
    const home = optionalHomeCategory();
    if (home && !next.categories.includes(home)) forgetHomeCategory();
    // A new page starts at its top; a filter leaves the shopper where they stand.
    setAddress(writeListParams(next), { preventScrollReset: changed.page === undefined });
  };

  return { params, change, bare: address.size === 0 };
}
