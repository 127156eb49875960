import { useEffect, useReducer, useRef, useState } from 'react';
import type { RowStore } from '../row-store.ts';
import { useSaveFields } from '../use-save-fields.ts';
import type { Change } from './plan.ts';
import { startRun, type Run } from './run.ts';

/** A run of changes on this screen. The table shows what was changed; leaving the screen stops the run. */
export function useRun(store: RowStore, onEnd?: (run: Run) => void) {
  const save = useSaveFields();
  const [run, setRun] = useState<Run>();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const current = useRef<Run | undefined>(undefined);
  useEffect(() => () => current.current?.stop(), []);

  const start = (changes: readonly Change[]) => {
    current.current = startRun(
      changes,
      save,
      (change, outcome) => {
        if (outcome.state === 'done') store.patch(change.id, change.after);
        drawAgain();
      },
      () => {
        if (current.current) onEnd?.(current.current);
        store.reload();
        drawAgain();
      },
    );
    setRun(current.current);
  };
  return { run, start, forget: () => setRun(undefined) };
}
