import type { LoggedChangeFragment } from '../../../generated/super-admin-changes.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import { DateText } from '../../../ui/date-text.tsx';
import buttons from '../../../ui/buttons.module.css';
import { CopyId } from '../../../shared/copy-id/copy-id.tsx';
import classes from './changes.module.css';
import { staffLogText } from './messages.ts';
import { finalBy, nameOf, type Standing } from './standing.ts';
import { inPlaceOfUndo } from './use-focus-of-undone.ts';

export function TakenBack({ at }: { at: string | undefined }) {
  const t = useText(staffLogText);
  if (at === undefined) return null;
  return (
    <p {...inPlaceOfUndo} className={classes.soft}>
      <DateText lead={t.isUndone} iso={at} withTime />
    </p>
  );
}

/** The button that takes a change back, or why there is none. */
export function UndoCell(props: {
  change: LoggedChangeFragment;
  standing: Standing;
  isBusy: boolean;
  onUndo: () => void;
}) {
  const t = useText(staffLogText);
  const { change, standing, isBusy, onUndo } = props;
  const { action, subjectName, requestId } = change;
  // The change itself says when it was taken back, if that is known.
  const said = change.isUndone ? t.isUndone : standing.stale && t.stale[standing.stale];
  return (
    <span className={classes.undo}>
      {standing.takenBackAt === undefined && button()}
      {/* The id of its request, by which the gateway's log is searched. */}
      <CopyId id={requestId} label={t.copyRequest} />
    </span>
  );

  function button() {
    if (said !== undefined)
      return (
        <span {...inPlaceOfUndo} className={classes.soft}>
          {said}
        </span>
      );
    if (!change.canUndo) return <span className={classes.final}>{t.final[finalBy(change)]}</span>;
    return (
      <button
        type="button"
        {...once}
        className={buttons.secondary}
        aria-label={t.undoOf(t.actions[action], nameOf(subjectName))}
        aria-busy={isBusy}
        onClick={onUndo}
      >
        {t.undo}
      </button>
    );
  }
}
