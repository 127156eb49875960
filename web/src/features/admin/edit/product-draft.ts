import {
  isNumberField,
  isPriceField,
  PRODUCT_FIELD_NAMES,
  type ProductField,
} from '../../../../../schema/product-fields.ts';
import { productProblems } from '../../../../../schema/product-rules.ts';
import { readNumber } from '../../../../../schema/read-number.ts';
import { CATEGORIES, formatPrice } from '../../../../../schema/shop.ts';
import type { Checks } from '../../../ui/form/use-rules-form.ts';
import type { EditableProductFragment } from '../../../generated/admin-edit.ts';
import type { ProductInput } from '../../../generated/schema.ts';

export type { ProductField };

/** The values of the product form, as typed. */
export type ProductDraft = Record<ProductField, string>;

const draftBy = (textOf: (name: ProductField) => string): ProductDraft =>
  Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, textOf(name)])) as ProductDraft;

export const EMPTY_DRAFT = draftBy(() => '');

/** The API has some of the shop's own categories in lower case. The form has them as lists do. */
export const shownCategory = (name: string): string =>
  CATEGORIES.some((own) => own === name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** The shop's own categories, in whatever letters, as the API has them. */
export const storedCategory = (text: string): string =>
  CATEGORIES.find((own) => own.toLowerCase() === text.toLowerCase()) ?? text;

/** The form's initial values. Fields that an old record does not have are empty. */
export const draftOf = (product: EditableProductFragment): ProductDraft =>
  draftBy((name) => {
    const value = isPriceField(name) && !product.hasPrice ? null : product[name];
    if (typeof value === 'object' && value !== null) return writePictures(value);
    return name === 'category' ? shownCategory(product.category ?? '') : String(value ?? '');
  });

export const writePictures = (addresses: readonly string[]): string => addresses.join('\n');

const readPictures = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** All pictures in the order in which they are shown: the main one first, once. */
export function picturesOf({ image, images }: Pick<ProductDraft, 'image' | 'images'>): string[] {
  const gallery = readPictures(images);
  if (image.trim() === '') return gallery;
  const at = gallery.indexOf(image.trim());
  return [image, ...(at === -1 ? gallery : gallery.toSpliced(at, 1))];
}

/** The input for the gateway. Text that is not a number becomes NaN, which every rule rejects. */
export const inputOf = (draft: ProductDraft): ProductInput =>
  Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, valueOf(draft, name)])) as unknown as ProductInput;

function valueOf(draft: ProductDraft, name: ProductField): string | number | string[] {
  if (name === 'images') return readPictures(draft.images);
  if (isNumberField(name)) return Number(readNumber(draft[name]));
  const text = draft[name].trim();
  return name === 'category' ? storedCategory(text) : text;
}

/** A field's value, to be compared; pictures are one URL per line. */
function fieldText(draft: ProductDraft, field: ProductField): string {
  if (field === 'images') return writePictures(readPictures(draft.images));
  const text = draft[field].trim();
  return field === 'category' ? shownCategory(storedCategory(text)) : text;
}

/** The same, with prices as they are shown elsewhere. */
export function shownText(draft: ProductDraft, field: ProductField): string {
  const text = fieldText(draft, field);
  const price = isPriceField(field) && readNumber(text);
  return typeof price === 'number' ? formatPrice(price) : text;
}

/** The fields whose value differs, in the order of the form. */
export function changedFields(before: ProductDraft, after: ProductDraft): ProductField[] {
  return PRODUCT_FIELD_NAMES.filter((field) => fieldText(before, field) !== fieldText(after, field));
}

/** Uses the gateway's rules. Unchanged fields are not checked, since old records may break the rules. */
export function productChecks(before: ProductDraft): Checks<ProductDraft> {
  const check =
    (field: ProductField) =>
    (_: string, draft: ProductDraft): string | null => {
      const input = inputOf(draft);
      const changed = changedFields(before, draft);
      // The price must not exceed the original price, so a change of the latter checks it again.
      const priceLimitChanged = changed.includes('originalPrice') && field === 'discountPrice';
      if (before !== EMPTY_DRAFT && !changed.includes(field) && !priceLimitChanged) return null;
      const number = isNumberField(field) && draft[field].trim() !== '' && readNumber(draft[field]);
      return typeof number === 'string' ? number : productProblems(input)[field];
    };
  return Object.fromEntries(PRODUCT_FIELD_NAMES.map((field) => [field, check(field)]));
}
