import { useState } from 'react';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useUndoChangeMutation, type LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ADMIN_TOAST_MS } from '../../../lib/timing.ts';
import type { Run } from '../../../shared/many-changes/run.ts';
import { notSaved, type Saved } from '../../../shared/many-changes/saved.ts';
import { useRun } from '../../../shared/many-changes/use-run.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { staffLogText } from './messages.ts';
import { nameOf, staleAfter, type Stale } from './standing.ts';

/** Takes back a change, or many, one run at a time. A toast tells the outcome. */
export function useUndo(onEnd: () => unknown) {
  const t = useText(staffLogText);
  const userMessage = useUserMessage();
  const [send] = useUndoChangeMutation({ errorPolicy: 'all' });
  const [failed, setFailed] = useState<ReadonlyMap<string, Stale>>(new Map());

  async function save(change: LoggedChangeFragment): Promise<Saved> {
    try {
      const { code, message } = await payloadOf(send({ variables: { id: change.id } }), 'undoStaffChange');
      if (code === 'UNDONE') return { done: true };
      const stale = staleAfter(change, code);
      if (stale) setFailed((known) => new Map(known).set(change.id, stale));
      return { done: false, reason: t.undoOutcome(code, message) };
    } catch (error) {
      return notSaved(error, userMessage(error));
    }
  }

  function tell(run: Run<LoggedChangeFragment>): void {
    const [first] = run.changes;
    const done = run.done().length;
    const reason = run.changes.map(({ id }) => run.outcomeOf(id)).find((outcome) => outcome.state === 'failed')?.reason;
    const one = first && run.changes.length === 1 ? t.undone(t.actions[first.action], nameOf(first.subjectName)) : '';
    const all = one || t.undoneMany(done, run.changes.length);
    showToast({
      kind: reason === undefined ? 'success' : 'error',
      message: reason === undefined ? all : done > 0 ? `${all} ${reason}` : reason,
      duration: ADMIN_TOAST_MS,
    });
    onEnd();
  }

  const { run, start } = useRun<LoggedChangeFragment>({ save, onEnd: tell });
  const isRunning = run?.isRunning ?? false;
  return {
    failed,
    isUndoing: (changes: readonly LoggedChangeFragment[]): boolean =>
      isRunning && changes.some(({ id }) => run?.changes.some((change) => change.id === id)),
    undo: (changes: readonly LoggedChangeFragment[]): void => {
      if (!isRunning) start(changes);
    },
  };
}
