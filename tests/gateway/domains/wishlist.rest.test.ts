import { describe, expect, test } from 'vitest';
import { addToWishlist, getWishlist, removeFromWishlist } from '../../../gateway/domains/wishlist/wishlist.rest.ts';
import { answering, CALLER_TOKEN, UNUSABLE, type Change } from '../../support/answers.ts';
import { RAW_PRODUCT, recordId } from '../../support/records.ts';
import { testChanges, testFaults } from '../../support/rest-tests.ts';

const PRODUCT = recordId(1);
const RAW_WISHLIST = { _id: recordId(51), userId: recordId(21), products: [{ productId: RAW_PRODUCT }] };

describe('GET /api/wishlist/get', () => {
  test('gives the products, and is asked without a body', async () => {
    const { rest, asked } = answering(200, [RAW_WISHLIST]);
    expect(await getWishlist(rest)).toMatchObject([{ id: PRODUCT, title: 'Laptop' }]);
    expect(asked).toEqual([['GET /api/wishlist/get']]);
  });

  test.each([
    [404, { msg: 'Wishlist not found' }],
    [404, { message: 'WISHLIST NOT FOUND ' }],
    [204, undefined],
    [200, []],
    [200, [{ products: [] }]],
  ])('%i %j is an empty wishlist', async (status, body) => {
    expect(await getWishlist(answering(status, body).rest)).toEqual([]);
  });

  test('leaves out products that were deleted or have no id', async () => {
    const products = [{ productId: null }, null, { productId: PRODUCT }, { productId: RAW_PRODUCT }, 'x', {}];
    expect(await getWishlist(answering(200, [{ products }]).rest)).toMatchObject([{ id: PRODUCT }]);
  });

  testFaults(', never an empty wishlist', 'GET /api/wishlist/get', (rest) => getWishlist(rest), [
    ...UNUSABLE,
    [200, [null]],
    [200, [{}]],
    [200, [{ products: null }]],
    [500, { msg: 'Server error', err: 'boom' }],
    [404, { message: 'Not found' }],
  ]);
});

describe('a change to the wishlist', () => {
  const CHANGES: Change[] = [
    [
      'add',
      (rest) => addToWishlist(rest, PRODUCT),
      ['POST /api/wishlist/add', { productId: PRODUCT, token: CALLER_TOKEN }],
    ],
    ['remove', (rest) => removeFromWishlist(rest, PRODUCT), ['DELETE /api/wishlist/remove', { productId: PRODUCT }]],
  ];

  testChanges(CHANGES);
});
