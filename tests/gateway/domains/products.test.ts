import { beforeEach, describe, expect, test } from 'vitest';
import { DIALECTS, startShop } from '../../support/servers/shop.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

interface Item {
  id: string;
  title: string;
  brand: string;
  category: string;
  rating: number;
  originalPrice: number;
  discountPrice: number;
}
interface ListAnswer {
  products: {
    items: Item[];
    pageInfo: { page: number; totalPages: number | null; hasNextPage: boolean; hasPreviousPage: boolean };
  };
}

const LIST = /* GraphQL */ `
  query List($filter: ProductFilter, $sort: ProductSort, $page: Int, $pageSize: Int) {
    products(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      items {
        id
        title
        brand
        category
        rating
        originalPrice
        discountPrice
      }
      pageInfo {
        page
        totalPages
        hasNextPage
        hasPreviousPage
      }
    }
  }
`;

describe.each(DIALECTS)('in front $dialect', ({ quirks }) => {
  const shop = shopForTests(() => startShop({ upstream: { quirks } }));
  beforeEach(() => void shop.upstreamCalls.splice(0));

  const list = async (variables: Record<string, unknown> = {}) => {
    const { data, errors } = await shop.query<ListAnswer>(LIST, variables);
    expect(errors).toEqual([]);
    return data.products;
  };

  describe('products', () => {
    test('come in pages of 12, each product once over all pages, in one upstream call a page', async () => {
      const seen: string[] = [];
      let pages = 0;
      for (let page = 1, more = true; more; page += 1) {
        const { items, pageInfo } = await list({ page });
        expect(pageInfo).toMatchObject({ page, hasPreviousPage: page > 1 });
        seen.push(...items.map(({ id }) => id));
        pages = page;
        more = pageInfo.hasNextPage;
        if (!more) expect(pageInfo.totalPages).toBe(page);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(120);
      expect(shop.upstreamCalls).toHaveLength(pages);
    });

    test('are narrowed by every filter, together', async () => {
      const filter = { categories: ['clothing'], brands: ['adidas', 'gopgan'], ratings: [4, 5] };
      const { items } = await list({ filter, pageSize: 50 });
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        // The API filters by fields that its answers do not always have when quirks are on.
        const untold = quirks ? [null, 0] : [];
        expect(['clothing', ...untold]).toContain(item.category);
        expect([...filter.brands, ...untold]).toContain(item.brand);
        expect([...filter.ratings, ...untold]).toContain(Math.ceil(item.rating));
      }
    });

    test('are found by a part of their title, in any case', async () => {
      const [first] = (await list({ pageSize: 1 })).items;
      const part = first?.title.slice(2, 9).toUpperCase() ?? '';
      const { items } = await list({ filter: { search: part }, pageSize: 50 });
      expect(items.map(({ id }) => id)).toContain(first?.id);
      for (const { title } of items) expect(title.toUpperCase()).toContain(part);
    });

    test('of several price ranges are all in one of them', async () => {
      const priceRanges = [
        { min: 50000, max: 60000 },
        { min: 200, max: 1000 },
      ];
      const { items } = await list({ filter: { priceRanges }, sort: 'PRICE_ASC', pageSize: 50 });
      const prices = items.map(({ originalPrice }) => originalPrice);
      expect(prices.some((price) => price <= 1000) && prices.some((price) => price >= 50000)).toBe(true);
      for (const price of prices)
        expect((price >= 200 && price <= 1000) || (price >= 50000 && price <= 60000)).toBe(true);
      expect(shop.upstreamCalls).toHaveLength(2);
    });

    test.each([
      ['PRICE_ASC', (a: Item, b: Item) => a.discountPrice <= b.discountPrice],
      ['PRICE_DESC', (a: Item, b: Item) => a.discountPrice >= b.discountPrice],
      ['RATING_DESC', (a: Item, b: Item) => Math.ceil(a.rating) >= Math.ceil(b.rating) || a.rating === 0],
      ['NEWEST', (a: Item, b: Item) => a.id > b.id],
      ['TITLE_ASC', (a: Item, b: Item) => a.title.toLowerCase() <= b.title.toLowerCase()],
    ])('are sorted by %s, those of several price ranges too', async (sort, inOrder) => {
      const priceRanges = [
        { min: 200, max: 3000 },
        { min: 20000, max: 60000 },
      ];
      for (const filter of [{}, { priceRanges }]) {
        const { items } = await list({ filter, sort, pageSize: 50 });
        expect(items).toHaveLength(50);
        items.slice(1).forEach((item, index) => expect(inOrder(items[index]!, item)).toBe(true));
      }
    });

    test('that nothing matches are an empty page, not an error', async () => {
      expect(await list({ filter: { search: 'no such thing on sale' } })).toEqual({
        items: [],
        pageInfo: { page: 1, totalPages: 0, hasNextPage: false, hasPreviousPage: false },
      });
    });

    test.each([
      ['page', { page: 0 }],
      ['pageSize', { pageSize: 51 }],
      ['pageSize', { pageSize: 0 }],
      ['filter.search', { filter: { search: '  ' } }],
      ['filter.search', { filter: { search: 'x'.repeat(101) } }],
      ['filter.ratings', { filter: { ratings: [6] } }],
      ['filter.minPrice', { filter: { minPrice: -1 } }],
      ['filter.maxDiscountPrice', { filter: { maxDiscountPrice: -1 } }],
      ['filter.priceRanges', { filter: { priceRanges: [{ min: 5, max: 1 }] } }],
      ['filter.brands', { filter: { brands: [''] } }],
    ])('asked for with a wrong %s are refused, before any upstream call', async (field, variables) => {
      const { data, errors } = await shop.query<ListAnswer>(LIST, variables);
      expect(data).toEqual({ products: null });
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', retryable: false });
      expect(Object.keys(errors[0]?.extensions?.['fields'] as object)).toEqual([field]);
      expect(shop.upstreamCalls).toEqual([]);
    });
  });

  test('by the price paid are not found without the search index, and the error says so', async () => {
    const { data, errors } = await shop.query<ListAnswer>(LIST, { filter: { minDiscountPrice: 100 } });
    expect(data).toEqual({ products: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'SEARCH_NOT_READY', retryable: true });
    expect(shop.upstreamCalls).toEqual([]);
  });

  describe('a product', () => {
    test('comes with its reviews, in one upstream call, two aliases included', async () => {
      const { items } = await list({ sort: 'RATING_DESC', pageSize: 1 });
      shop.upstreamCalls.splice(0);
      const one = `product(id: "${items[0]?.id}") { id reviewCount reviews(first: 2) { id name rating comment } }`;
      const { data, errors } = await shop.query<Record<'a' | 'b', { reviews: unknown[] }>>(`{ a: ${one} b: ${one} }`);
      expect(errors).toEqual([]);
      expect(data.a).toEqual(data.b);
      expect(data.a.reviews.length).toBeGreaterThan(0);
      expect(shop.upstreamCalls).toHaveLength(1);
    });

    test('that is not there is null, without an error', async () => {
      const absent = await shop.query(
        '{ a: product(id: "ffffffffffffffffffffffff") { id } b: product(id: "nonsense") { id } }',
      );
      expect(absent).toMatchObject({ data: { a: null, b: null }, errors: [] });
    });

    test('and others by their ids, in that order, null where there is none, and at most 20', async () => {
      const { items } = await list({ pageSize: 2 });
      const [first, second] = items.map(({ id }) => id);
      const document = 'query ($ids: [ID!]!) { productsById(ids: $ids) { id } }';
      shop.upstreamCalls.splice(0);
      const found = await shop.query(document, { ids: [second, 'f'.repeat(24), 'nonsense', first, second] });
      expect(found).toMatchObject({
        data: { productsById: [{ id: second }, null, null, { id: first }, { id: second }] },
        errors: [],
      });
      expect(shop.upstreamCalls.length).toBeLessThanOrEqual(3);
      const { errors } = await shop.query(document, { ids: Array(21).fill(first) });
      expect(errors[0]).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: { ids: 'Ask for at most 20 products at once.' } },
      });
    });

    test('recommends others: those of the category first, and what is sold out last', async () => {
      const document = `query { products(pageSize: 12) { items { id brand category
        recommended(first: 12) { id brand category stock } } } }`;
      type Alike = Item & { stock: number };
      const { data } = await shop.query<{ products: { items: (Alike & { recommended: Alike[] })[] } }>(document);
      for (const { id, brand, category, recommended } of data.products.items) {
        expect(new Set([id, ...recommended.map((other) => other.id)]).size).toBe(1 + recommended.length);
        const distances = recommended.map(
          (other) => 2 * Number(other.stock === 0) + Number(other.category !== category),
        );
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        expect(recommended.some((other) => other.brand === brand && other.category === category)).toBe(true);
      }
    });

    test('in a list of 50 costs no upstream call for each: one per category and brand', async () => {
      await shop.query('{ products(pageSize: 50) { items { recommended(first: 4) { id } } } }');
      expect(shop.upstreamCalls.length).toBeLessThanOrEqual(1 + 3 + 6);
    });
  });

  test('facets are the shop’s own, without an upstream call', async () => {
    const { data } = await shop.query('{ facets { categories brands ratings priceRanges { min max label } } }');
    expect(data).toEqual({
      facets: {
        categories: ['Electronics', 'accessories', 'clothing'],
        brands: ['Apple', 'ideaPad', 'aldo', 'supcase', 'gopgan', 'adidas'],
        ratings: [1, 2, 3, 4, 5],
        priceRanges: [
          { min: 200, max: 1000, label: '₹200 – ₹1,000' },
          { min: 15000, max: 20000, label: '₹15,000 – ₹20,000' },
          { min: 400600, max: 600000, label: '₹4,00,600 – ₹6,00,000' },
          { min: 50000, max: 60000, label: '₹50,000 – ₹60,000' },
        ],
      },
    });
    expect(shop.upstreamCalls).toEqual([]);
  });
});
