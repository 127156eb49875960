import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createProduct,
  deleteProduct,
  updateProduct,
} from '../../../gateway/domains/products/products.changes.rest.ts';
import { answering, answersLike, resultOf, type Change } from '../../support/answers.ts';
import { RAW_FAULT, recordId } from '../../support/records.ts';
import { expectWholeOutcome } from '../../support/whole.ts';

const PRODUCT = recordId(1);
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

describe('a change to a product', () => {
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
  ])('%i %j', async (status, body, code) => {
    expect(await updateProduct(answering(status, body).rest, PRODUCT, { stock: 1 })).toMatchObject({ code });
  });
});
