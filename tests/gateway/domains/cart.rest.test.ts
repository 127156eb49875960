import { describe, expect, test } from 'vitest';
import {
  addToCart,
  clearCart,
  decrementCartItem,
  getCart,
  incrementCartItem,
  removeFromCart,
} from '../../../gateway/domains/cart/cart.rest.ts';
import { answering, CALLER_TOKEN, UNUSABLE, type Change } from '../../support/answers.ts';
import { RAW_PRODUCT, recordId } from '../../support/records.ts';
import { testChanges, testFaults } from '../../support/rest-tests.ts';

const PRODUCT = recordId(1);
const RAW_CART = { cartItems: [{ product: RAW_PRODUCT, quantity: 2 }], totalPrice: 1800, totalProducts: 2 };
const cartOf = (...cartItems: unknown[]) => getCart(answering(200, { cartItems }).rest);

describe('GET /api/cart/get', () => {
  test('gives products and quantities, and is asked without a body', async () => {
    const { rest, asked } = answering(200, RAW_CART);
    expect(await getCart(rest)).toMatchObject([{ product: { id: PRODUCT, discountPrice: 900 }, quantity: 2 }]);
    expect(asked).toEqual([['GET /api/cart/get']]);
  });

  test.each([
    [404, { msg: 'No cart data found for this user' }],
    [404, { message: ' no cart data found for this user ' }],
    [404, { message: 'Cart data not found for the user' }],
    [204, undefined],
    [200, { cartItems: [] }],
  ])('%i %j is an empty cart', async (status, body) => {
    expect(await getCart(answering(status, body).rest)).toEqual([]);
  });

  test('leaves out products that were deleted or have no id', async () => {
    const rest = { product: RAW_PRODUCT, quantity: 1 };
    expect(await cartOf({ product: null, quantity: 3 }, null, 'x', { product: PRODUCT, quantity: 1 }, {})).toEqual([]);
    expect(await cartOf({ product: null, quantity: 3 }, rest)).toHaveLength(1);
  });

  test.each([
    ['3', 3],
    [2.9, 2],
    [undefined, 1],
    [null, 1],
    ['many', 1],
    [0, 1],
    [-4, 1],
  ])('reads the quantity %j as %i', async (quantity, expected) => {
    expect(await cartOf({ product: RAW_PRODUCT, quantity })).toMatchObject([{ quantity: expected }]);
  });

  testFaults(', never an empty cart', 'GET /api/cart/get', (rest) => getCart(rest), [
    ...UNUSABLE,
    [200, []],
    [200, { cartItems: null }],
    [404, { message: 'Cannot GET /api/cart/get' }],
  ]);
});

describe('a change to the cart', () => {
  const CHANGES: Change[] = [
    [
      'add',
      (rest) => addToCart(rest, PRODUCT, 2),
      ['POST /api/cart/add', { productId: PRODUCT, quantity: 2, token: CALLER_TOKEN }],
    ],
    ['remove', (rest) => removeFromCart(rest, PRODUCT), ['DELETE /api/cart/remove', { productId: PRODUCT }]],
    ['clear', (rest) => clearCart(rest), ['DELETE /api/cart/remove/all']],
    [
      'increment',
      (rest) => incrementCartItem(rest, PRODUCT),
      ['PATCH /api/cart/incrementQuantity', { productId: PRODUCT }],
    ],
    [
      'decrement',
      (rest) => decrementCartItem(rest, PRODUCT),
      ['PATCH /api/cart/decrementQuantity', { productId: PRODUCT }],
    ],
  ];

  testChanges(CHANGES);

  test.each(CHANGES)('%s notes an answer in words that nobody has mapped', async (_name, change) => {
    const { rest, unknown } = answering(409, { msg: 'Tout va mal' });
    expect(await change(rest)).toMatchObject({ code: 'FAILED', message: 'Tout va mal' });
    expect(unknown).toEqual([expect.stringMatching(/^\w+ 409$/)]);
  });
});
