import { RULES } from '../../schema/rules.ts';
import type { ProductChanges } from '../generated/resolvers.ts';
import { lengthProblem, outside, type Problems } from '../input.ts';

const MAX_TITLE = 200;
const MAX_NAME = 100;
const MAX_DESCRIPTION = 5000;
const MAX_PICTURES = 10;
/** What the API's database holds: numeric(12, 2). */
const MAX_PRICE = 9_999_999_999;
const MAX_STOCK = 2 ** 31 - 1;

/** What may be wrong with a product, whole or in part; what is absent is not looked at. */
export function productProblems(product: ProductChanges): Problems {
  const { title, image, images, brand, category, discountPrice, originalPrice, stock, description } = product;
  const tooDear = discountPrice != null && originalPrice != null && discountPrice > originalPrice;
  return {
    title: title != null && lengthProblem(title, 1, MAX_TITLE),
    image: image != null && RULES.picture(image),
    images:
      images != null &&
      ((images.length > MAX_PICTURES && `A product has at most ${MAX_PICTURES} pictures.`) ||
        images.map(RULES.picture).find((problem) => problem !== null)),
    brand: brand != null && lengthProblem(brand, 1, MAX_NAME),
    category: category != null && lengthProblem(category, 1, MAX_NAME),
    discountPrice:
      priceProblem(discountPrice) ?? (tooDear && 'The price to pay must not be above the price before the discount.'),
    originalPrice: priceProblem(originalPrice),
    stock: stock != null && outside(stock, 0, MAX_STOCK) && 'The stock must be 0 or more.',
    description: description != null && lengthProblem(description, 1, MAX_DESCRIPTION),
  };
}

/** Why changes change nothing. */
export function noChangeProblem(changes: object): string | false {
  return Object.values(changes).every((value) => value == null) && 'Give at least one field to change.';
}

function priceProblem(price: number | null | undefined): string | null {
  return price != null && outside(price, 0, MAX_PRICE) ? `A price must be from 0 to ${MAX_PRICE}.` : null;
}
