import { once } from '../../../lib/one-intent.ts';
import { isLongText, TextDifference } from '../../../shared/difference/text-difference.tsx';
import buttons from '../../../ui/buttons.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { focusFirst } from '../../../ui/dialog/focus-first.ts';
import classes from './changes-dialog.module.css';
import { shownText, type ProductDraft, type ProductField } from './product-draft.ts';
import { labelOf } from '../../../../../schema/product-fields.ts';
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
          {/* So Enter saves. An Enter key that is still held from the form does not. */}
          <button type="button" {...once} ref={focusFirst} className={buttons.primary} onClick={() => onAnswer(true)}>
            {t.save}
          </button>
        </>
      }
    >
      <dl className={classes.changes}>
        {pending?.changed.map((field) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <Change field={field} before={shownText(before, field)} after={shownText(pending.after, field)} />
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Change({ field, before, after }: { field: ProductField; before: string; after: string }) {
  const t = useText(adminText);
  // Addresses have no words.
  if (field === 'description' && before !== '' && isLongText({ before, after }))
    return (
      <dd className={classes.text}>
        <TextDifference {...{ before, after }} />
      </dd>
    );
  return (
    <dd className={classes.values}>
      <del>{before || t.nothing}</del>
      <span className={classes.arrow} role="img" aria-label={t.becomes}>
        ↓
      </span>
      <ins>{after || t.nothing}</ins>
    </dd>
  );
}
