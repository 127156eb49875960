import { useState, type Ref } from 'react';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { useText } from '../../../lib/language/language.tsx';
import checkbox from '../../../ui/form/checkbox.module.css';
import type { TableList } from '../../../ui/table/table-list.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { catalogueText } from './messages.ts';
import type { Selection } from './use-selection.ts';
import classes from './catalogue.module.css';

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
    <label className={classes.all}>
      <input
        ref={ref}
        type="checkbox"
        className={checkbox.box}
        aria-label={t.selectAll(total)}
        aria-busy={isReading}
        checked={hasAll}
        onChange={({ currentTarget: { checked } }) => (checked ? void selectAll() : selection.clear())}
      />
      {t.selectEach}
    </label>
  );
}
