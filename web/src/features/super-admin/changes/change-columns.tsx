import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { BatchChanges, UndoBatch } from './batch-cells.tsx';
import type { LogEntry } from './batches.ts';
import { ChangedFields } from './changed-fields.tsx';
import type { staffLogText } from './messages.ts';
import classes from './changes.module.css';
import type { ChangeActs } from './standing.ts';
import { SubjectButton } from './subject-button.tsx';
import { TakenBack, UndoCell } from './undo-cell.tsx';

const isBatch = ({ changes }: LogEntry): boolean => changes.length > 1;

/** The order is the gateway's, so no column sorts. `isCut`: a batch at an end of the page may go on beyond it. */
export function changeColumns(
  t: typeof staffLogText.english,
  nameOfBatch: (entry: LogEntry) => string,
  acts: ChangeActs,
  isCut: (entry: LogEntry) => boolean,
): readonly Column<LogEntry>[] {
  return [
    {
      key: 'when',
      card: 'bare',
      header: t.columns.when,
      cell: ({ changes: [{ at }] }) => (
        <span className={classes.when}>
          <DateText iso={at} withTime />
        </span>
      ),
    },
    {
      key: 'who',
      card: 'bare',
      header: t.columns.who,
      cell: ({ changes: [{ staffName }] }) => <span className={classes.who}>{staffName}</span>,
    },
    {
      key: 'what',
      card: 'bare',
      header: t.columns.what,
      cell: (entry) => {
        const [change] = entry.changes;
        return (
          <span className={classes.what}>
            {isBatch(entry) ? (
              <strong>{nameOfBatch(entry)}</strong>
            ) : (
              <>
                <small>{t.actions[change.action]}</small>
                <SubjectButton change={change} onShow={acts.showOnly} />
              </>
            )}
          </span>
        );
      },
    },
    {
      key: 'change',
      header: t.columns.change,
      card: 'bare',
      cell: (entry) => {
        if (isBatch(entry)) return <BatchChanges entry={entry} acts={acts} isCut={isCut(entry)} />;
        const [change] = entry.changes;
        const { takenBackAt } = acts.standingOf(change);
        return (
          <div className={classes.change} data-undone={change.isUndone || takenBackAt !== undefined || undefined}>
            <ChangedFields change={change} />
            <TakenBack at={takenBackAt} />
            {change.reason !== null && <p>{t.reason(change.reason)}</p>}
            {change.undoes !== null && <p className={classes.soft}>{t.isUndo}</p>}
          </div>
        );
      },
    },
    {
      key: 'undo',
      header: t.columns.undo,
      narrow: true,
      card: 'end',
      cell: (entry) => {
        if (isBatch(entry)) return <UndoBatch entry={entry} acts={acts} />;
        const [change] = entry.changes;
        return (
          <UndoCell
            change={change}
            standing={acts.standingOf(change)}
            isBusy={acts.isUndoing([change])}
            onUndo={() => acts.undo([change])}
          />
        );
      },
    },
  ];
}
