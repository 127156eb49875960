import { useEffect, useReducer, useRef, useState } from 'react';
import { startRun, type Run } from './run.ts';
import type { Saved } from './saved.ts';

/** A run of changes on this screen. Leaving the screen stops it. */
export function useRun<Change extends { id: string }>(options: {
  save: (change: Change) => Promise<Saved>;
  onEnd: (run: Run<Change>) => void;
}) {
  const { save, onEnd } = options;
  const [run, setRun] = useState<Run<Change>>();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const current = useRef<Run<Change> | undefined>(undefined);
  useEffect(() => () => current.current?.stop(), []);

  const start = (changes: readonly Change[]) => {
    current.current = startRun(changes, save, drawAgain, () => {
      if (current.current) onEnd(current.current);
      drawAgain();
    });
    setRun(current.current);
  };
  return { run, start, forget: () => setRun(undefined) };
}
