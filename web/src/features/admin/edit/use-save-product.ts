import { isPriceField, PRODUCT_FIELD_NAMES } from '../../../../../schema/product-fields.ts';
import { useUpdateProductMutation, type EditableProductFragment } from '../../../generated/admin-edit.ts';
import type { ProductBase, ProductChanges } from '../../../generated/schema.ts';
import { inputOf, type ProductDraft, type ProductField } from './product-draft.ts';
import type { SaveResult } from './product-form.tsx';

/** `now`: the product, where somebody else has changed it meanwhile and nothing was saved. */
export type SavedProduct = SaveResult & { now?: EditableProductFragment; conflicts: readonly string[] };

/** What a change is based on: the fields that it changes, and both prices with one of them, since each limits the other. */
export function basedOnOf(before: ProductBase, changes: ProductChanges): ProductBase {
  const changed = (name: ProductField): boolean => changes[name] !== undefined;
  const hasPrice = PRODUCT_FIELD_NAMES.some((name) => isPriceField(name) && changed(name));
  const names = PRODUCT_FIELD_NAMES.filter((name) => changed(name) || (hasPrice && isPriceField(name)));
  return Object.fromEntries(names.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]])));
}

/** Saves the changed fields of a product, which is still as `before`. */
export function useSaveProduct() {
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
      message,
      conflicts: conflicts.map(({ field }) => field),
      ...(code === 'CHANGED_MEANWHILE' && product && { now: product }),
    };
  };
}
