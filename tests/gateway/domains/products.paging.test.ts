import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOfProducts, windowAround } from '../../../gateway/domains/products/products.paging.ts';
import type { Rest } from '../../../gateway/rest/client.ts';
import { stubRest } from '../../support/rest.ts';

const hex = (n: number): string => n.toString(16).padStart(24, '0');

/** A list of `total` products, paged by the contract, but with wrong page counts. */
function catalogue(total: number, calls: unknown[] = []): Rest {
  const all = Array.from({ length: total }, (_, n) => ({ _id: hex(n), title: `Product ${n}`, originalPrice: n }));
  return stubRest({
    async get(_endpoint, query = {}) {
      calls.push(query);
      const { page, limit, minPrice = 0, maxPrice = Infinity } = query as Record<string, number>;
      const matching = all.filter(({ originalPrice: price }) => price >= Number(minPrice) && price <= Number(maxPrice));
      const products = matching.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit));
      return products.length > 0
        ? { status: 200, body: { products, totalPage: 999 } }
        : { status: 404, body: { message: 'No products found' } };
    },
  });
}

describe('a page of products', () => {
  test('is right, and right about what follows, for any list, page and size, in one call', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(200),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 50 }),
        async (total, page, pageSize) => {
          const calls: unknown[] = [];
          const result = await pageOfProducts(catalogue(total, calls), { filter: {}, sort: null, page, pageSize });
          const expected = Array.from({ length: total }, (_, n) => hex(n)).slice(
            (page - 1) * pageSize,
            page * pageSize,
          );
          expect(result.items.map(({ id }) => id)).toEqual(expected);
          expect(result.hasNextPage).toBe(total > page * pageSize);
          expect([null, Math.ceil(total / pageSize)]).toContain(result.totalPages);
          expect(calls).toHaveLength(1);
        },
      ),
    );
  });

  test('knows the page count once it has seen the end', async () => {
    const last = await pageOfProducts(catalogue(25), { filter: {}, sort: null, page: 3, pageSize: 12 });
    expect(last).toMatchObject({ totalPages: 3, hasNextPage: false });
  });

  test('over several price ranges is cut from one merged list, without doubles where ranges overlap', async () => {
    const ranges = [
      { min: 40, max: 49 },
      { min: 0, max: 9 },
      { min: 5, max: 14 },
    ];
    const ask = (page: number) =>
      pageOfProducts(catalogue(100), { filter: { priceRanges: ranges }, sort: 'NEWEST', page, pageSize: 10 });
    const pages = await Promise.all([1, 2, 3].map(ask));
    const prices = pages.flatMap(({ items }) => items.map(({ originalPrice }) => Number(originalPrice)));
    expect(prices.toSorted((a, b) => a - b)).toEqual([
      ...Array(15).keys(),
      ...Array.from({ length: 10 }, (_, n) => 40 + n),
    ]);
    expect(pages.map(({ hasNextPage }) => hasNextPage)).toEqual([true, true, false]);
    expect(pages[2]?.totalPages).toBe(3);
  });

  test('of ranges that the outer bounds exclude is empty and asks nobody', async () => {
    const calls: unknown[] = [];
    const filter = { priceRanges: [{ min: 0, max: 9 }], minPrice: 50 };
    const result = await pageOfProducts(catalogue(100, calls), { filter, sort: null, page: 1, pageSize: 10 });
    expect(result).toMatchObject({ items: [], hasNextPage: false, totalPages: 0 });
    expect(calls).toEqual([]);
  });
});

test('the window around a page holds it and the item after it, and reads little more to do so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 10, max: 50 }), (page, pageSize) => {
      const { page: at, limit } = windowAround(page, pageSize);
      const first = (page - 1) * pageSize;
      expect((at - 1) * limit).toBeLessThanOrEqual(first);
      expect(at * limit).toBeGreaterThan(first + pageSize);
      expect(limit).toBeLessThanOrEqual(3 * pageSize);
    }),
  );
});
