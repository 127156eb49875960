import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../../gateway/domains/products/products.catalogue.ts';
import type { ListedProduct } from '../../../gateway/domains/products/products.indexed.ts';
import { discountPercent, rowsOf, type RowsRequest } from '../../../gateway/domains/products/products.rows.ts';
import type { CatalogueColumn } from '../../../gateway/generated/schema.ts';
import { startSearchingShop } from '../../support/servers/searching-shop.ts';
import { startShop } from '../../support/servers/shop.ts';
import { idOf, listed } from '../../support/staff-catalogue.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const ALL: RowsRequest = { filter: {}, sort: 'ADDED', descending: false, offset: 0, limit: 500 };
const SOME = [
  listed(1, { title: 'beta Watch', brand: 'Apple', category: 'Electronics', Stock: 0, ratings: 4 }),
  listed(2, { title: 'Alpha shirt', brand: null, category: 'clothing', Stock: 9, ratings: 2 }),
  listed(3, { title: 'Gamma watch', brand: 'aldo', category: 'accessories', Stock: 9, originalPrice: 6 }),
];

const snapshotOf = (products: ListedProduct[], alike: readonly string[] = []): Snapshot => ({
  products,
  isComplete: true,
  freshness: { oldest: Infinity, stale: false },
  alike: () => new Set(alike),
});
const titles = (request: Partial<RowsRequest>): string[] =>
  rowsOf(snapshotOf(SOME), { ...ALL, ...request }).rows.map(({ title }) => title.slice(0, 1).toLowerCase());

test.each<[CatalogueColumn, string, string]>([
  ['ADDED', 'bag', 'gab'],
  ['TITLE', 'abg', 'gba'],
  ['BRAND', 'gba', 'bga'], // without a brand: last in either direction
  ['CATEGORY', 'gab', 'bag'],
  ['PRICE', 'bag', 'gab'],
  ['STOCK', 'bag', 'agb'], // equal ones stay in the order in which they were added
  ['RATING', 'abg', 'bag'], // without reviews: last in either direction
  ['DISCOUNT', 'bag', 'gba'],
])('sorted by %s: %s, and %s the other way round', (sort, ascending, descending) => {
  expect(titles({ sort }).join('')).toBe(ascending);
  expect(titles({ sort, descending: true }).join('')).toBe(descending);
});

test('where nothing has the words of a search, what the shop’s search finds stands in for it, within the other filters', () => {
  const found = (filter: RowsRequest['filter']) => {
    const { rows, total, isAlike } = rowsOf(snapshotOf(SOME, [idOf(1), idOf(3)]), { ...ALL, filter });
    return { ids: rows.map(({ id }) => id), total, isAlike };
  };
  expect(found({ search: 'shirt' })).toEqual({ ids: [idOf(2)], total: 1, isAlike: false });
  expect(found({ search: 'wacth' })).toEqual({ ids: [idOf(1), idOf(3)], total: 2, isAlike: true });
  expect(found({ search: 'wacth', minStock: 1 })).toEqual({ ids: [idOf(3)], total: 1, isAlike: true });
  expect(found({ search: 'wacth', minStock: 10 })).toEqual({ ids: [], total: 0, isAlike: false });
});

test.each<[RowsRequest['filter'], string]>([
  [{ search: 'WATCH' }, 'bg'],
  [{ search: 'wat aldo' }, 'g'],
  [{ search: idOf(2) }, 'a'],
  [{ ids: [idOf(3), idOf(9)] }, 'g'],
  [{ categories: ['clothing', 'Electronics'] }, 'ba'],
  [{ brands: ['aldo'] }, 'g'],
  [{ brands: [] }, 'bag'],
  [{ minPrice: 2, maxPrice: 2 }, 'a'],
  [{ maxStock: 0 }, 'b'],
  [{ minRating: 2, maxRating: 3.5 }, 'a'],
  [{ minStock: 5, search: 'nothing' }, ''],
])('filtered by %j: %s', (filter, expected) => {
  expect(titles({ filter }).join('')).toBe(expected);
});

test('by the best match: the title itself, its beginning, whole words, parts, and what another column has', () => {
  const found = ['Deskside cup', 'Oak desk lamp', 'Desk', 'Chair', 'Sundeskette', 'desk lamp'].map((title, n) =>
    listed(n, { title, brand: 'Desk & Co' }),
  );
  const sorted = (request: Partial<RowsRequest>) =>
    rowsOf(snapshotOf(found), { ...ALL, sort: 'BEST_MATCH', ...request }).rows.map(({ title }) => title);
  const best = ['Desk', 'Deskside cup', 'desk lamp', 'Oak desk lamp', 'Sundeskette', 'Chair'];
  expect(sorted({ filter: { search: ' DESK ' } })).toEqual(best);
  expect(sorted({ filter: { search: 'lamp  desk' } })).toEqual(['Oak desk lamp', 'desk lamp']);
  expect(sorted({ filter: { search: 'desk' }, descending: true })[0]).toBe('Chair');
  expect(sorted({})).toEqual(found.map(({ title }) => title));
});

