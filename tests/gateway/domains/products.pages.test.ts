import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRANDS, CATEGORIES, PRICE_RANGES } from '../../../schema/shop.ts';
import { startSearchingShop } from '../../support/servers/searching-shop.ts';
import type { Shop } from '../../support/servers/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await startSearchingShop({ without: ['rates'] })));
afterAll(() => shop.close());

interface Page {
  items: { id: string }[];
  pageInfo: { hasNextPage: boolean };
  total?: number;
}

/** The ids of all pages of a list, in their order. */
async function walk(variables: object, pageSize: number, selection: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; page <= 40; page += 1) {
    const { data, errors } = await shop.query<{ products: Page }>(
      `query ($filter: ProductFilter, $sort: ProductSort, $page: Int, $pageSize: Int) {
        products(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { ${selection} pageInfo { hasNextPage } }
      }`,
      { ...variables, page, pageSize },
    );
    expect(errors).toEqual([]);
    found.push(...data.products.items.map(({ id }) => id));
    if (!data.products.pageInfo.hasNextPage) return found;
  }
  throw new Error('The list has no end.');
}

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 });
const filter = fc.record(
  {
    search: fc.constantFrom('a', 'red', 'watch', 'apple wacth', 'saree', 'emerald kettle', '(16 GB', 'xylophone'),
    categories: some<string>(...CATEGORIES),
    brands: some<string>(...BRANDS),
    ratings: some(1, 2, 3, 4, 5),
    priceRanges: some<{ min: number; max: number }>(PRICE_RANGES[0], PRICE_RANGES[3]),
    minDiscountPrice: fc.constantFrom(1, 900, 20_000),
    maxDiscountPrice: fc.constantFrom(2_500, 90_000),
  },
  { requiredKeys: [] },
);
const sort = fc.constantFrom(
  ...[null, 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING_DESC', 'TITLE_ASC', 'BEST_MATCH', 'DISCOUNT_DESC'],
);
const selection = fc.constantFrom(
  'items { id }',
  'items { id description }',
  'total items { id images }',
  'counts { stars { stars count } } items { id reviews(first: 1) { id } }',
);

test('the pages of any list have each product once, whatever is selected of them', async () => {
  await fc.assert(
    fc.asyncProperty(filter, sort, fc.integer({ min: 5, max: 50 }), selection, async (wanted, by, size, selected) => {
      const question = { filter: wanted, sort: by };
      const found = await walk(question, size, selected);
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(await walk(question, 50, 'items { id }'));
    }),
    { numRuns: 60 },
  );
});
