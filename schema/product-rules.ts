import { lengthProblem, lineProblem, linesProblem, outside, pictureProblem } from './limits.ts';
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS, type ProductField, type ProductFields } from './product-fields.ts';

/** Pictures that a product has at most, the main one not counted. */
export const MAX_PICTURES = 10;
/** The highest price in rupees. What the API's database holds: numeric(12, 2). */
export const MAX_PRICE = 9_999_999_999;
/** The largest integer of GraphQL. */
export const MAX_STOCK = 2 ** 31 - 1;

/** How much cheaper a product is than before, in whole percent, 0 to 100. Rounded down: a label promises no more than is saved. */
export function percentOff(discountPrice: number, originalPrice: number): number {
  return originalPrice > discountPrice ? Math.floor(((originalPrice - discountPrice) * 100) / originalPrice) : 0;
}

/**
 * What is wrong with a product, field by field: a sentence, or null; what is absent is not looked at. The specification shows
 * no validation of admin forms (section 5), so these are ours.
 */
export function productProblems(product: ProductFields): Record<ProductField, string | null> {
  const problems = Object.fromEntries(
    PRODUCT_FIELD_NAMES.map((name) => [name, product[name] == null ? null : problemOf(name, product[name])]),
  ) as Record<ProductField, string | null>;
  const { discountPrice, originalPrice } = product;
  if (discountPrice != null && originalPrice != null && discountPrice > originalPrice)
    problems.discountPrice ??= 'The price to pay must not be above the price before the discount.';
  return problems;
}

function problemOf(name: ProductField, value: string | number | readonly string[]): string | null {
  const spec = PRODUCT_FIELDS[name];
  // A value has the type of its kind, by `ProductFields`.
  switch (spec.kind) {
    case 'line':
      return lengthProblem(value as string, 1, spec.most) ?? lineProblem(value as string);
    case 'text':
      return lengthProblem(value as string, 1, spec.most) ?? linesProblem(value as string);
    case 'price':
      return priceProblem(value as number);
    case 'count':
      return countProblem(value as number);
    case 'picture':
      return (value as string).trim() === '' ? 'Choose a main picture.' : addressProblem(value as string);
    case 'pictures':
      return picturesProblem(value as readonly string[]);
  }
}

function picturesProblem(images: readonly string[]): string | null {
  if (images.length > MAX_PICTURES) return `A product has at most ${MAX_PICTURES} pictures.`;
  return images.map(addressProblem).find((problem) => problem !== null) ?? null;
}

/** The sentence of a picture's address is the shopper's; staff may also name the shop's own pictures. */
function addressProblem(address: string): string | null {
  return pictureProblem(address) && 'The picture’s address must start with https:// or /pictures/ and have no blanks.';
}

/** NaN: nothing was typed, or no number. */
function countProblem(count: number): string | null {
  if (Number.isNaN(count)) return 'Enter how many there are, such as 10.';
  if (outside(count, 0, MAX_STOCK)) return 'The stock must be 0 or more.';
  return Number.isInteger(count) ? null : 'The stock must be a whole number.';
}

function priceProblem(price: number): string | null {
  if (Number.isNaN(price)) return 'Enter a price, such as 499.';
  if (outside(price, 0, MAX_PRICE)) return `A price must be from ₹0 to ₹${MAX_PRICE.toLocaleString('en-IN')}.`;
  return Math.round(price * 100) / 100 === price ? null : 'A price has at most two decimals.';
}
