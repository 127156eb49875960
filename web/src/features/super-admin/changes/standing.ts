import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { shortId } from '../../../shared/order/short-id.ts';

/** Why a change cannot be taken back any more. */
export type Stale = 'productGone' | 'orderGone' | 'moved' | 'changed';

/** What has become of a change, as far as it is known. */
export interface Standing {
  /** When it was taken back. */
  takenBackAt?: string | undefined;
  stale?: Stale | undefined;
}

/** What can be done with changes, and what is known of them. */
export interface ChangeActs {
  undo: (changes: readonly LoggedChangeFragment[]) => void;
  isUndoing: (changes: readonly LoggedChangeFragment[]) => boolean;
  standingOf: (change: LoggedChangeFragment) => Standing;
  showOnly: (subjectId: string) => void;
}

/** An order, and a thing that was gone already, has its id for a name. */
export const nameOf = (subjectName: string): string =>
  /^[0-9a-f]{24}$/.test(subjectName) ? shortId(subjectName) : subjectName;

/** Why it can never be taken back, as a key of the texts (`canUndo` in gateway/domains/staff/staff.undo.ts). */
export const finalBy = ({ action, fields }: LoggedChangeFragment) =>
  fields.some(({ name, after }) => name === 'status' && after === 'DELIVERED') ? 'DELIVERED' : action;

const isMove = ({ action }: LoggedChangeFragment): boolean => action === 'UPDATE_ORDER_STATUS';

/** `rows`: those that are loaded, latest first. */
export function standingOf(change: LoggedChangeFragment, rows: readonly LoggedChangeFragment[]): Standing {
  const later = rows
    .slice(0, Math.max(0, rows.indexOf(change)))
    .filter(({ subjectId }) => subjectId !== null && subjectId === change.subjectId);
  const next = later.at(-1);
  const back = later.find(({ undoes }) => undoes === change.id) ?? (next && reverses(next, change) ? next : undefined);
  return { takenBackAt: back?.isUndone ? undefined : back?.at, stale: staleBy(change, later) };
}

/** As the 'Undo' of a toast does, which is a change as any other. */
function reverses(next: LoggedChangeFragment, { action, fields }: LoggedChangeFragment): boolean {
  return (
    next.action === action &&
    next.fields.length === fields.length &&
    fields.length > 0 &&
    fields.every(({ name, before, after }) =>
      next.fields.some((back) => back.name === name && back.before === after && back.after === before),
    )
  );
}

/** What it set is set to something else since. */
function staleBy(change: LoggedChangeFragment, later: readonly LoggedChangeFragment[]): Stale | undefined {
  if (later.some(({ action }) => action === 'DELETE_PRODUCT')) return 'productGone';
  const isOther = change.fields.some(({ name, after }) => {
    const latest = later.flatMap(({ fields }) => fields).find((field) => field.name === name);
    return latest !== undefined && latest.after !== after;
  });
  return isOther ? (isMove(change) ? 'moved' : 'changed') : undefined;
}

/** What a try that failed has told. */
export function staleAfter(change: LoggedChangeFragment, code: string): Stale | undefined {
  if (code === 'NOT_FOUND') return isMove(change) ? 'orderGone' : 'productGone';
  if (code === 'CHANGED_SINCE') return isMove(change) ? 'moved' : 'changed';
  return undefined;
}
