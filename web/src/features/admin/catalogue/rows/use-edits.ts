import { useRef, useState } from 'react';
import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { uiText } from '../../../../ui/messages.ts';
import { NO_NUMBER, problemOf, type EditedField } from '../edited-fields.ts';
import { readNumber } from '../../../../../../schema/product-rules.ts';
import type { RowStore } from '../row-store.ts';
import { useSaveFields } from '../use-save-fields.ts';

/** Changes in place. Each is shown at once, and taken back with its reason if the shop refuses it. */
export interface Edits {
  /** Why the last change of a row was not made. */
  problemOf: (id: string) => string | undefined;
  isSaving: (id: string, field: EditedField) => boolean;
  /** Its problem was read. */
  dismiss: (id: string) => void;
  commit: (row: StaffRowFragment, field: EditedField, text: string) => void;
  /** How many rows have a problem: each is higher by a line. */
  problems: number;
}

export function useEdits(store: RowStore): Edits {
  const ui = useText(uiText);
  const save = useSaveFields();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  /** The latest change of each field; an earlier one that fails must not take it back. */
  const latest = useRef(new Map<string, number>());

  const tell = (id: string, problem: string | undefined) =>
    setProblems(({ [id]: _before, ...others }) => (problem === undefined ? others : { ...others, [id]: problem }));
  const mark = (key: string, isUnderWay: boolean) =>
    setSaving((before) => {
      const next = new Set(before);
      if (isUnderWay) next.add(key);
      else next.delete(key);
      return next;
    });

  async function send(row: StaffRowFragment, field: EditedField, value: number): Promise<void> {
    const key = `${row.id} ${field}`;
    const turn = (latest.current.get(key) ?? 0) + 1;
    latest.current.set(key, turn);
    store.patch(row.id, { [field]: value });
    mark(key, true);
    const saved = await save(row.id, { [field]: value });
    if (latest.current.get(key) !== turn) return;
    mark(key, false);
    if (saved.done) return;
    store.patch(row.id, { [field]: row[field] });
    tell(row.id, saved.reason);
  }

  return {
    problemOf: (id) => problems[id],
    dismiss: (id) => tell(id, undefined),
    isSaving: (id, field) => saving.has(`${id} ${field}`),
    commit(row, field, text) {
      const value = readNumber(text);
      const problem = value === undefined ? NO_NUMBER : problemOf(row, { [field]: value });
      tell(row.id, problem && ui.problem(problem));
      if (value !== undefined && !problem && value !== row[field]) void send(row, field, value);
    },
    problems: Object.keys(problems).length,
  };
}
