import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';

/** What the table shows as one row: a change, or the changes of many things that were made together. Latest first. */
export interface LogEntry {
  id: string;
  changes: readonly [LoggedChangeFragment, ...LoggedChangeFragment[]];
}

const FEWEST = 3; // two rows are no longer than a row that opens
const MOST_APART_MS = 60_000; // a run waits at most so long where the shop has no time

/**
 * Joins changes of many things at once. Each is a request of its own, and the log keeps no name of what they are a part of, so this
 * goes by what the log does say: the same person did the same to one thing after another.
 */
export function entriesOf(rows: readonly LoggedChangeFragment[]): LogEntry[] {
  const runs: [LoggedChangeFragment, ...LoggedChangeFragment[]][] = [];
  for (const change of rows) {
    const run = runs.at(-1);
    if (run && goesOn(run, change)) run.push(change);
    else runs.push([change]);
  }
  return runs.flatMap((run) => (run.length < FEWEST ? run.map((change) => entry([change])) : [entry(run)]));
}

const entry = (changes: LogEntry['changes']): LogEntry => ({ id: changes[0].id, changes });

function goesOn(run: readonly LoggedChangeFragment[], change: LoggedChangeFragment): boolean {
  const last = run.at(-1);
  return (
    last !== undefined &&
    last.staffId === change.staffId &&
    kindOf(last) === kindOf(change) &&
    Date.parse(last.at) - Date.parse(change.at) <= MOST_APART_MS &&
    change.fields.length > 0 &&
    change.subjectId !== null &&
    !run.some(({ subjectId }) => subjectId === change.subjectId)
  );
}

/** What was done: an order's move with where it went to, other changes with the names of their fields. */
function kindOf({ action, fields, undoes }: LoggedChangeFragment): string {
  const what = fields.map(({ name, after }) => (action === 'UPDATE_ORDER_STATUS' ? after : name));
  return JSON.stringify([action, what, undoes !== null]);
}
