import buttons from '../../../ui/buttons.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from './changes-dialog.module.css';
import { FIELD_LABELS, fieldText, type ProductDraft, type ProductField } from './product-draft.ts';

/** Lists the old and the new value of each changed field and asks whether to save. */
export function ChangesDialog(props: {
  /** The dialog is closed when this is undefined. */
  pending: { after: ProductDraft; changed: ProductField[] } | undefined;
  before: ProductDraft;
  onAnswer: (save: boolean) => void;
}) {
  const { pending, before, onAnswer } = props;
  return (
    <Dialog
      opened={pending !== undefined}
      onClose={() => onAnswer(false)}
      heading="Save these changes?"
      footer={
        <>
          <button type="button" className={buttons.secondary} onClick={() => onAnswer(false)}>
            Keep editing
          </button>
          <button type="button" className={buttons.primary} onClick={() => onAnswer(true)}>
            Save
          </button>
        </>
      }
    >
      <dl className={classes.changes}>
        {pending?.changed.map((field) => (
          <div key={field}>
            <dt>{FIELD_LABELS[field]}</dt>
            <dd>
              <del>{fieldText(before, field) || 'nothing'}</del>
              <span className={classes.arrow} role="img" aria-label="becomes">
                ↓
              </span>
              <ins>{fieldText(pending.after, field) || 'nothing'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
