import type { PriceRangeInput, ProductCounts, ProductFilter } from '../generated/schema.ts';
import { BRANDS, CATEGORIES, PRICE_RANGES, RATINGS } from '../../schema/shop.ts';

/** What the shop's filters offer, and for which a search counts its results. */
export const CHOICES = {
  categories: [...CATEGORIES] as string[],
  brands: [...BRANDS] as string[],
  priceRanges: [...PRICE_RANGES], // none has a part of another
  ratings: [...RATINGS] as number[],
};

/** What filters read of a product. */
export interface Filtered {
  brand: string | null;
  category: string | null;
  originalPrice: number | null; // of the API's record
  discountPrice: number | null;
  rating: number; // as it is shown
}

type Test = (product: Filtered) => boolean;

/** `test`: whether a product has any of some choices. */
const facet = <Value>(
  choices: readonly Value[],
  chosen: (filter: ProductFilter) => readonly Value[] | null | undefined,
  test: (some: readonly Value[]) => Test,
) => {
  const each = choices.map((choice) => test([choice]));
  return {
    choiceOf: (product: Filtered): number => each.findIndex((has) => has(product)),
    testOf(filter: ProductFilter): Test | undefined {
      const some = chosen(filter);
      return some?.length ? test(some) : undefined;
    },
  };
};

const oneOf =
  <Value>(valueOf: (product: Filtered) => Value | null) =>
  (some: readonly Value[]): Test => {
    const values = new Set<Value | null>(some);
    return (product) => values.has(valueOf(product));
  };
const byRange =
  (ranges: readonly PriceRangeInput[]): Test =>
  ({ originalPrice }) =>
    ranges.some(({ min, max }) => isWithin(originalPrice, min, max));
const byCategory = oneOf(({ category }) => category);
const byBrand = oneOf(({ brand }) => brand);
const byStars = oneOf(({ rating }) => Math.floor(rating)); // those that are shown filled

const FACETS = [
  facet(CHOICES.categories, ({ categories }) => categories, byCategory),
  facet(CHOICES.brands, ({ brands }) => brands, byBrand),
  facet<PriceRangeInput>(CHOICES.priceRanges, ({ priceRanges }) => priceRanges, byRange),
  facet(CHOICES.ratings, ({ ratings }) => ratings, byStars),
];

/** Counts of products by the number of their choice, for each facet. */
type Counts = readonly Uint32Array[];
export const noCounts = (): Counts => FACETS.map(() => new Uint32Array(256));

export const shownCounts = ([categories, brands, prices, stars]: Counts): ProductCounts => ({
  categories: CHOICES.categories.map((choice, n) => ({ choice, count: categories?.[n] ?? 0 })),
  brands: CHOICES.brands.map((choice, n) => ({ choice, count: brands?.[n] ?? 0 })),
  prices: CHOICES.priceRanges.map((range, n) => ({ ...range, count: prices?.[n] ?? 0 })),
  stars: CHOICES.ratings.map((choice, n) => ({ stars: choice, count: stars?.[n] ?? 0 })),
});

/** Filters products, which are named by their places. */
export function createFacets(products: readonly Filtered[]) {
  const own = FACETS.map(({ choiceOf }) => Uint8Array.from(products, choiceOf)); // 255: none

  /** A product that fails one facet alone would be there with another choice of it. */
  function count(place: number, failed: number, counts: Counts): void {
    for (let n = 0; n < own.length; n += 1) {
      const [choices, those] = [own[n], counts[n]];
      const choice = choices?.[place] ?? 255;
      if (those && (failed & ~(1 << n)) === 0) those[choice] = (those[choice] ?? 0) + 1;
    }
  }

  return {
    changed(place: number, product: Filtered): void {
      for (const [n, { choiceOf }] of FACETS.entries()) own[n]?.fill(choiceOf(product), place, place + 1);
    },
    /** Those that pass all filters, in the same order. One pass also counts them. */
    filter(places: readonly number[], filter: ProductFilter, counts: Counts | null): readonly number[] {
      const { minPrice, maxPrice, minDiscountPrice, maxDiscountPrice } = filter;
      const hasBounds = [minPrice, maxPrice, minDiscountPrice, maxDiscountPrice].some((price) => price != null);
      const tests = FACETS.map((each) => each.testOf(filter));
      const isOpen = !hasBounds && !tests.some(Boolean);
      return places.filter((place) => {
        const product = isOpen ? undefined : products[place]; // reading it takes the most time
        if (product && !isWithin(product.originalPrice, minPrice, maxPrice)) return false;
        if (product && !isWithin(product.discountPrice, minDiscountPrice, maxDiscountPrice)) return false;
        let failed = 0;
        for (let n = 0; product && n < tests.length; n += 1) if (tests[n]?.(product) === false) failed |= 1 << n;
        if (counts) count(place, failed, counts);
        return failed === 0;
      });
    },
  };
}

type Bound = number | null | undefined;

/** What has no price lies in no range. */
function isWithin(price: number | null, min: Bound, max: Bound): boolean {
  if (min == null && max == null) return true;
  return price !== null && price >= (min ?? -Infinity) && price <= (max ?? Infinity);
}
