import type { Ask, ExampleShop } from '../../../schema/examples/example-shop.ts';

const PRODUCT = { id: '665f1c2ab7d3e40012a4c901', stock: 12, image: 'https://example.com/umbrella.webp' };
const ORDER = { id: '6660a4d1b7d3e40012a4c9f3', status: 'PENDING', items: [{ id: PRODUCT.id }] };
const CATALOGUE_PAGE = { items: [PRODUCT] };

/** What the look-ups of examples find (schema/examples/example-shop.ts). Its ids stand for those of a shop. */
const FOUND = {
  products: CATALOGUE_PAGE,
  // Nothing open: what can be ordered is then any product.
  orders: [{ ...ORDER, status: 'DELIVERED' }],
  allOrders: { items: [ORDER] },
  placeOrder: { message: '', order: ORDER },
  saveAddress: { deliveryAddressId: '6660a3f0b7d3e40012a4c9e2' },
  staffChanges: { changes: [{ id: '48211' }] },
  users: [{ id: '665f1c2ab7d3e40012a4c8a0', email: 'sandbox.visitor@example.com' }],
  createProduct: { code: 'CREATED' },
  updateProduct: { code: 'UPDATED' },
  createUser: { code: 'CREATED' },
};

const WRITTEN_ID = '6661b7e2b7d3e40012a4ca10';

const ask: Ask = <Data>(_document: string, variables: Record<string, unknown> = {}) => {
  const { comment } = (variables['input'] ?? {}) as { comment?: string };
  const reviews = [{ id: WRITTEN_ID, comment }];
  return Promise.resolve({ ...FOUND, addReview: { product: { reviews } } } as Data);
};

/** A shop that is nowhere, for the variables that the reference shows; the sandbox asks the real one. */
export const sampleShop = (): ExampleShop => ({
  ask,
  account: { email: 'shopper@example.com', password: 'Shopper@1' },
  made: [],
});
