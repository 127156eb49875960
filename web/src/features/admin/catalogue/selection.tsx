import { Checkbox } from '@mantine/core';
import { useState, type Ref } from 'react';
import { useUserMessage } from '../../../apollo/user-message.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { useText } from '../../../lib/language/language.tsx';
import type { TableList } from '../../../ui/table/table-list.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { catalogueText } from './messages.ts';

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

/** Chooses all products of the list, which are read for that, or none at all. */
export function SelectAll(props: {
  ref: Ref<HTMLInputElement>;
  list: TableList<StaffRowFragment>;
  selection: Selection;
}) {
  const { ref, list, selection } = props;
  const t = useText(catalogueText);
  const userMessage = useUserMessage();
  const [isReading, setReading] = useState(false);
  const total = list.part?.total ?? 0;
  const selectAll = async (): Promise<void> => {
    setReading(true);
    try {
      const rows = (await list.readAll?.()) ?? [];
      selection.set(
        rows.map(({ id }) => id),
        true,
      );
    } catch (error) {
      showToast({ kind: 'error', message: userMessage(error) });
    } finally {
      setReading(false);
    }
  };
  const hasAll = selection.ids.length >= total && (list.rows ?? []).every(({ id }) => selection.has(id));
  if (total === 0) return null;
  return (
    <Checkbox
      ref={ref}
      label={t.selectEach}
      aria-label={t.selectAll(total)}
      aria-busy={isReading}
      checked={hasAll}
      onChange={({ currentTarget: { checked } }) => (checked ? void selectAll() : selection.clear())}
    />
  );
}
