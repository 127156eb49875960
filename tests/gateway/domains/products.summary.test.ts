import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adminSummary } from '../../../gateway/domains/products/products.summary.ts';
import type { Rest } from '../../../gateway/rest/client.ts';
import { stubRest } from '../../support/rest.ts';

/** A catalogue sorted by stock, with wrong page counts. `calls` returns the number of calls. */
function catalogue(total: number, soldOut: number): { rest: Rest; calls: () => number } {
  let calls = 0;
  const rest = stubRest({
    async get(_endpoint, query = {}) {
      calls += 1;
      const { page, limit } = query as { page: number; limit: number };
      const first = (page - 1) * limit;
      const products = Array.from({ length: Math.max(0, Math.min(limit, total - first)) }, (_, n) => ({
        _id: (first + n).toString(16).padStart(24, '0'),
        Stock: first + n < soldOut ? 0 : 1 + n,
      }));
      return products.length > 0
        ? { status: 200, body: { products, totalPage: null } }
        : { status: 404, body: { message: 'No products found' } };
    },
  });
  return { rest, calls: () => calls };
}

test('the summary counts right for a catalogue of any size, within the calls that one operation may make', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(12_000), fc.nat(100), async (total, percent) => {
      const soldOut = Math.round((total * percent) / 100);
      const { rest, calls } = catalogue(total, soldOut);
      expect(await adminSummary(rest)).toMatchObject({
        totalProducts: total,
        outOfStock: soldOut,
        inStock: total - soldOut,
        totalMessages: 20,
      });
      expect(calls()).toBeLessThanOrEqual(20);
    }),
    { numRuns: 300 },
  );
});

test('an API that answers the same products for each page is an answer that makes no sense', async () => {
  const everyPage = Array.from({ length: 100 }, (_, n) => ({
    _id: n.toString(16).padStart(24, '0'),
    title: 'Lamp',
    stock: 1,
  }));
  const rest = stubRest({
    get: () => Promise.resolve({ status: 200, body: { products: everyPage, totalPage: null } }),
  });
  await expect(adminSummary(rest)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } });
});

test.each([
  [168, 12, 2],
  [10_000, 300, 15],
])('%i products with %i sold out take %i calls', async (total, soldOut, expected) => {
  const { rest, calls } = catalogue(total, soldOut);
  await adminSummary(rest);
  expect(calls()).toBe(expected);
});
