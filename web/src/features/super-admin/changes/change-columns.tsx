import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { once } from '../../../lib/one-intent.ts';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { shortId } from '../../../shared/order/short-id.ts';
import { CopyId } from '../copy-id.tsx';
import { ChangedFields } from './changed-fields.tsx';
import type { staffLogText } from './messages.ts';
import classes from './changes.module.css';

/** An order, and a thing that was gone already, has its id for a name. */
export const nameOf = (subjectName: string): string =>
  /^[0-9a-f]{24}$/.test(subjectName) ? shortId(subjectName) : subjectName;

/** The order is the gateway's, so no column sorts. */
export function changeColumns(
  t: typeof staffLogText.english,
  does: {
    undo: (change: LoggedChangeFragment) => void;
    undoing: string | undefined;
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
      cell: (change) => (
        <div className={classes.change}>
          <ChangedFields change={change} />
          {change.reason !== null && <p>{t.reason(change.reason)}</p>}
          {change.undoes !== null && <p className={classes.soft}>{t.isUndo}</p>}
        </div>
      ),
    },
    {
      key: 'undo',
      header: t.columns.undo,
      narrow: true,
      card: 'end',
      cell: (change) => (
        <span className={classes.undo}>
          {change.canUndo ? (
            <button
              type="button"
              {...once}
              className={buttons.secondary}
              aria-label={t.undoOf(t.actions[change.action], nameOf(change.subjectName))}
              aria-busy={does.undoing === change.id}
              onClick={() => does.undo(change)}
            >
              {t.undo}
            </button>
          ) : change.isUndone ? (
            <span className={classes.soft}>{t.isUndone}</span>
          ) : (
            <span className={classes.soft} title={t.cannotUndo}>
              <span aria-hidden>–</span>
              <span className={layout.hidden}>{t.cannotUndo}</span>
            </span>
          )}
          {/* The id of its request, by which the gateway's log is searched. */}
          <CopyId id={change.requestId} />
        </span>
      ),
    },
  ];
}
