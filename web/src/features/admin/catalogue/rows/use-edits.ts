import { useRef, useState } from 'react';
import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { ADMIN_TOAST_MS } from '../../../../lib/timing.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { uiText } from '../../../../ui/messages.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { catalogueText } from '../messages.ts';
import { largeChange, problemOf, type EditedField } from '../edited-fields.ts';
import { readNumber } from '../../../../../../schema/read-number.ts';
import { formatPrice } from '../../../../../../schema/shop.ts';
import type { RowStore } from '../row-store.ts';
import { useSaveFields } from '../use-save-fields.ts';

export type EditState = 'saving' | 'saved';

const SAVED_MS = 2_000; // how long a saved value is marked

/** Changes in place. Each is shown at once, and taken back with its reason if the shop refuses it. */
export interface Edits {
  /** Why the shop refused the last change of a row. */
  problemOf: (id: string) => string | undefined;
  /** Undefined: nothing has happened to it lately. */
  stateOf: (id: string, field: EditedField) => EditState | undefined;
  /** Its problem was read. */
  dismiss: (id: string) => void;
  /** Returns why the text cannot be the value; it is not sent then. */
  commit: (row: StaffRowFragment, field: EditedField, text: string) => string | undefined;
  /** How many rows have a problem: each is higher by a line. */
  problems: number;
}

export function useEdits(store: RowStore): Edits {
  const ui = useText(uiText);
  const t = useText(catalogueText);
  const save = useSaveFields();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [states, setStates] = useState<ReadonlyMap<string, EditState>>(new Map());
  /** The latest change of each field; an earlier one that fails must not take it back. */
  const latest = useRef(new Map<string, number>());

  const tell = (id: string, problem: string | undefined) =>
    setProblems(({ [id]: _before, ...others }) => (problem === undefined ? others : { ...others, [id]: problem }));
  const mark = (key: string, state: EditState | undefined) =>
    setStates((before) => {
      const next = new Map(before);
      if (state) next.set(key, state);
      else next.delete(key);
      return next;
    });

  async function send(row: StaffRowFragment, field: EditedField, value: number): Promise<void> {
    const key = `${row.id} ${field}`;
    const turn = (latest.current.get(key) ?? 0) + 1;
    latest.current.set(key, turn);
    store.patch(row.id, { [field]: value });
    mark(key, 'saving');
    const saved = await save(row.id, { [field]: value }, row);
    if (latest.current.get(key) !== turn) return;
    mark(key, saved.done ? 'saved' : undefined);
    if (!saved.done) {
      store.patch(row.id, { [field]: row[field] });
      // Somebody else may have changed the row.
      store.reload();
      return tell(row.id, saved.reason);
    }
    setTimeout(() => latest.current.get(key) === turn && mark(key, undefined), SAVED_MS);
    const shown = field === 'stock' ? String(value) : formatPrice(value);
    const large = field === 'stock' ? undefined : largeChange(row[field], value);
    showToast({
      kind: 'success',
      message: t.saved((field === 'stock' ? t.stockOf : t.priceOf)(row.title), shown),
      detail: large && t.largeChange[large],
      duration: ADMIN_TOAST_MS,
    });
  }

  return {
    problemOf: (id) => problems[id],
    dismiss: (id) => tell(id, undefined),
    stateOf: (id, field) => states.get(`${id} ${field}`),
    commit(row, field, text) {
      const value = readNumber(text);
      if (typeof value === 'string') return ui.problem(value);
      const problem = problemOf(row, { [field]: value });
      if (problem) return ui.problem(problem);
      tell(row.id, undefined);
      if (value !== row[field]) void send(row, field, value);
      return undefined;
    },
    problems: Object.keys(problems).length,
  };
}
