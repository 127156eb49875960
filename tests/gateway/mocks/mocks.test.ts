import { Socket } from 'node:net';
import { isLeafType, isObjectType, type GraphQLObjectType, type GraphQLOutputType, getNamedType } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mockCatalogue, mockId } from '../../../gateway/mocks/catalogue.ts';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import { openMockShop } from '../../support/servers/mock-shop.ts';

const PRODUCT = mockCatalogue()[0]?.id ?? '';
const NOBODY = mockId('99', 0);
const ORDER = mockOrders(mockCatalogue())[23]?.id ?? '';

/** All fields of a type, three levels deep. */
function selectionOf(type: GraphQLOutputType, depth = 3): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const fields = Object.values((named as GraphQLObjectType).getFields())
    .map(({ name, type: fieldType }) => {
      const leaf = isLeafType(getNamedType(fieldType));
      return leaf ? name : depth > 0 ? `${name} ${selectionOf(fieldType, depth - 1)}` : '';
    })
    .join(' ');
  return `{ __typename ${fields} }`;
}

/** Arguments for one call of every field of `Query` and `Mutation` by the super admin. */
const ARGUMENTS: Record<string, string> = {
  product: `(id: "${PRODUCT}")`,
  myReview: `(productId: "${PRODUCT}")`,
  productsById: `(ids: ["${PRODUCT}"])`,
  order: `(id: "${ORDER}")`,
  register: '(input: { name: "Kavya Reddy", email: "kavya@example.com", password: "Kavya@12", mobile: "9845012345" })',
  login: '(input: { email: "shopper@haat.com", password: "Shopper@1" })',
  requestPasswordReset: '(email: "shopper@haat.com")',
  resetPassword: '(input: { token: "t", newPassword: "Shopper@2" })',
  changePassword: '(input: { email: "shopper@haat.com", currentPassword: "Shopper@1", newPassword: "Shopper@2" })',
  addReview: `(input: { productId: "${PRODUCT}", rating: 4, comment: "Good." })`,
  addToWishlist: `(productId: "${PRODUCT}")`,
  removeFromWishlist: `(productId: "${PRODUCT}")`,
  addToCart: `(productId: "${PRODUCT}")`,
  removeFromCart: `(productId: "${PRODUCT}")`,
  incrementCartItem: `(productId: "${PRODUCT}")`,
  decrementCartItem: `(productId: "${PRODUCT}")`,
  saveAddress:
    '(input: { address: "14, Lake Road", block: "6", state: "Kerala", city: "Kochi", postalCode: "682011" })',
  placeOrder: `(input: { items: [{ productId: "${PRODUCT}" }], paymentMethod: UPI, deliveryAddressId: "${NOBODY}" })`,
  removeOrderItem: `(orderId: "${ORDER}", productId: "${PRODUCT}")`,
  createProduct:
    '(input: { title: "Lamp", image: "/pictures/lamp.webp", images: [], brand: "aldo", category: "accessories", discountPrice: 1, originalPrice: 2, stock: 3, description: "Bright." })',
  updateProduct: `(id: "${PRODUCT}", changes: { stock: 7 })`,
  deleteProduct: `(id: "${PRODUCT}")`,
  updateOrderStatus: `(orderId: "${ORDER}", status: PACKED)`,
  deleteReview: `(productId: "${PRODUCT}", reviewId: "${NOBODY}")`,
  createUser:
    '(input: { name: "Kavya Reddy", email: "k@example.com", password: "Kavya@12", mobile: "9845012345", role: ADMIN })',
  updateUser: `(id: "${NOBODY}", changes: { name: "Kavya Reddy" })`,
  removeUser: `(id: "${NOBODY}")`,
};

afterEach(() => vi.restoreAllMocks());

test('every query and every mutation is answered whole, without a network', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { schema } = openMockShop();
  const calls = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind: type?.name.toLowerCase(), field })),
  );
  expect(calls).toHaveLength(16 + 25);
  for (const { kind, field } of calls) {
    const caller = await openMockShop().superAdmin();
    const { errors, data } = await caller.ask<Record<string, unknown>>(
      `${kind} { ${field.name}${ARGUMENTS[field.name] ?? ''} ${selectionOf(field.type)} }`,
    );
    expect(errors, field.name).toEqual([]);
    // The super admin has neither.
    if (!['order', 'myReview'].includes(field.name)) expect(data[field.name], field.name).not.toBeNull();
    expect(isObjectType(getNamedType(field.type)), field.name).toBe(true);
  }
  expect(connect).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

test('each schema is a shop of its own', async () => {
  const [one, other] = await Promise.all([openMockShop().shopper(), openMockShop().shopper()]);
  await one.does(`addToCart(productId: "${PRODUCT}") { code }`);
  const { data } = await other.ask<{ cart: { totalProducts: number } }>('{ cart { totalProducts } }');
  expect(data.cart.totalProducts).toBe(0);
});

test('a seed with an id that the gateway would leave out is refused', () => {
  const [product] = mockCatalogue();
  const products = product ? [{ ...product, id: 'p1' }] : [];
  expect(() => openMockShop({ products })).toThrow('An id of the mock shop needs 24 hexadecimal digits: p1.');
});

describe('who may call', () => {
  test('a token that nobody gave out counts for nothing, and so does one that was logged out', async () => {
    const shop = openMockShop();
    const shopper = await shop.shopper();
    expect((await shopper.ask('{ me { email } }')).data).toEqual({ me: { email: 'shopper@haat.com' } });
    await shopper.does('logout { code }');
    const { errors } = await shopper.ask('{ me { email } }');
    expect(errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  test('a test may be signed in from the start, with a cart and a wishlist', async () => {
    const { guest } = openMockShop({
      signedInAs: 'shopper@haat.com',
      cart: [{ productId: PRODUCT, quantity: 2 }],
      wishlist: [PRODUCT],
    });
    const { data } = await guest.ask('{ me { name } cart { totalProducts } wishlist { totalItems } }');
    expect(data).toEqual({ me: { name: 'Asha Menon' }, cart: { totalProducts: 2 }, wishlist: { totalItems: 1 } });
  });
});
