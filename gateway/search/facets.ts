import type { PriceRangeInput, ProductCounts, ProductFilter } from '../generated/schema.ts';
import { BRANDS, CATEGORIES, PRICE_RANGES, RATINGS } from '../../schema/shop.ts';
import type { IndexEntry } from './index-entry.ts';

/** What the shop's filters offer, and for which a search counts its results. */
export const CHOICES = {
  categories: [...CATEGORIES] as string[],
  brands: [...BRANDS] as string[],
  priceRanges: [...PRICE_RANGES], // none has a part of another
  ratings: [...RATINGS] as number[],
};

type Filtered = Omit<IndexEntry<unknown>, 'item'>;
type Test = (product: Filtered) => boolean;

/** `test`: whether a product has any of some choices. */
const facet = <Value>(
  choices: readonly Value[],
  chosen: (filter: ProductFilter) => readonly Value[] | null | undefined,
  test: (some: readonly Value[]) => Test,
) => {
  const each = choices.map((choice) => test([choice]));
  return {
    choices,
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

/** Filters products, which are named by their slots. */
export function createFacets(products: readonly { entry: Filtered }[]) {
  const columns = FACETS.map(({ choiceOf }) => ({ choiceOf, own: [] as number[] })); // numbers of choices, -1 for none

  /** A product that fails one facet alone would be there with another choice of it. */
  function count(slot: number, failed: number, counts: readonly Uint32Array[]): void {
    for (let n = 0; n < columns.length; n += 1) {
      const [choice, those] = [columns[n]?.own[slot] ?? -1, counts[n]];
      if (those && choice >= 0 && (failed & ~(1 << n)) === 0) those[choice] = (those[choice] ?? 0) + 1;
    }
  }

  return {
    put(slot: number, entry: Filtered): void {
      for (const { choiceOf, own } of columns) own[slot] = choiceOf(entry);
    },
    filter(filter: ProductFilter, isCounted: boolean) {
      const { minPrice, maxPrice, minDiscountPrice, maxDiscountPrice } = filter;
      const hasBounds = [minPrice, maxPrice, minDiscountPrice, maxDiscountPrice].some((price) => price != null);
      const tests = FACETS.map((each) => each.testOf(filter));
      const isOpen = !hasBounds && !tests.some(Boolean);
      const counts = FACETS.map(({ choices }) => new Uint32Array(choices.length));

      function passes(slot: number): boolean {
        const entry = isOpen ? undefined : products[slot]?.entry; // reading it takes the most time
        if (entry && !isWithin(entry.originalPrice, minPrice, maxPrice)) return false;
        if (entry && !isWithin(entry.discountPrice, minDiscountPrice, maxDiscountPrice)) return false;
        let failed = 0;
        for (let n = 0; entry && n < tests.length; n += 1) if (tests[n]?.(entry) === false) failed |= 1 << n;
        if (isCounted) count(slot, failed, counts);
        return failed === 0;
      }

      return {
        /** Those that pass all filters, in the same order. One pass also counts them. */
        passed: (slots: readonly number[]) => (isOpen && !isCounted ? slots : slots.filter(passes)),
        counts: () => (isCounted ? shownCounts(counts) : null),
      };
    },
  };
}

const shownCounts = ([categories, brands, prices, stars]: readonly Uint32Array[]): ProductCounts => ({
  categories: CHOICES.categories.map((choice, n) => ({ choice, count: categories?.[n] ?? 0 })),
  brands: CHOICES.brands.map((choice, n) => ({ choice, count: brands?.[n] ?? 0 })),
  prices: CHOICES.priceRanges.map((range, n) => ({ ...range, count: prices?.[n] ?? 0 })),
  stars: CHOICES.ratings.map((choice, n) => ({ stars: choice, count: stars?.[n] ?? 0 })),
});

type Bound = number | null | undefined;

/** What has no price lies in no range. */
function isWithin(price: number | null, min: Bound, max: Bound): boolean {
  if (min == null && max == null) return true;
  return price !== null && price >= (min ?? -Infinity) && price <= (max ?? Infinity);
}
