import { Checkbox } from '@mantine/core';
import type { Ref } from 'react';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import type { TableList } from '../../../ui/table/table-list.ts';
import type { Selection } from '../../../ui/table/use-selection.ts';
import { catalogueText as t } from './messages.ts';

/** Chooses all products of the list, which are read for that, or none at all. */
export function SelectAll(props: {
  ref: Ref<HTMLInputElement>;
  list: TableList<StaffRowFragment>;
  selection: Selection<StaffRowFragment>;
}) {
  const { ref, list, selection } = props;
  const total = list.part?.total ?? 0;
  const { readAll } = list;
  if (total === 0 || !readAll) return null;
  return (
    <Checkbox
      ref={ref}
      label={t.selectEach}
      aria-label={t.selectAll(total)}
      aria-busy={selection.isReading}
      checked={selection.rows.length >= total && (list.rows ?? []).every(selection.has)}
      onChange={({ currentTarget: { checked } }) => (checked ? void selection.readAndAdd(readAll) : selection.clear())}
    />
  );
}
