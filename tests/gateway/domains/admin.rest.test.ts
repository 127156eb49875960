import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createProduct,
  createUser,
  deleteProduct,
  deleteReview,
  listUsers,
  removeUser,
  updateProduct,
  updateUser,
} from '../../../gateway/domains/admin/admin.rest.ts';
import { answering, answersLike, resultOf, UNUSABLE, type Change } from '../../support/answers.ts';
import { RAW_FAULT, RAW_USER, recordId } from '../../support/records.ts';
import { expectWholeOutcome, expectWholeUser } from '../../support/whole.ts';

const [PRODUCT, REVIEW, USER] = [recordId(1), recordId(11), recordId(21)];
const FIELDS = {
  title: 'Laptop',
  image: '/pictures/laptop.webp',
  images: ['/pictures/laptop.webp'],
  brand: 'Apple',
  category: 'Electronics',
  discountPrice: 900,
  originalPrice: 1000,
  description: 'Fast.',
};
const PERSON = { name: 'Asha Rao', email: 'asha@shop.com', password: 'Secret#1' };

describe('GET /api/users/get', () => {
  test('gives the accounts, leaving out what is none, and no password’s hash', async () => {
    const { rest, asked } = answering(200, [RAW_USER, null, {}, 'x']);
    const users = await listUsers(rest);
    expect(users).toHaveLength(1);
    users.forEach(expectWholeUser);
    expect(asked).toEqual([['GET /api/users/get']]);
  });

  test.each([
    [404, { message: 'User not found' }],
    [204, undefined],
    [200, []],
  ])('%i %j is an empty list', async (status, body) => {
    expect(await listUsers(answering(status, body).rest)).toEqual([]);
  });

  test.each([...UNUSABLE, [200, { users: null }], [404, { message: 'Not found' }], [500, RAW_FAULT]])(
    '%i with %j is a fault, never an empty list',
    async (status, body) => {
      await expect(listUsers(answering(status, body).rest)).rejects.toMatchObject({
        extensions: { code: 'UPSTREAM_BAD_RESPONSE', call: 'GET /api/users/get' },
      });
    },
  );

  test('gives whole accounts or a typed error, whatever it is answered', async () => {
    await fc.assert(
      fc.asyncProperty(answersLike([RAW_USER, RAW_USER], RAW_FAULT), async ({ status, body }) => {
        const users = await resultOf(listUsers(answering(status, body).rest));
        users?.forEach(expectWholeUser);
      }),
    );
  });
});

describe('a change by an admin', () => {
  const CHANGES: Change[] = [
    [
      'create a product',
      (rest) => createProduct(rest, { ...FIELDS, stock: 0 }),
      ['POST /api/products/add', { ...FIELDS, Stock: 0 }],
    ],
    [
      'change all of a product',
      (rest) => updateProduct(rest, PRODUCT, { ...FIELDS, stock: 7 }),
      ['PATCH /api/products/update', { product_id: PRODUCT, ...FIELDS, Stock: 7 }],
    ],
    [
      'change one field of a product',
      (rest) => updateProduct(rest, PRODUCT, { title: 'New', brand: null, stock: null }),
      ['PATCH /api/products/update', { product_id: PRODUCT, title: 'New' }],
    ],
    [
      'delete a product',
      (rest) => deleteProduct(rest, PRODUCT),
      ['DELETE /api/products/delete', { product_id: PRODUCT }],
    ],
    [
      'delete a review',
      (rest) => deleteReview(rest, PRODUCT, REVIEW),
      ['DELETE /api/products/review/remove', { productId: PRODUCT, reviewId: REVIEW }],
    ],
    [
      'create an account',
      (rest) =>
        createUser(rest, {
          ...PERSON,
          email: ' asha@shop.com ',
          mobile: '9876543210',
          avatar: '/a.jpg',
          role: 'SUPER_ADMIN',
        }),
      ['POST /api/users/superAdmin/register', { ...PERSON, mobile: 9876543210, avator: '/a.jpg', role: 'superAdmin' }],
    ],
    [
      'change an account',
      (rest) => updateUser(rest, USER, { mobile: '9876543210', avatar: '/a.jpg', role: 'ADMIN', name: null }),
      [
        'PATCH /api/users/SuperAdmin/update',
        { update_user_id: USER, mobile: 9876543210, avator: '/a.jpg', role: 'admin' },
      ],
    ],
    [
      'remove an account',
      (rest) => removeUser(rest, USER),
      ['DELETE /api/users/SuperAdmin/remove', { remove_user_id: USER }],
    ],
  ];

  test.each(CHANGES)('%s is sent once, as the API wants it', async (_name, change, call) => {
    const { rest, asked } = answering(200, { message: 'Tout va bien' });
    await change(rest);
    expect(asked).toEqual([call]);
  });

  test.each(CHANGES)('%s gives a whole outcome or a typed error, whatever it is answered', async (_name, change) => {
    const done = { message: 'Product updated successfully', hint: 'em1' };
    await fc.assert(
      fc.asyncProperty(answersLike(done, RAW_FAULT), async ({ status, body }) => {
        const outcome = await resultOf(change(answering(status, body).rest));
        if (outcome) expectWholeOutcome(outcome);
      }),
    );
  });

  test.each([
    [400, { message: 'Product not found' }, 'NOT_FOUND'],
    [400, { message: 'Invalid product_id' }, 'NOT_FOUND'],
    [400, { message: 'Product_id is required' }, 'FAILED'],
    [400, { error: 'Invalid originalPrice value' }, 'FAILED'],
    [500, { error: 'boom' }, 'FAILED'],
  ])('of a product: %i %j', async (status, body, code) => {
    expect(await updateProduct(answering(status, body).rest, PRODUCT, { stock: 1 })).toMatchObject({ code });
  });

  test.each([
    [404, { message: 'User not found ' }, 'NOT_FOUND'],
    [400, { message: 'You cannot remove yourself' }, 'FAILED'],
  ])('of an account: %i %j', async (status, body, code) => {
    const { rest } = answering(status, body);
    for (const outcome of [await updateUser(rest, USER, { name: 'Asha' }), await removeUser(rest, USER)]) {
      expect(outcome).toMatchObject({ code, message: body.message.trim() });
    }
  });
});
