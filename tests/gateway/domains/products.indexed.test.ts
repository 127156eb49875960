import { expect, test } from 'vitest';
import { catalogueSource, parseIndexed } from '../../../gateway/domains/products/products.indexed.ts';
import type { RestAnswer } from '../../../gateway/rest/call.ts';
import type { Query } from '../../../gateway/rest/endpoint.ts';
import { stubRest } from '../../support/rest.ts';

const ID = 'a'.repeat(24);

test('filters and orders have the API’s fields, and what is shown is read as for any list', () => {
  const indexed = parseIndexed({
    _id: ID,
    brand: ' Apple ',
    discountPrice: 90,
    images: ['/pictures/a.webp', '/pictures/b.webp'],
    Stock: 2,
  });
  expect(indexed).toMatchObject({
    id: ID,
    title: null,
    brand: ' Apple ', // the API compares it as it is
    originalPrice: null, // so that no price range has it
    discountPrice: 90,
    rating: 0,
    reviewCount: 0,
    isSoldOut: false,
    item: {
      title: 'Untitled product',
      brand: 'Apple',
      originalPrice: 90,
      rating: 0,
      stock: 2,
      pictureRecords: ['/pictures/a.webp'],
    },
  });
  expect(indexed?.item).not.toHaveProperty('description');
  expect(indexed?.item).not.toHaveProperty('reviewRecords');
});

test.each([undefined, null, 'text', {}, { _id: 'short' }])('%j is no product', (value) => {
  expect(parseIndexed(value)).toBeUndefined();
});

/** The API with one answer, and what it was asked. */
function sourceOver(answer: RestAnswer) {
  const asked: Query[] = [];
  const unreadable: number[] = [];
  const rest = stubRest({
    get: async (endpoint, query = {}) => {
      asked.push({ path: endpoint.path, ...query });
      return answer;
    },
    reportUnreadableRecords: (_endpoint, records) => void unreadable.push(records),
  });
  return { asked, unreadable, source: catalogueSource(() => rest) };
}

const products = (count: number): RestAnswer => ({
  status: 200,
  body: { products: Array.from({ length: count }, (_, n) => ({ _id: n.toString(16).padStart(24, '0') })) },
});
const NONE: RestAnswer = { status: 404, body: { message: 'No products found' } };

test('a page with fewer products than were asked for is the last, and so is none at all', async () => {
  const whole = sourceOver(products(200));
  expect(await whole.source.page(3)).toMatchObject({ isLast: false, entries: { length: 200 } });
  expect(whole.asked).toEqual([{ path: '/api/products/get', _sort: '_id', _order: 'asc', page: 3, limit: 200 }]);
  expect(await sourceOver(products(199)).source.page(1)).toMatchObject({ isLast: true });
  expect(await sourceOver(NONE).source.page(1)).toEqual({ isLast: true, entries: [] });
  const newest = sourceOver(products(50));
  expect(await newest.source.newest()).toHaveLength(50);
  expect(newest.asked).toMatchObject([{ _order: 'desc', limit: 50 }]);
});

test('an unreadable record is left out and reported', async () => {
  const { source, unreadable } = sourceOver({ status: 200, body: { products: [{ _id: ID }, { title: 'No id' }] } });
  expect((await source.page(1)).entries.map(({ id }) => id)).toEqual([ID]);
  expect(unreadable).toEqual([1]);
});

test('an answer that cannot be read is an error, and not an empty catalogue', async () => {
  const { source } = sourceOver({ status: 200, body: 'no JSON' });
  await expect(source.page(1)).rejects.toThrow();
  await expect(source.product(ID)).rejects.toThrow();
});

test('one product, and no product', async () => {
  const one = sourceOver({ status: 200, body: { product: { _id: ID, title: 'Hat' } } });
  expect(await one.source.product(ID)).toMatchObject({ id: ID, title: 'Hat' });
  expect(
    await sourceOver({ status: 404, body: { message: `No product found with id :${ID}` } }).source.product(ID),
  ).toBeNull();
});
