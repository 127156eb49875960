import { productProblems } from '../../../../../schema/product-rules.ts';
import type { Checks } from '../../../ui/form/use-rules-form.ts';
import type { EditableProductFragment } from '../../../generated/admin-edit.ts';
import type { ProductInput } from '../../../generated/schema.ts';

/** A product as its form holds it: everything as typed. */
export type ProductDraft = Record<Exclude<keyof EditableProductFragment, '__typename' | 'id'>, string>;
export type ProductField = keyof ProductDraft;

/** What each field is called, in the form's order. */
export const FIELD_LABELS: Record<ProductField, string> = {
  title: 'Title',
  brand: 'Brand',
  category: 'Category',
  description: 'Description',
  discountPrice: 'Price to pay (₹)',
  originalPrice: 'Price before the discount (₹)',
  stock: 'Stock',
  image: 'Main picture',
  images: 'All pictures',
};
export const PRODUCT_FIELDS = Object.keys(FIELD_LABELS) as ProductField[];

export const EMPTY_DRAFT: ProductDraft = {
  title: '',
  brand: '',
  category: '',
  description: '',
  discountPrice: '',
  originalPrice: '',
  stock: '',
  image: '',
  images: '',
};

/** A product as the form starts with it; old records lack texts. */
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

/** Every address ends its line, so that an empty one is still one. */
export function writePictures(addresses: readonly string[]): string {
  return addresses.map((address) => `${address}\n`).join('');
}

export function readPictures(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

/** What the draft says, as the gateway takes it. What is no number becomes NaN, which every rule refuses. */
export function inputOf(draft: ProductDraft): ProductInput {
  const number = (text: string) => (text.trim() === '' ? NaN : Number(text));
  return {
    title: draft.title.trim(),
    brand: draft.brand.trim(),
    category: draft.category.trim(),
    description: draft.description.trim(),
    discountPrice: number(draft.discountPrice),
    originalPrice: number(draft.originalPrice),
    stock: number(draft.stock),
    image: draft.image.trim(),
    images: givenPictures(draft),
  };
}

const givenPictures = (draft: ProductDraft): string[] =>
  readPictures(draft.images).flatMap((address) => address.trim() || []);

/** What a field says, for the eye; empty: nothing. */
export function saidIn(draft: ProductDraft, field: ProductField): string {
  return field === 'images' ? givenPictures(draft).join('\n') : draft[field].trim();
}

/** The fields that say something else than before, in the form's order. */
export function changedFields(before: ProductDraft, after: ProductDraft): ProductField[] {
  return PRODUCT_FIELDS.filter((field) => saidIn(before, field) !== saidIn(after, field));
}

/** The form's rules are the gateway's own. What stays as it was is not looked at: an old record may break them. */
export function productChecks(before: ProductDraft): Checks<ProductDraft> {
  const check =
    (field: ProductField) =>
    (_: string, draft: ProductDraft): string | null => {
      const input = inputOf(draft);
      const changed = changedFields(before, draft);
      const priced = changed.includes('originalPrice') && field === 'discountPrice';
      if (before !== EMPTY_DRAFT && !changed.includes(field) && !priced) return null;
      if (field === 'stock' && input.stock % 1 > 0) return 'The stock must be a whole number.';
      return productProblems(input)[field] || null;
    };
  return Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, check(field)]));
}
