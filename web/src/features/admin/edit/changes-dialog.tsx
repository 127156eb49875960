import buttons from '../../../ui/buttons.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from './changes-dialog.module.css';
import { shownText, type ProductDraft, type ProductField } from './product-draft.ts';
import { useText } from '../../../lib/language/language.tsx';
import { adminText } from '../messages.ts';

/** Lists the old and the new value of each changed field and asks whether to save. */
export function ChangesDialog(props: {
  /** The dialog is closed when this is undefined. */
  pending: { after: ProductDraft; changed: ProductField[] } | undefined;
  before: ProductDraft;
  onAnswer: (save: boolean) => void;
}) {
  const t = useText(adminText);
  const { pending, before, onAnswer } = props;
  return (
    <Dialog
      opened={pending !== undefined}
      onClose={() => onAnswer(false)}
      heading={t.saveQuestion}
      footer={
        <>
          <button type="button" className={buttons.secondary} onClick={() => onAnswer(false)}>
            {t.keepEditing}
          </button>
          <button type="button" className={buttons.primary} onClick={() => onAnswer(true)}>
            {t.save}
          </button>
        </>
      }
    >
      <dl className={classes.changes}>
        {pending?.changed.map((field) => (
          <div key={field}>
            <dt>{t.fields[field]}</dt>
            <dd>
              <del>{shownText(before, field) || t.nothing}</del>
              <span className={classes.arrow} role="img" aria-label={t.becomes}>
                ↓
              </span>
              <ins>{shownText(pending.after, field) || t.nothing}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
