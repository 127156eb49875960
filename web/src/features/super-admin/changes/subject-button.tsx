import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { useText } from '../../../lib/language/language.tsx';
import classes from './changes.module.css';
import { staffLogText } from './messages.ts';
import { nameOf } from './standing.ts';

/** What was changed; a press shows its changes alone. */
export function SubjectButton(props: { change: LoggedChangeFragment; onShow: (subjectId: string) => void }) {
  const t = useText(staffLogText);
  const { subjectId, subjectName } = props.change;
  if (subjectId === null) return subjectName;
  return (
    <button
      type="button"
      className={classes.subject}
      aria-label={t.onlyOf(nameOf(subjectName))}
      title={subjectName}
      onClick={() => props.onShow(subjectId)}
    >
      {nameOf(subjectName)}
    </button>
  );
}
