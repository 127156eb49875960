import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ChangedFields } from './changed-fields.tsx';
import type { staffLogText } from './messages.ts';
import classes from './changes.module.css';
import { nameOf, type Standing } from './standing.ts';
import { TakenBack, UndoCell } from './undo-cell.tsx';

/** The order is the gateway's, so no column sorts. */
export function changeColumns(
  t: typeof staffLogText.english,
  does: {
    undo: (change: LoggedChangeFragment) => void;
    undoing: string | undefined;
    standingOf: (change: LoggedChangeFragment) => Standing;
    showOnly: (subjectId: string) => void;
  },
): readonly Column<LoggedChangeFragment>[] {
  return [
    {
      key: 'when',
      card: 'bare',
      header: t.columns.when,
      cell: ({ at }) => (
        <span className={classes.when}>
          <DateText iso={at} withTime />
        </span>
      ),
    },
    {
      key: 'who',
      card: 'bare',
      header: t.columns.who,
      cell: ({ staffName }) => <span className={classes.who}>{staffName}</span>,
    },
    {
      key: 'what',
      card: 'bare',
      header: t.columns.what,
      cell: ({ action, subjectId, subjectName }) => (
        <span className={classes.what}>
          <small>{t.actions[action]}</small>
          {subjectId === null ? (
            subjectName
          ) : (
            <button
              type="button"
              className={classes.subject}
              aria-label={t.onlyOf(nameOf(subjectName))}
              title={subjectName}
              onClick={() => does.showOnly(subjectId)}
            >
              {nameOf(subjectName)}
            </button>
          )}
        </span>
      ),
    },
    {
      key: 'change',
      header: t.columns.change,
      card: 'bare',
      cell: (change) => {
        const { takenBackAt } = does.standingOf(change);
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
      cell: (change) => (
        <UndoCell
          change={change}
          standing={does.standingOf(change)}
          isBusy={does.undoing === change.id}
          onUndo={() => does.undo(change)}
        />
      ),
    },
  ];
}
