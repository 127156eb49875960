import { describe } from 'vitest';
import { createProduct, deleteProduct, updateProduct } from '../../../gateway/domains/products/products.rest.ts';
import type { Change } from '../../support/answers.ts';
import { recordId } from '../../support/records.ts';
import { testChanges } from '../../support/rest-tests.ts';

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

  testChanges(CHANGES);
});
