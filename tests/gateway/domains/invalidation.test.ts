import { expect, test } from 'vitest';
import { EVERYTHING } from '../../../gateway/cache/catalogue.ts';
import { searchChangeOf, tagsOf } from '../../../gateway/domains/invalidation.ts';

const ID = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);

test.each([
  [
    'a product with another title',
    tagsOf('updateProduct', { product_id: ID }),
    { moved: [ID], shown: [], newProducts: false },
  ],
  ['a review', tagsOf('addReview', { productId: ID }), { moved: [], shown: [ID], newProducts: false }],
  ['a new product', tagsOf('createProduct', {}), { moved: [], shown: [], newProducts: true }],
  [
    'an order',
    tagsOf('placeOrder', { products: [{ productId: ID }, { productId: OTHER }] }),
    { moved: [], shown: [ID, OTHER] },
  ],
  ['an order’s status', tagsOf('updateOrderStatus', {}), { moved: [], shown: [], everything: true }],
  ['a lost message', [EVERYTHING], { moved: [], shown: [], everything: true }],
])('%s means for the search what it changes', (_what, tags, expected) => {
  expect(searchChangeOf(tags)).toMatchObject({ everything: false, ...expected });
});

test('of several changes in one message none is lost', () => {
  const tags = [
    ...tagsOf('placeOrder', { products: [{ productId: OTHER }] }),
    ...tagsOf('updateOrderStatus'),
    ...tagsOf('updateProduct', { product_id: ID }),
  ];
  expect(searchChangeOf(tags)).toMatchObject({ moved: [OTHER, ID], everything: true });
});
