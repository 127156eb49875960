import { useUpdateProductMutation, type EditableProductFragment } from '../../../generated/admin-edit.ts';
import { useText } from '../../../lib/language/language.tsx';
import { basedOnOf } from '../based-on.ts';
import { adminText } from '../messages.ts';
import { inputOf, type ProductDraft, type ProductField } from './product-draft.ts';
import type { SaveResult } from './product-form.tsx';

/** `now`: the product, where somebody else has changed it meanwhile and nothing was saved. */
export type SavedProduct = SaveResult & { now?: EditableProductFragment; conflicts: readonly string[] };

/** Saves the changed fields of a product, which is still as `before`. */
export function useSaveProduct() {
  const t = useText(adminText);
  const [updateProduct] = useUpdateProductMutation();
  return async (
    before: EditableProductFragment,
    after: ProductDraft,
    changed: readonly ProductField[],
  ): Promise<SavedProduct> => {
    const input = inputOf(after);
    const changes = Object.fromEntries(changed.map((field) => [field, input[field]]));
    const basedOn = basedOnOf(before, changes);
    const { data } = await updateProduct({ variables: { id: before.id, changes, basedOn } });
    const { code = '', message = '', product, conflicts = [] } = data?.updateProduct ?? {};
    return {
      done: code === 'UPDATED',
      message: t.outcome(code, message),
      conflicts: conflicts.map(({ field }) => field),
      ...(code === 'CHANGED_MEANWHILE' && product && { now: product }),
    };
  };
}
