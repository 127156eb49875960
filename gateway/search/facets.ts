import type { ProductFilter } from '../generated/schema.ts';
import { BRANDS, CATEGORIES, PRICE_RANGES, RATINGS } from '../../schema/shop.ts';

/** What the shop's filters offer, and for which a search counts its results. */
export const CHOICES = {
  categories: [...CATEGORIES] as string[],
  brands: [...BRANDS] as string[],
  priceRanges: [...PRICE_RANGES],
  ratings: [...RATINGS] as number[],
};

const placesOf = <Choice>(choices: readonly Choice[]): Map<Choice, number> =>
  new Map(choices.map((choice, place) => [choice, place]));
const PLACES = {
  categories: placesOf(CHOICES.categories),
  brands: placesOf(CHOICES.brands),
  ratings: placesOf(CHOICES.ratings),
};

/** For each choice, in the order of the choices: how many products there are with it, the other filters as they are. */
export interface ChoiceCounts {
  categories: number[];
  brands: number[];
  priceRanges: number[];
  ratings: number[];
}

export interface Filtered {
  brand: string | null;
  category: string | null;
  originalPrice: number | null; // of the API's record: null is in no range
  discountPrice: number | null;
  rating: number; // as it is shown
}

const [CATEGORY, BRAND, PRICE, RATING] = [1, 2, 4, 8]; // of which filter a product fails

/** The stars that are shown filled. */
const starsOf = ({ rating }: Filtered): number => Math.floor(rating);

export const noCounts = (): ChoiceCounts => ({
  categories: CHOICES.categories.map(() => 0),
  brands: CHOICES.brands.map(() => 0),
  priceRanges: CHOICES.priceRanges.map(() => 0),
  ratings: CHOICES.ratings.map(() => 0),
});

/** The products that pass all filters, in the same order. One pass also adds to the counts. */
export function filterProducts<Product extends Filtered>(
  products: readonly Product[],
  filter: ProductFilter,
  counts: ChoiceCounts | undefined,
): Product[] {
  const categories = filter.categories?.length ? new Set<string | null>(filter.categories) : undefined;
  const brands = filter.brands?.length ? new Set<string | null>(filter.brands) : undefined;
  const ranges = filter.priceRanges?.length ? filter.priceRanges : undefined;
  const stars = filter.ratings?.length ? new Set(filter.ratings) : undefined;
  const { minPrice, maxPrice, minDiscountPrice, maxDiscountPrice } = filter;
  return products.filter((product) => {
    const { brand, category, originalPrice } = product;
    if (!isWithin(originalPrice, minPrice, maxPrice)) return false;
    if (!isWithin(product.discountPrice, minDiscountPrice, maxDiscountPrice)) return false;
    const failed =
      (categories && !categories.has(category) ? CATEGORY : 0) |
      (brands && !brands.has(brand) ? BRAND : 0) |
      (ranges?.every(({ min, max }) => !isWithin(originalPrice, min, max)) ? PRICE : 0) |
      (stars && !stars.has(starsOf(product)) ? RATING : 0);
    if (counts) count(product, failed, counts);
    return failed === 0;
  });
}

type Bound = number | null | undefined;

/** What has no price lies in no range. */
function isWithin(price: number | null, min: Bound, max: Bound): boolean {
  if (min == null && max == null) return true;
  return price !== null && price >= (min ?? -Infinity) && price <= (max ?? Infinity);
}

function add(list: number[], place: number | undefined): void {
  if (place !== undefined) list[place] = (list[place] ?? 0) + 1;
}

/** A product that fails one filter alone would be there with another choice of it. */
function count(product: Filtered, failed: number, counts: ChoiceCounts): void {
  if ((failed & ~CATEGORY) === 0) add(counts.categories, PLACES.categories.get(product.category ?? ''));
  if ((failed & ~BRAND) === 0) add(counts.brands, PLACES.brands.get(product.brand ?? ''));
  if ((failed & ~RATING) === 0) add(counts.ratings, PLACES.ratings.get(starsOf(product)));
  if ((failed & ~PRICE) !== 0) return;
  CHOICES.priceRanges.forEach(({ min, max }, place) => {
    if (isWithin(product.originalPrice, min, max)) add(counts.priceRanges, place);
  });
}
