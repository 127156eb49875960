import { useEffect, useRef } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import { orderText } from '../../../../shared/order/messages.ts';
import buttons from '../../../../ui/buttons.module.css';
import { superAdminText } from '../../messages.ts';
import classes from './moves-report.module.css';
import type { Moves } from './use-moves.ts';

/**
 * How moving many orders goes: progress with a way to stop, then what came of each that did not move. The button that started
 * it is gone, and so is 'Stop' at the end: the focus goes on to the one that takes their place.
 */
export function MovesReport({ moves }: { moves: Moves }) {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  const { run, forget } = moves;
  const [first] = run?.changes ?? [];
  const actions = useRef<HTMLDivElement>(null);
  const isRunning = run?.isRunning ?? false;
  useEffect(() => {
    // Who works elsewhere meanwhile is left there.
    if (run && document.activeElement === document.body)
      actions.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [run, isRunning]);
  if (!run || !first) return null;
  const close = () => {
    forget();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const { changes, ended } = run;
  const done = run.done();
  const failed = changes.flatMap(({ id }) => {
    const outcome = run.outcomeOf(id);
    return outcome.state === 'failed' ? [{ id, reason: outcome.reason }] : [];
  });
  const left = isRunning ? 0 : changes.length - ended;
  return (
    <section className={classes.report} aria-label={t.movesReport}>
      {isRunning && <progress max={changes.length} value={ended} aria-label={t.movesReport} />}
      <p role="status">
        {isRunning ? t.moving(ended, changes.length) : t.moved(done.length, changes.length, names[first.to])}
        {left > 0 && ` ${t.notTried(left)}`}
      </p>
      {failed.length > 0 && (
        <ul className={classes.failed}>
          {failed.map(({ id, reason }) => (
            <li key={id}>
              <code>{id}</code> {reason}
            </li>
          ))}
        </ul>
      )}
      <div ref={actions} className={classes.actions}>
        {isRunning && (
          <button type="button" className={buttons.secondary} onClick={run.stop}>
            {t.stop}
          </button>
        )}
        {!isRunning && (
          <button type="button" className={buttons.quiet} onClick={close}>
            {t.closeReport}
          </button>
        )}
      </div>
    </section>
  );
}