test('its parts together are the whole list, with the numbers of all', () => {
  const products = Array.from({ length: 60 }, (_, n) => listed(n, { Stock: n % 7, brand: `b${n % 3}` }));
  const snapshot = snapshotOf(products);
  const request = { ...ALL, sort: 'STOCK' as const, filter: { brands: ['b1', 'b2'] } };
  const whole = rowsOf(snapshot, request);
  expect(whole).toMatchObject({ total: 40, catalogueTotal: 60, brands: ['b0', 'b1', 'b2'], categories: [] });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 45 }), (limit) => {
      const rows: ListedProduct[] = [];
      for (let offset = 0; offset < 40; offset += limit)
        rows.push(...rowsOf(snapshot, { ...request, offset, limit }).rows);
      expect(rows).toEqual(whole.rows);
    }),
  );
});

test.each([
  [10, 2199, 99], // not free
  [0, 2199, 100],
  [900, 1000, 10],
  [664, 1000, 33],
  [1000, 1000, 0],
  [1200, 1000, 0],
])('for %i against %i: %i percent off, rounded down', (discountPrice, originalPrice, percent) => {
  expect(discountPercent({ discountPrice, originalPrice })).toBe(percent);
});

interface Answer {
  catalogue: {
    total: number;
    isAlike: boolean;
    rows: { id: string; title: string; stock: number; discountPrice: number }[];
  } | null;
}

const QUERY = `query ($filter: CatalogueFilter, $sort: CatalogueColumn!, $limit: Int!) {
  catalogue(filter: $filter, sort: $sort, limit: $limit) {
    total catalogueTotal isComplete isAlike brands rows { id title image stock discountPrice discountPercent }
  }
}`;

describe.each([
  ['with the search index', true, () => startSearchingShop()],
  ['without it', false, () => startShop({ without: ['cache'] })],
])('in the shop %s', (_name, isIndexed, start) => {
  const shop = shopForTests(start);

  const ask = async (variables: Record<string, unknown>): Promise<NonNullable<Answer['catalogue']>> => {
    const { data, errors } = await (await shop.as('admin')).query<Answer>(QUERY, { limit: 500, ...variables });
    expect(errors).toEqual([]);
    if (!data.catalogue) throw new Error('There is no catalogue.');
    return data.catalogue;
  };

  test('a misspelt name, and another name of a thing, find the products if the index knows them', async () => {
    for (const search of ['ipone', 'saree']) {
      const { isAlike, total } = await ask({ sort: 'TITLE', filter: { search } });
      expect({ isAlike, isFound: total > 0 }).toEqual({ isAlike: isIndexed, isFound: isIndexed });
    }
    expect(await ask({ sort: 'TITLE', filter: { search: 'iphone' } })).toMatchObject({ isAlike: false });
  });

  test('an admin sees all products, and a change at once, in its new place', async () => {
    const before = await ask({ sort: 'STOCK' });
    expect(before.rows).toHaveLength(before.total);
    expect(before.total).toBeGreaterThan(100);
    const last = before.rows.at(-1);
    const admin = await shop.as('admin');
    await admin.query('mutation ($id: ID!) { updateProduct(id: $id, changes: { stock: 99999 }) { code } }', {
      id: before.rows[0]?.id,
    });
    const after = await ask({ sort: 'STOCK' });
    expect(after.rows.at(-1)).toMatchObject({ id: before.rows[0]?.id, stock: 99_999 });
    expect(after.rows.at(-2)?.id).toBe(last?.id);
    expect((await ask({ sort: 'STOCK', filter: { minStock: 99_999 } })).total).toBe(1);
  });

  test('a scroll through the table asks the API for nothing more', async () => {
    await ask({ sort: 'TITLE' });
    shop.upstreamCalls.splice(0);
    await ask({ sort: 'PRICE', filter: { search: 'apple' } });
    expect(shop.upstreamCalls.filter((call) => call.includes('products'))).toEqual([]);
  });

  test('a shopper is refused, and wrong input is named', async () => {
    const { errors } = await (await shop.as('user')).query(QUERY, { sort: 'TITLE', limit: 5 });
    expect(errors[0]?.extensions?.['code']).toBe('FORBIDDEN');
    const wrong = await (await shop.as('admin')).query(QUERY, { sort: 'TITLE', limit: 501, filter: { ids: ['x'] } });
    expect(Object.keys(wrong.errors[0]?.extensions?.['fields'] ?? {})).toEqual(['limit', 'filter.ids']);
  });
});
