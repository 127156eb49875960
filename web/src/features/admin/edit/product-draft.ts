import { productProblems, readNumber } from '../../../../../schema/product-rules.ts';
import type { Checks } from '../../../ui/form/use-rules-form.ts';
import type { EditableProductFragment } from '../../../generated/admin-edit.ts';
import type { ProductInput } from '../../../generated/schema.ts';

/** The values of the product form, as typed. */
export type ProductDraft = Record<Exclude<keyof EditableProductFragment, '__typename' | 'id'>, string>;
export type ProductField = keyof ProductDraft;

export const EMPTY_DRAFT: ProductDraft = {
  title: '',
  brand: '',
  category: '',
  discountPrice: '',
  originalPrice: '',
  stock: '',
  description: '',
  image: '',
  images: '',
};

/** In the order of the form. */
export const PRODUCT_FIELDS = Object.keys(EMPTY_DRAFT) as ProductField[];

/** The form's initial values. Fields that an old record does not have are empty. */
export function draftOf(product: EditableProductFragment): ProductDraft {
  const { title, brand, category, description, discountPrice, originalPrice, stock, image, images } = product;
  return {
    title,
    brand: brand ?? '',
    category: category ?? '',
    description: description ?? '',
    discountPrice: String(discountPrice),
    originalPrice: String(originalPrice),
    stock: String(stock),
    image: image ?? '',
    images: writePictures(images),
  };
}

/** Ends each URL with a line break, so that an empty one still counts as an entry. */
export function writePictures(addresses: readonly string[]): string {
  return addresses.map((address) => `${address}\n`).join('');
}

export function readPictures(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

/** The input for the gateway. Text that is not a number becomes NaN, which every rule rejects. */
export function inputOf(draft: ProductDraft): ProductInput {
  const number = (text: string) => readNumber(text) ?? NaN;
  return {
    title: draft.title.trim(),
    brand: draft.brand.trim(),
    category: draft.category.trim(),
    description: draft.description.trim(),
    discountPrice: number(draft.discountPrice),
    originalPrice: number(draft.originalPrice),
    stock: number(draft.stock),
    image: draft.image.trim(),
    images: nonEmptyPictures(draft),
  };
}

const nonEmptyPictures = (draft: ProductDraft): string[] =>
  readPictures(draft.images).flatMap((address) => address.trim() || []);

/** A field's value as displayed; pictures are one URL per line. */
export function fieldText(draft: ProductDraft, field: ProductField): string {
  return field === 'images' ? nonEmptyPictures(draft).join('\n') : draft[field].trim();
}

/** The fields whose value differs, in the order of the form. */
export function changedFields(before: ProductDraft, after: ProductDraft): ProductField[] {
  return PRODUCT_FIELDS.filter((field) => fieldText(before, field) !== fieldText(after, field));
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
      if (field === 'stock' && input.stock % 1 > 0) return 'The stock must be a whole number.';
      return productProblems(input)[field] || null;
    };
  return Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, check(field)]));
}
