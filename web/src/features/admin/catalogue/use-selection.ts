import { useState } from 'react';

/** Ids of products that were chosen, on any page of any list. They stay when the filter changes. */
export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  set: (ids: readonly string[], isChosen: boolean) => void;
  clear: () => void;
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: [...chosen],
    has: (id) => chosen.has(id),
    set: (ids, isChosen) =>
      setChosen((before) => (isChosen ? before.union(new Set(ids)) : before.difference(new Set(ids)))),
    clear: () => setChosen(new Set()),
  };
}
