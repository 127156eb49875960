import { describe, expect, test } from 'vitest';
import {
  findProduct,
  listProducts,
  parsePictures,
  parseProduct,
} from '../../../gateway/domains/products/products.rest.ts';
import { stubRest } from '../../support/rest.ts';
import type { Rest } from '../../../gateway/rest/client.ts';

const ID = '64a000000000000000000001';
const PAGE = { page: 1, limit: 20 };
const answering = (status: number, body: unknown): Rest => stubRest({ get: async () => ({ status, body }) });

describe('a raw product', () => {
  test('is read whole, with the names of the shop', () => {
    const raw = {
      _id: ID,
      title: ' Laptop ',
      image: '/pictures/laptop-teal-1-640.webp',
      images: ['/pictures/laptop-teal-1-640.webp', 'https://cdn.example/2.jpg'],
      brand: 'Apple',
      category: 'Electronics',
      ratings: 5,
      numOfReviews: 2,
      discountPrice: 900,
      originalPrice: 1000,
      Stock: 3,
      description: 'Fast.',
      reviews: [
        { _id: ID, user: ID, name: 'Asha', rating: 5, comment: 'Good' },
        { _id: ID, user: ID, name: 'Ravi', rating: 4, comment: 'Fine' },
      ],
    };
    expect(parseProduct(raw)).toEqual({
      id: ID,
      title: 'Laptop',
      brand: 'Apple',
      category: 'Electronics',
      rating: 4.5,
      reviewCount: 2,
      discountPrice: 900,
      originalPrice: 1000,
      stock: 3,
      description: 'Fast.',
      reviewRecords: raw.reviews,
      pictureRecords: [raw.image, ...raw.images],
    });
    expect(parsePictures([raw.image, ...raw.images])).toEqual([raw.image, 'https://cdn.example/2.jpg']);
    expect(parsePictures(['ftp://x', ...raw.images], 1)).toEqual([raw.image]);
  });

  test('may hold numbers as text', () => {
    expect(
      parseProduct({ _id: ID, discountPrice: '1999', originalPrice: '2499', Stock: '4', ratings: '3' }),
    ).toMatchObject({
      discountPrice: 1999,
      originalPrice: 2499,
      stock: 4,
      rating: 3,
    });
  });

  test('may lack everything but its id', () => {
    const product = parseProduct({ _id: ID });
    expect(product).toMatchObject({ title: 'Untitled product', brand: null, stock: 0, reviewRecords: [] });
    expect(parsePictures(product?.pictureRecords ?? [])).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    'ftp://x/y',
    '/\\evil.example',
    'https://a b',
  ])('keeps no picture at %s', (image) => expect(parsePictures([image])).toEqual([]));
});

describe('an answer to a product read', () => {
  test.each([
    ['GET /api/products/get', 404, { message: 'No products found' }, []],
    ['GET /api/products/get in other letters', 404, { msg: ' no products FOUND ' }, []],
    ['GET /api/products/get', 204, undefined, []],
  ])('%s that says "nothing" is an empty list', async (_call, status, body, expected) => {
    expect(await listProducts(answering(status, body), PAGE)).toEqual(expected);
  });

  test('that says "not there" is null; an id that can’t be one is not even asked for', async () => {
    const notThere = answering(404, { message: `No product found with id :${ID}` });
    expect(await findProduct(notThere, ID)).toBeNull();
    const never = stubRest({});
    for (const id of ['nonsense', '../users', '', `${ID}0`]) expect(await findProduct(never, id)).toBeNull();
  });

  test.each([
    [200, undefined],
    [200, null],
    [200, {}],
    [200, []],
    [200, { products: null }],
    [200, 'OK'],
    [404, undefined],
    [404, { message: 'Cannot GET /api/products/get' }],
    [500, { error: 'boom' }],
    [302, undefined],
  ])('%i with %j is a fault, never an empty list', async (status, body) => {
    await expect(listProducts(answering(status, body), PAGE)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_BAD_RESPONSE' },
    });
    await expect(findProduct(answering(status, body), ID)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_BAD_RESPONSE' },
    });
  });
});
