import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductSort } from '../../../gateway/generated/schema.ts';
import { createColumns, type ListedFields } from '../../../gateway/search/columns.ts';

const SORTS: Record<Exclude<ProductSort, 'BEST_MATCH' | 'NEWEST' | 'DISCOUNT_DESC'>, [keyof ListedFields, 1 | -1]> = {
  PRICE_ASC: ['discountPrice', 1],
  PRICE_DESC: ['discountPrice', -1],
  RATING_DESC: ['rating', -1],
  TITLE_ASC: ['title', 1],
};

const listed = fc.record({
  title: fc.option(fc.stringMatching(/^[aBé ]{0,5}$/)),
  rating: fc.option(fc.nat(5)),
  discountPrice: fc.option(fc.nat(3)),
});
const products = fc.array(listed, { maxLength: 12 }).map((list) =>
  list.map((fields, n) => ({
    ...fields,
    id: (list.length - n)
      .toString(16)
      .padStart(n % 2 === 0 ? 24 : 12, '0')
      .padEnd(24, '0'), // also ids that begin alike
    brand: null,
    category: null,
    originalPrice: null,
    averageRating: 0,
    reviewCount: 0,
    isSoldOut: false,
  })),
);

const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** By a field, what lacks it last, then by id: as the API sorts. */
function sorted(list: ListedFields[], field: keyof ListedFields, direction: number): string[] {
  const compare = (a: unknown, b: unknown): number =>
    (a as number) < (b as number) ? -1 : Number((a as number) > (b as number));
  return list
    .toSorted((a, b) => {
      const [left, right] = [lower(a[field]), lower(b[field])];
      const byNull = Number(left === null) - Number(right === null);
      return byNull || compare(left, right) * direction || compare(a.id, b.id);
    })
    .map(({ id }) => id);
}

test('each order is that of the API, with products that lack the field at the end', () => {
  fc.assert(
    fc.property(products, (list) => {
      const columns = createColumns();
      for (const [slot, fields] of list.entries()) columns.set(slot, fields);
      const order = (sort: ProductSort | null, scores?: Float32Array): unknown[] =>
        [...list.keys()].sort(columns.compare(sort, scores)).map((slot) => list[slot]?.id);
      for (const [sort, [field, direction]] of Object.entries(SORTS)) {
        expect(order(sort as ProductSort)).toEqual(sorted(list, field, direction));
      }
      expect(order(null)).toEqual(sorted(list, 'id', 1));
      expect(order('NEWEST')).toEqual(sorted(list, 'id', -1));
      expect(order('BEST_MATCH')).toEqual(order(null));
      const alike = new Float32Array(list.length);
      expect(order('BEST_MATCH', alike)).toEqual(order('RATING_DESC'));
      if (list.length > 0) {
        alike[list.length - 1] = 1;
        expect(order('BEST_MATCH', alike)[0]).toBe(list.at(-1)?.id);
      }
    }),
  );
});

test('the largest discount comes first, by the share of the price; what is not cheaper comes last', () => {
  const columns = createColumns();
  const fields = {
    title: 'Case',
    brand: null,
    category: null,
    rating: 1,
    averageRating: 1,
    reviewCount: 0,
    isSoldOut: false,
  };
  const prices = [
    [1000, 990], // 10 rupees
    [10, 5],
    [0, 0],
    [null, 1],
    [5, 9],
    [100, 50], // as much as the other half price, and later
    [100, 1],
    [100, null],
  ] as const;
  for (const [slot, [originalPrice, discountPrice]] of prices.entries()) {
    columns.set(slot, { ...fields, id: String(slot).padStart(24, '0'), originalPrice, discountPrice });
  }
  expect([...prices.keys()].sort(columns.compare('DISCOUNT_DESC', undefined))).toEqual([6, 1, 5, 0, 2, 3, 4, 7]);
});

test('of near-equal matches what is in stock comes first; a better match, and a chosen order, stay as they are', () => {
  const columns = createColumns();
  const fields = {
    title: 'Case',
    brand: null,
    category: null,
    averageRating: 0,
    reviewCount: 0,
    discountPrice: 1,
    originalPrice: 1,
  };
  const products = [
    { score: 8, rating: 5, isSoldOut: true },
    { score: 7.75, rating: 1, isSoldOut: false },
    { score: 7.5, rating: 5, isSoldOut: false }, // as far behind as near-equal matches can be
    { score: 10, rating: 2, isSoldOut: true },
  ];
  for (const [slot, { rating, isSoldOut }] of products.entries()) {
    columns.set(slot, { ...fields, id: String(slot).padStart(24, '0'), rating, isSoldOut });
  }
  const scores = Float32Array.from(products, ({ score }) => score);
  const order = (sort: ProductSort | null): number[] => [...products.keys()].sort(columns.compare(sort, scores));
  expect(order('BEST_MATCH')).toEqual([3, 1, 2, 0]);
  expect(order('RATING_DESC')).toEqual([0, 2, 3, 1]);
  expect(order(null)).toEqual([0, 1, 2, 3]);
});

test('of products with as many whole stars the better average comes first, then more reviews', () => {
  const columns = createColumns();
  const fields = { title: 'Case', brand: null, category: null, discountPrice: 1, originalPrice: 1, isSoldOut: false };
  const products = [
    { rating: 5, averageRating: 4.2, reviewCount: 3 },
    { rating: 4, averageRating: 4, reviewCount: 3 },
    { rating: 5, averageRating: 4.9, reviewCount: 1 },
    { rating: null, averageRating: 5, reviewCount: 3 }, // the API sorts it last
    { rating: 5, averageRating: 4.2, reviewCount: 3 },
    { rating: 5, averageRating: 4.2, reviewCount: 8 },
  ];
  for (const [slot, stars] of products.entries()) {
    columns.set(slot, { ...fields, id: String(slot).padStart(24, '0'), ...stars });
  }
  expect([...products.keys()].sort(columns.compare('RATING_DESC', undefined))).toEqual([2, 5, 0, 4, 1, 3]);
});
