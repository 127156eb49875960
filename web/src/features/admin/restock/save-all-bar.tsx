import { useEffect, useRef } from 'react';
import type { LowStockFragment } from '../../../generated/admin.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import buttons from '../../../ui/buttons.module.css';
import { restockText } from './messages.ts';
import classes from './restock.module.css';
import type { Restock } from './use-restock.ts';

/** Saves what was typed in several rows, says what came of it, and takes it back. */
export function SaveAllBar({ rows, restock }: { rows: readonly LowStockFragment[]; restock: Restock }) {
  const t = useText(restockText);
  const { report, isRunning } = restock;
  const typed = rows.filter(({ id }) => restock.of(id).text.trim() !== '');
  const undoable = report?.isUndo ? [] : (report?.done ?? []).filter(({ id }) => restock.of(id).before !== undefined);
  const isShown = isRunning || report !== undefined || typed.length > 1;
  const bar = useRef<HTMLDivElement>(null);
  // A button that has done its work goes; the next one has the focus, or what came of it.
  useEffect(() => {
    if (isRunning || !report || document.activeElement !== document.body) return;
    (bar.current?.querySelector('button') ?? bar.current?.querySelector('p'))?.focus();
  }, [isRunning, report]);
  return (
    <div ref={bar} className={classes.all} data-shown={isShown || undefined}>
      <p role="status" tabIndex={-1}>
        {isRunning && t.savingAll}
        {!isRunning && !report && isShown && t.notSaved(typed.length)}
        {report && (report.isUndo ? t.putBack : t.savedAll)(report.done.length, report.failed)}
      </p>
      {isShown && undoable.length > 0 && (
        <button
          type="button"
          {...once}
          className={buttons.secondary}
          onClick={() => void restock.undoAll(rows.filter(({ id }) => undoable.some((one) => one.id === id)))}
        >
          {t.undoAll(undoable.length)}
        </button>
      )}
      {isShown && typed.length > 0 && (
        <button
          type="button"
          {...once}
          className={buttons.primary}
          aria-busy={isRunning}
          onClick={() => void restock.saveAll(typed)}
        >
          {t.saveAll(typed.length)}
        </button>
      )}
    </div>
  );
}
