import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterSlots, type Choices, type SearchFilter } from '../../../gateway/search/choices.ts';
import { createColumns, type ListedFields } from '../../../gateway/search/columns.ts';

const CHOICES: Choices = {
  categories: ['clothing', 'Electronics', 'none has it'],
  brands: ['Apple', 'aldo'],
  priceRanges: [
    { min: 0, max: 10 },
    { min: 10, max: 30 },
  ],
  ratings: [1, 2, 3],
};

const product = fc.record({
  category: fc.constantFrom('clothing', 'Electronics', 'other', null),
  brand: fc.constantFrom('Apple', 'aldo', 'apple', null),
  rating: fc.constantFrom(0, 1, 2, 2.5, 3, null),
  originalPrice: fc.option(fc.integer({ min: 0, max: 40 })),
  discountPrice: fc.option(fc.integer({ min: 0, max: 40 })),
});
const some = <Value>(values: readonly Value[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }));
const filters: fc.Arbitrary<SearchFilter> = fc.record({
  categories: some(['clothing', 'Electronics', 'nowhere']),
  brands: some(['Apple', 'aldo']),
  ratings: some([1, 2, 3]),
  priceRanges: some(CHOICES.priceRanges),
  minPrice: fc.option(fc.integer({ min: 0, max: 20 })),
  maxPrice: fc.option(fc.integer({ min: 10, max: 40 })),
  minDiscountPrice: fc.option(fc.integer({ min: 0, max: 20 })),
  maxDiscountPrice: fc.option(fc.integer({ min: 10, max: 40 })),
});

type Listed = Pick<ListedFields, 'category' | 'brand' | 'rating' | 'originalPrice' | 'discountPrice'>;

/** The rules of the API, written down once more. */
function matches(listed: Listed, filter: SearchFilter): boolean {
  const { category, brand, rating, originalPrice, discountPrice } = listed;
  const has = <Value>(values: readonly Value[] | null | undefined, value: Value | null): boolean =>
    !values?.length || (value !== null && values.includes(value));
  const within = (price: number | null, min: number | null | undefined, max: number | null | undefined): boolean =>
    (min == null || (price !== null && price >= min)) && (max == null || (price !== null && price <= max));
  const { priceRanges } = filter;
  return (
    has(filter.categories, category) &&
    has(filter.brands, brand) &&
    has(filter.ratings, rating) &&
    within(originalPrice, filter.minPrice, filter.maxPrice) &&
    within(discountPrice, filter.minDiscountPrice, filter.maxDiscountPrice) &&
    (!priceRanges?.length || priceRanges.some(({ min, max }) => within(originalPrice, min, max)))
  );
}

test('it leaves what the filters allow, and each count is that of a search with this choice alone in its group', () => {
  fc.assert(
    fc.property(fc.array(product), filters, (products, filter) => {
      const columns = createColumns();
      for (const [slot, fields] of products.entries()) {
        const id = slot.toString(16).padStart(24, '0');
        columns.set(slot, { id, title: null, averageRating: 0, reviewCount: 0, isSoldOut: false, ...fields });
      }
      const { slots, counts } = filterSlots(Uint32Array.from(products.keys()), columns, filter, CHOICES);
      const passing = (changes: SearchFilter): number[] =>
        [...products.keys()].filter((slot) => products[slot] && matches(products[slot], { ...filter, ...changes }));
      expect([...slots]).toEqual(passing({}));
      expect(counts).toEqual({
        categories: CHOICES.categories.map((choice) => passing({ categories: [choice] }).length),
        brands: CHOICES.brands.map((choice) => passing({ brands: [choice] }).length),
        priceRanges: CHOICES.priceRanges.map((choice) => passing({ priceRanges: [choice] }).length),
        ratings: CHOICES.ratings.map((choice) => passing({ ratings: [choice] }).length),
      });
    }),
  );
});

test('nothing is counted unless choices are given', () => {
  expect(filterSlots(new Uint32Array(0), createColumns(), {}, undefined).counts).toBeUndefined();
});
