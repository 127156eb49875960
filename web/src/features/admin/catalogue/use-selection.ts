import { useState } from 'react';
import type { StaffRowFragment } from '../../../generated/admin-catalogue.ts';
import type { RowStore } from './row-store.ts';

/** Products that were chosen, in any window of any list. They stay when the filter changes. */
export interface Selection {
  size: number;
  rows: () => StaffRowFragment[];
  has: (id: string) => boolean;
  toggle: (row: StaffRowFragment) => void;
  /** All of the list, read anew. `onError` of the hook gets what it fails with. */
  addAll: () => void;
  isReading: boolean;
  clear: () => void;
}

export function useSelection(store: RowStore, onError: (error: unknown) => void): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, StaffRowFragment>>(new Map());
  const [isReading, setReading] = useState(false);

  async function addAll(): Promise<void> {
    setReading(true);
    try {
      const rows = await store.readAll();
      setChosen((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]));
    } catch (error) {
      onError(error);
    } finally {
      setReading(false);
    }
  }

  return {
    size: chosen.size,
    rows: () => [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (row) =>
      setChosen((before) => {
        const next = new Map(before);
        if (!next.delete(row.id)) next.set(row.id, row);
        return next;
      }),
    addAll: () => void addAll(),
    isReading,
    clear: () => setChosen(new Map()),
  };
}
