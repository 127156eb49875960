import { useId, useState } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { DELETION_UNDO_MS } from '../../../lib/timing.ts';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { focusFirst } from '../../../ui/dialog/focus-first.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { reviewQueueText } from './messages.ts';
import type { DeletedReview } from './use-deletions.ts';
import classes from './queue.module.css';

const MAX_REASON = 200; // characters (schema/sdl/reviews.graphql)

/** Asks for the reason, which the log keeps. */
export function DeleteDialog(props: {
  row: DeletedReview | undefined;
  onClose: () => void;
  onDelete: (row: DeletedReview, reason: string) => void;
}) {
  const t = useText(reviewQueueText);
  const { row, onClose, onDelete } = props;
  return (
    <Dialog opened={row !== undefined} onClose={onClose} heading={t.deleteQuestion}>
      {row && <Question row={row} onClose={onClose} onDelete={(reason) => onDelete(row, reason)} />}
    </Dialog>
  );
}

function Question(props: { row: DeletedReview; onClose: () => void; onDelete: (reason: string) => void }) {
  const t = useText(reviewQueueText);
  const { row, onClose, onDelete } = props;
  const reasons = useId();
  const [reason, setReason] = useState('');
  return (
    <ConfirmForm
      keep={t.keep}
      onKeep={onClose}
      action={t.deleteReview}
      ready={reason.trim() !== ''}
      onAction={() => onDelete(reason.trim())}
    >
      <figure className={classes.quote}>
        <blockquote>{row.review.comment}</blockquote>
        <figcaption>{t.by(row.review.name)}</figcaption>
      </figure>
      <TextField
        ref={focusFirst}
        label={t.reason}
        value={reason}
        list={reasons}
        maxLength={MAX_REASON}
        autoComplete="off"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <datalist id={reasons}>
        {t.reasons.split('|').map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <p className={classes.soft}>{reason.trim() === '' ? t.needsReason : t.deleteText(DELETION_UNDO_MS / 1_000)}</p>
    </ConfirmForm>
  );
}
