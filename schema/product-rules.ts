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

/**
 * What may be wrong with a product, field by field: a sentence, or something falsy; what is absent is not looked at. The
 * specification shows no validation of admin forms (section 5), so these are ours.
 */
export function productProblems(product: ProductFields): Record<keyof ProductFields, string | false | null> {
  const { title, image, images, brand, category, discountPrice, originalPrice, stock, description } = product;
  const tooDear = discountPrice != null && originalPrice != null && discountPrice > originalPrice;
  return {
    title: title != null && nameProblem(title, MAX_TITLE),
    image: image != null && pictureProblem(image),
    images: images != null && picturesProblem(images),
    brand: brand != null && nameProblem(brand, MAX_NAME),
    category: category != null && nameProblem(category, MAX_NAME),
    discountPrice:
      priceProblem(discountPrice) ?? (tooDear && 'The price to pay must not be above the price before the discount.'),
    originalPrice: priceProblem(originalPrice),
    stock: stock != null && outside(stock, 0, MAX_STOCK) && 'The stock must be 0 or more.',
    description: description != null && (lengthProblem(description, 1, MAX_DESCRIPTION) ?? linesProblem(description)),
  };
}

function nameProblem(name: string, most: number): string | null {
  return lengthProblem(name, 1, most) ?? lineProblem(name);
}

function picturesProblem(images: readonly string[]): string | null {
  if (images.length > MAX_PICTURES) return `A product has at most ${MAX_PICTURES} pictures.`;
  return images.map(pictureProblem).find((problem) => problem !== null) ?? null;
}

function priceProblem(price: number | null | undefined): string | null {
  return price != null && outside(price, 0, MAX_PRICE)
    ? `A price must be from 0 to ${MAX_PRICE.toLocaleString('en-IN')}.`
    : null;
}
