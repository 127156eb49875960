import { useState } from 'react';
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
  /** It is gone. */
  forget: (id: string) => void;
  clear: () => void;
}

export function useSelection(store: RowStore, onError: (error: unknown) => void): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isReading, setReading] = useState(false);

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
    forget: (id) => setChosen((before) => new Set([...before].filter((other) => other !== id))),
    clear: () => setChosen(new Set()),
  };
}
