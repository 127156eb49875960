import { lengthProblem, lineProblem, linesProblem, outside, pictureProblem } from './limits.ts';

/** Characters of a title. */
export const MAX_TITLE = 200;
const MAX_NAME = 100;
const MAX_DESCRIPTION = 5000;
/** Pictures that a product has at most, the main one not counted. */
export const MAX_PICTURES = 10;
/** The highest price in rupees. What the API's database holds: numeric(12, 2). */
export const MAX_PRICE = 9_999_999_999;
/** The largest integer of GraphQL. */
export const MAX_STOCK = 2 ** 31 - 1;

/** What an admin says about a product, whole or in part. */
export interface ProductFields {
  title?: string | null;
  image?: string | null;
  images?: readonly string[] | null;
  brand?: string | null;
  category?: string | null;
  discountPrice?: number | null;
  originalPrice?: number | null;
  stock?: number | null;
  description?: string | null;
}

/** A number as people write it: '1,499', '₹ 1499.50'. Undefined: it is none. */
export function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[₹,\s]/g, '');
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** How much cheaper a product is than before, in whole percent, 0 to 100. Rounded down: a label promises no more than is saved. */
export function percentOff(discountPrice: number, originalPrice: number): number {
  return originalPrice > discountPrice ? Math.floor(((originalPrice - discountPrice) * 100) / originalPrice) : 0;
}

/**
 * What may be wrong with a product, field by field: a sentence, or something falsy; what is absent is not looked at. The
 * specification shows no validation of admin forms (section 5), so these are ours.
 */
export function productProblems(product: ProductFields): Record<keyof ProductFields, string | false | null> {
  const { title, image, images, brand, category, discountPrice, originalPrice, stock, description } = product;
  const tooDear = discountPrice != null && originalPrice != null && discountPrice > originalPrice;
  return {
    title: title != null && nameProblem(title, MAX_TITLE),
    image: image != null && (image.trim() === '' ? 'Choose a main picture.' : addressProblem(image)),
    images: images != null && picturesProblem(images),
    brand: brand != null && nameProblem(brand, MAX_NAME),
    category: category != null && nameProblem(category, MAX_NAME),
    discountPrice:
      priceProblem(discountPrice) ?? (tooDear && 'The price to pay must not be above the price before the discount.'),
    originalPrice: priceProblem(originalPrice),
    stock: stockProblem(stock),
    description: description != null && (lengthProblem(description, 1, MAX_DESCRIPTION) ?? linesProblem(description)),
  };
}

function nameProblem(name: string, most: number): string | null {
  return lengthProblem(name, 1, most) ?? lineProblem(name);
}

function picturesProblem(images: readonly string[]): string | null {
  if (images.length > MAX_PICTURES) return `A product has at most ${MAX_PICTURES} pictures.`;
  return images.map(addressProblem).find((problem) => problem !== null) ?? null;
}

/** The sentence of a picture's address is the shopper's; staff may also name the shop's own pictures. */
function addressProblem(address: string): string | null {
  return pictureProblem(address) && 'The picture’s address must start with https:// or / and have no blanks.';
}

function stockProblem(stock: number | null | undefined): string | null {
  if (Number.isNaN(stock)) return 'Enter how many there are, such as 10.';
  return stock != null && outside(stock, 0, MAX_STOCK) ? 'The stock must be 0 or more.' : null;
}

function priceProblem(price: number | null | undefined): string | null {
  // What is typed and no number; nothing at all is none, either.
  if (Number.isNaN(price)) return 'Enter a price, such as 499.';
  return price != null && outside(price, 0, MAX_PRICE)
    ? `A price must be from ₹0 to ₹${MAX_PRICE.toLocaleString('en-IN')}.`
    : null;
}
