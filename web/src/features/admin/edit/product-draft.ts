import { CATEGORIES, formatPrice } from '../../../../../schema/shop.ts';
import { hasMoreThanPaise, TWO_DECIMALS, WHOLE_STOCK } from '../catalogue/edited-fields.ts';
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
  description: '',
  discountPrice: '',
  originalPrice: '',
  stock: '',
  image: '',
  images: '',
};

/** In the order of the form. */
export const PRODUCT_FIELDS = Object.keys(EMPTY_DRAFT) as ProductField[];

const isPrice = (field: ProductField): boolean => field === 'discountPrice' || field === 'originalPrice';

/** The API has some of the shop's own categories in lower case. The form has them as lists do. */
export const shownCategory = (name: string): string =>
  CATEGORIES.some((own) => own === name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** The shop's own categories, in whatever letters, as the API has them. */
export const storedCategory = (text: string): string =>
  CATEGORIES.find((own) => own.toLowerCase() === text.toLowerCase()) ?? text;

/** The form's initial values. Fields that an old record does not have are empty. */
export function draftOf(product: EditableProductFragment): ProductDraft {
  const { title, brand, category, description, discountPrice, originalPrice, stock, image, images } = product;
  return {
    title,
    brand: brand ?? '',
    category: shownCategory(category ?? ''),
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

/** All pictures in the order in which they are shown: the main one first, once. */
export function picturesOf({ image, images }: Pick<ProductDraft, 'image' | 'images'>): string[] {
  const gallery = readPictures(images).filter((address) => address.trim() !== '');
  if (image.trim() === '') return gallery;
  const at = gallery.indexOf(image.trim());
  return [image, ...(at === -1 ? gallery : gallery.toSpliced(at, 1))];
}

/** The input for the gateway. Text that is not a number becomes NaN, which every rule rejects. */
export function inputOf(draft: ProductDraft): ProductInput {
  const number = (text: string) => readNumber(text) ?? NaN;
  return {
    title: draft.title.trim(),
    brand: draft.brand.trim(),
    category: storedCategory(draft.category.trim()),
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

/** A field's value, to be compared; pictures are one URL per line. */
export function fieldText(draft: ProductDraft, field: ProductField): string {
  if (field === 'images') return nonEmptyPictures(draft).join('\n');
  const text = draft[field].trim();
  return field === 'category' ? shownCategory(storedCategory(text)) : text;
}

/** The same, with prices as they are shown elsewhere. */
export function shownText(draft: ProductDraft, field: ProductField): string {
  const text = fieldText(draft, field);
  const price = isPrice(field) ? readNumber(text) : undefined;
  return price === undefined ? text : formatPrice(price);
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
      if (field === 'stock' && input.stock % 1 > 0) return WHOLE_STOCK;
      if (isPrice(field) && hasMoreThanPaise(readNumber(draft[field]) ?? 0)) return TWO_DECIMALS;
      return productProblems(input)[field] || null;
    };
  return Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, check(field)]));
}
