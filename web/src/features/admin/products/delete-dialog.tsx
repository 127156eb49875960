import { useText } from '../../../lib/language/language.tsx';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { adminText } from '../messages.ts';

/** Asks before a product is deleted, and says what goes with it. The dialog is closed when `product` is null. */
export function DeleteDialog<Row extends { title: string }>(props: {
  product: Row | null;
  onKeep: () => void;
  onDelete: (product: Row) => void;
}) {
  const t = useText(adminText);
  const { product, onKeep, onDelete } = props;
  return (
    <Dialog opened={product !== null} onClose={onKeep} heading={t.deleteQuestion} question>
      {product && (
        <ConfirmForm keep={t.keep} onKeep={onKeep} action={t.deleteProduct} onAction={() => onDelete(product)}>
          <p>{t.deleteText(product.title)}</p>
        </ConfirmForm>
      )}
    </Dialog>
  );
}
