import { isPriceField, PRODUCT_FIELD_NAMES, type ProductField } from '../../../../schema/product-fields.ts';
import type { ProductBase, ProductChanges } from '../../generated/schema.ts';

/** What a change is based on: the fields that it changes, and both prices with one of them, since each limits the other. */
export function basedOnOf(before: ProductBase, changes: ProductChanges): ProductBase {
  const changed = (name: ProductField): boolean => changes[name] !== undefined;
  const hasPrice = PRODUCT_FIELD_NAMES.some((name) => isPriceField(name) && changed(name));
  const names = PRODUCT_FIELD_NAMES.filter((name) => changed(name) || (hasPrice && isPriceField(name)));
  return Object.fromEntries(names.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]])));
}
