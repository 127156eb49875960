import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import buttons from '../../../ui/buttons.module.css';
import fold from '../../../ui/fold.module.css';
import type { LogEntry } from './batches.ts';
import { ChangedFields, useFieldTexts } from './changed-fields.tsx';
import classes from './changes.module.css';
import { staffLogText } from './messages.ts';
import { finalBy, type ChangeActs } from './standing.ts';
import { SubjectButton } from './subject-button.tsx';
import { TakenBack, UndoCell } from './undo-cell.tsx';
import { inPlaceOfUndo } from './use-focus-of-undone.ts';

/** What was done to how many: '9 orders moved to Packed'. */
export function useBatchName(): (entry: LogEntry) => string {
  const t = useText(staffLogText);
  const textsOf = useFieldTexts();
  return ({ changes }) => {
    const [{ action, fields }] = changes;
    const texts = fields.map(textsOf);
    const isMove = action === 'UPDATE_ORDER_STATUS';
    return t.batch(action, changes.length, texts.map(({ label, after }) => (isMove ? after : label)).join(', '));
  };
}

/** Each of its changes was taken back. */
const isAllBack = ({ changes }: LogEntry, acts: ChangeActs): boolean =>
  changes.every((change) => change.isUndone || acts.standingOf(change).takenBackAt !== undefined);

/** The changes of a batch, opened by a press, each with what belongs to it alone. */
export function BatchChanges({ entry, acts, isCut }: { entry: LogEntry; acts: ChangeActs; isCut: boolean }) {
  const t = useText(staffLogText);
  const { changes } = entry;
  return (
    <div className={classes.change} data-undone={isAllBack(entry, acts) || undefined}>
      {changes[0].undoes !== null && <p className={classes.soft}>{t.areUndone}</p>}
      <details>
        <summary className={fold.fold}>{t.showEach(changes.length)}</summary>
        <ul className={classes.batch}>
          {changes.map((change) => (
            <li key={change.id}>
              <div>
                <SubjectButton change={change} onShow={acts.showOnly} />
                <ChangedFields change={change} />
                <TakenBack at={acts.standingOf(change).takenBackAt} />
                {change.reason !== null && <p>{t.reason(change.reason)}</p>}
              </div>
              <UndoCell
                change={change}
                standing={acts.standingOf(change)}
                isBusy={acts.isUndoing([change])}
                onUndo={() => acts.undo([change])}
              />
            </li>
          ))}
        </ul>
      </details>
      {isCut && <p className={classes.soft}>{t.mayGoOn}</p>}
    </div>
  );
}

/** Takes back all of a batch that can be. */
export function UndoBatch({ entry, acts }: { entry: LogEntry; acts: ChangeActs }) {
  const t = useText(staffLogText);
  const nameOfBatch = useBatchName();
  const left = entry.changes.filter((change) => {
    const { takenBackAt, stale } = acts.standingOf(change);
    return change.canUndo && takenBackAt === undefined && stale === undefined;
  });
  if (left.length === 0) {
    const [first] = entry.changes;
    const reason = entry.changes.some(({ canUndo }) => canUndo) ? t.cannotUndo : t.final[finalBy(first)];
    return (
      <span {...inPlaceOfUndo} className={classes.final}>
        {isAllBack(entry, acts) ? t.isUndone : reason}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...once}
      className={buttons.secondary}
      aria-label={t.undoBatchOf(left.length, nameOfBatch(entry))}
      aria-busy={acts.isUndoing(left)}
      onClick={() => acts.undo(left)}
    >
      {t.undoBatch(left.length)}
    </button>
  );
}
