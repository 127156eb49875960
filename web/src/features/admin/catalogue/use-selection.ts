import { useMemo, useState } from 'react';
import type { StaffRowFragment } from '../../../generated/admin-catalogue.ts';
import type { RowStore } from './row-store.ts';

/** Products that were chosen, in any window of any list. They stay when the filter changes. */
export interface Selection {
  size: number;
  ids: () => string[];
  has: (id: string) => boolean;
  toggle: (row: StaffRowFragment) => void;
  /** All of the list, read anew. `onError` of the hook gets what it fails with. */
  addAll: () => void;
  isReading: boolean;
  clear: () => void;
}

/** `hidden`: rows that are not in the table, so they are not chosen, either. */
export function useSelection(
  store: RowStore,
  hidden: ReadonlySet<string>,
  onError: (error: unknown) => void,
): Selection {
  const [all, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isReading, setReading] = useState(false);
  const chosen = useMemo(() => new Set([...all].filter((id) => !hidden.has(id))), [all, hidden]);

  async function addAll(): Promise<void> {
    setReading(true);
    try {
      const rows = await store.readAll();
      setChosen((before) => new Set([...before, ...rows.map(({ id }) => id)]));
    } catch (error) {
      onError(error);
    } finally {
      setReading(false);
    }
  }

  return {
    size: chosen.size,
    ids: () => [...chosen],
    has: (id) => chosen.has(id),
    toggle: ({ id }) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    addAll: () => void addAll(),
    isReading,
    clear: () => setChosen(new Set()),
  };
}
