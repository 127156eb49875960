export interface PriceRange {
  min: number;
  max: number;
}

/** Values within a list are alternatives. An empty or absent list: any value. */
export interface SearchFilter {
  categories?: readonly string[] | null | undefined;
  brands?: readonly string[] | null | undefined;
  priceRanges?: readonly PriceRange[] | null | undefined;
  ratings?: readonly number[] | null | undefined;
  minPrice?: number | null | undefined; // the bounds apply beside the ranges
  maxPrice?: number | null | undefined;
  minDiscountPrice?: number | null | undefined;
  maxDiscountPrice?: number | null | undefined;
}

/** What the filters of a shop offer. */
export interface Choices {
  categories: readonly string[];
  brands: readonly string[];
  priceRanges: readonly PriceRange[];
  ratings: readonly number[];
}

/** For each choice, in the order of the choices: how many products there are with it, the other filters as they are. */
export interface ChoiceCounts {
  categories: number[];
  brands: number[];
  priceRanges: number[];
  ratings: number[];
}

/** By slot. A product without the value has the code -1, or NaN. */
export interface FilterColumns {
  categories: Int32Array;
  brands: Int32Array;
  originalPrices: Float64Array;
  discountPrices: Float64Array;
  ratings: Float64Array;
  categoryCode: (name: string) => number | undefined;
  brandCode: (name: string) => number | undefined;
}

interface Filtered {
  slots: Uint32Array; // the first part of those that were given
  counts: ChoiceCounts | undefined;
}

const [CATEGORY, BRAND, PRICE, RATING] = [1, 2, 4, 8]; // of which filter a product fails

/** Leaves the products that pass all filters in `slots`, and counts the choices if they are given. */
export function filterSlots(
  slots: Uint32Array,
  columns: FilterColumns,
  filter: SearchFilter,
  choices: Choices | undefined,
): Filtered {
  const { categories, brands, originalPrices, discountPrices, ratings } = columns;
  const wantedCategories = codesOf(filter.categories, columns.categoryCode);
  const wantedBrands = codesOf(filter.brands, columns.brandCode);
  const ranges = filter.priceRanges?.length ? filter.priceRanges : undefined;
  const stars = filter.ratings?.length ? new Set(filter.ratings) : undefined;
  const original = boundsOf(filter.minPrice, filter.maxPrice);
  const paid = boundsOf(filter.minDiscountPrice, filter.maxDiscountPrice);
  const counter = choices && createCounter(choices, columns);
  let kept = 0;
  for (const slot of slots) {
    const price = originalPrices[slot] ?? NaN;
    if (original && !isWithin(price, original)) continue;
    if (paid && !isWithin(discountPrices[slot] ?? NaN, paid)) continue;
    const failed =
      (wantedCategories && !wantedCategories.has(categories[slot] ?? -1) ? CATEGORY : 0) |
      (wantedBrands && !wantedBrands.has(brands[slot] ?? -1) ? BRAND : 0) |
      (ranges && !isInRange(price, ranges) ? PRICE : 0) |
      (stars && !stars.has(ratings[slot] ?? NaN) ? RATING : 0);
    counter?.count(slot, failed);
    if (failed === 0) slots[kept++] = slot;
  }
  return { slots: slots.subarray(0, kept), counts: counter?.counts };
}

type Bound = number | null | undefined;

/** Undefined: any price. */
function boundsOf(min: Bound, max: Bound): PriceRange | undefined {
  return min == null && max == null ? undefined : { min: min ?? -Infinity, max: max ?? Infinity };
}

/** A missing price lies in no range: NaN compares as false. */
const isWithin = (price: number, { min, max }: PriceRange): boolean => price >= min && price <= max;

function isInRange(price: number, ranges: readonly PriceRange[]): boolean {
  for (const range of ranges) if (isWithin(price, range)) return true;
  return false;
}

function codesOf(
  names: readonly string[] | null | undefined,
  codeOf: (name: string) => number | undefined,
): Set<number> | undefined {
  return names?.length ? new Set(names.flatMap((name) => codeOf(name) ?? [])) : undefined;
}

function createCounter(choices: Choices, columns: FilterColumns) {
  const { categories, brands, originalPrices, ratings, brandCode, categoryCode } = columns;
  const placeOfCategory = placesByCode(choices.categories, categoryCode);
  const placeOfBrand = placesByCode(choices.brands, brandCode);
  const stars = Float64Array.from(choices.ratings);
  const lowest = Float64Array.from(choices.priceRanges, ({ min }) => min);
  const highest = Float64Array.from(choices.priceRanges, ({ max }) => max);
  const zeros = (list: readonly unknown[]): number[] => list.map(() => 0);
  const counts: ChoiceCounts = {
    categories: zeros(choices.categories),
    brands: zeros(choices.brands),
    priceRanges: zeros(choices.priceRanges),
    ratings: zeros(choices.ratings),
  };
  const add = (list: number[], place: number): void => {
    if (place >= 0) list[place] = (list[place] ?? 0) + 1;
  };
  return {
    counts,
    /** `failed`: a product that fails one filter alone would be there with another choice of it. */
    count(slot: number, failed: number): void {
      if ((failed & ~CATEGORY) === 0) add(counts.categories, placeOfCategory[categories[slot] ?? -1] ?? -1);
      if ((failed & ~BRAND) === 0) add(counts.brands, placeOfBrand[brands[slot] ?? -1] ?? -1);
      if ((failed & ~RATING) === 0) {
        const rating = ratings[slot] ?? NaN;
        for (let place = 0; place < stars.length; place += 1) if (stars[place] === rating) add(counts.ratings, place);
      }
      if ((failed & ~PRICE) !== 0) return;
      const price = originalPrices[slot] ?? NaN;
      for (let place = 0; place < lowest.length; place += 1) {
        if (price >= (lowest[place] ?? 0) && price <= (highest[place] ?? 0)) add(counts.priceRanges, place);
      }
    },
  };
}

/** The place of each choice, by the code of its name. */
function placesByCode(names: readonly string[], codeOf: (name: string) => number | undefined): Int32Array {
  const codes = names.map((name) => codeOf(name) ?? -1);
  const places = new Int32Array(Math.max(...codes, 0) + 1).fill(-1);
  for (const [place, code] of codes.entries()) if (code >= 0) places[code] = place;
  return places;
}
