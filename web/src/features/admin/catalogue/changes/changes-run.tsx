import { useState, type ReactNode } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import { once } from '../../../../lib/one-intent.ts';
import buttons from '../../../../ui/buttons.module.css';
import { focusFirst } from '../../../../ui/dialog/focus-first.ts';
import { CancelButton } from './cancel-button.tsx';
import { ChangesTable } from './changes-table.tsx';
import { changesText } from './messages.ts';
import { largeChangeOf, undoOf, type Change } from './plan.ts';
import type { Run } from '../../../../shared/many-changes/run.ts';
import classes from './changes.module.css';

/** The preview of all changes, then their progress and outcome, with stop and undo. */
export function ChangesRun(props: {
  planned: readonly Change[];
  run: Run<Change> | undefined;
  start: (changes: readonly Change[]) => void;
  onEnd: () => void;
  /** What the changes come to, where that is more than how many there are. */
  summary?: ReactNode;
}) {
  const { planned, run, start, onEnd, summary } = props;
  const t = useText(changesText);
  const [isUndo, setIsUndo] = useState(false);
  const possible = planned.filter(({ problem }) => problem === undefined);
  const shown = run ? run.changes : planned;
  const done = run?.done() ?? [];
  const large = run ? 0 : planned.filter(largeChangeOf).length;
  const failed = run ? run.ended - done.length : planned.length - possible.length;
  return (
    <div className={classes.run}>
      {(!run && summary) || (
        <p role="status">
          {run
            ? (isUndo ? t.undoProgress : t.progress)(done.length, failed, run.changes.length)
            : t.preview(possible.length, failed)}
        </p>
      )}
      {run && <progress className={classes.progress} max={run.changes.length} value={run.ended} aria-label={t.made} />}
      <ChangesTable changes={shown} run={run} />
      {large > 0 && (
        <p role="status" className={classes.large}>
          {t.largeChanges(large)}
        </p>
      )}
      <div className={classes.buttons}>
        {!run && (
          <>
            <CancelButton onCancel={onEnd} />
            <button
              type="button"
              {...once}
              className={buttons.primary}
              disabled={possible.length === 0}
              onClick={() => start(possible)}
            >
              {t.make(possible.length)}
            </button>
          </>
        )}
        {run?.isRunning && (
          <button type="button" ref={focusFirst} className={buttons.primary} onClick={run.stop}>
            {t.stop}
          </button>
        )}
        {run && !run.isRunning && done.length > 0 && (
          <button
            type="button"
            {...once}
            className={buttons.secondary}
            onClick={() => {
              setIsUndo(!isUndo);
              start(undoOf(done));
            }}
          >
            {(isUndo ? t.again : t.undo)(done.length)}
          </button>
        )}
        {run && !run.isRunning && (
          <button type="button" {...once} ref={focusFirst} className={buttons.primary} onClick={onEnd}>
            {t.states.done}
          </button>
        )}
      </div>
    </div>
  );
}
