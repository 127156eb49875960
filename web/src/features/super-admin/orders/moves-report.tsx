import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import buttons from '../../../ui/buttons.module.css';
import { superAdminText } from '../messages.ts';
import classes from './moves-report.module.css';
import type { Moves } from './use-moves.ts';

/** How moving many orders goes: progress with a way to stop, then what came of each that did not move, and undo. */
export function MovesReport({ moves }: { moves: Moves }) {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  const { all, running } = moves;
  const [first] = all;
  if (!first) return null;
  const answered = all.filter(({ outcome }) => outcome);
  const moved = answered.filter(({ outcome }) => outcome?.code === 'UPDATED');
  const failed = answered.filter(({ outcome }) => outcome?.code !== 'UPDATED');
  const left = running ? 0 : all.length - answered.length;
  // An undo goes to several statuses, which have no common name.
  const target = all.every(({ to }) => to === first.to) ? names[first.to] : undefined;
  return (
    <section className={classes.report} aria-label={t.movesReport}>
      {running && <progress max={all.length} value={answered.length} aria-label={t.movesReport} />}
      <p role="status">
        {running ? t.moving(answered.length, all.length) : t.moved(moved.length, all.length, target)}
        {left > 0 && ` ${t.notTried(left)}`}
      </p>
      {failed.length > 0 && (
        <ul className={classes.failed}>
          {failed.map(({ order, outcome }) => (
            <li key={order.id}>
              <code>{order.id}</code> {outcome?.message}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        {running && (
          <button type="button" className={buttons.secondary} onClick={moves.stop}>
            {t.stop}
          </button>
        )}
        {moves.undo && (
          <button type="button" className={buttons.secondary} onClick={moves.undo}>
            {t.undoMoves}
          </button>
        )}
        {!running && (
          <button type="button" className={buttons.quiet} onClick={moves.clear}>
            {t.closeReport}
          </button>
        )}
      </div>
    </section>
  );
}
