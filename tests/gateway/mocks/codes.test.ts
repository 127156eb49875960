import { getNamedType, isEnumType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { mockCatalogue, mockId } from '../../../gateway/mocks/catalogue.ts';
import { openMockShop, type MockCaller } from '../../support/servers/mock-shop.ts';

const product = (place: number): string => mockCatalogue()[place]?.id ?? '';
const NOBODY = mockId('99', 0);
/** Seeded orders: the shopper's pending one with two products and delivered one, and another person's. */
const PENDING = mockId('67', 23);
const DELIVERED = mockId('67', 7);
const NOT_HERS = mockId('67', 1);
/** A product with one unit in stock, and two products of the pending order. */
const LAST_UNIT = product(13);
const [HELD, HELD_TOO] = [product(23), product(36)];
/** A product for which the API has no price. */
const UNPRICED = product(5);
const PERSON = 'name: "Kavya Reddy", password: "Kavya@12", mobile: "9845012345"';
const LAMP =
  'title: "Lamp", image: "/pictures/l.webp", images: [], brand: "aldo", category: "accessories", discountPrice: 1, originalPrice: 2, stock: 3, description: "Bright."';
const order = (id: string, quantity = 1, more = ''): string =>
  `placeOrder(input: { items: [{ productId: "${id}", quantity: ${quantity} }], paymentMethod: UPI, deliveryAddressId: "$address"${more} })`;

type Who = 'guest' | 'shopper' | 'admin' | 'superAdmin';
/**
 * The caller, the mutation, and the code of its answer. `$address` and `$link` stand for values from earlier answers.
 */
type Step = readonly [who: Who, mutation: string, code: string];

const JOURNEYS: Record<string, readonly Step[]> = {
  'signing up and in': [
    ['guest', `register(input: { ${PERSON}, email: "kavya@example.com" })`, 'REGISTERED'],
    ['guest', `register(input: { ${PERSON}, email: "KAVYA@example.com" })`, 'EMAIL_TAKEN'],
    ['guest', 'login(input: { email: "kavya@example.com", password: "Kavya@12" })', 'LOGGED_IN'],
    ['guest', 'login(input: { email: "kavya@example.com", password: "wrong" })', 'WRONG_PASSWORD'],
    ['guest', 'login(input: { email: "nobody@example.com", password: "wrong" })', 'EMAIL_NOT_FOUND'],
    ['shopper', 'logout', 'LOGGED_OUT'],
  ],
  'a new password': [
    ['guest', 'requestPasswordReset(email: "nobody@example.com")', 'EMAIL_NOT_FOUND'],
    ['guest', 'requestPasswordReset(email: "shopper@haat.com")', 'EMAIL_SENT'],
    ['guest', 'resetPassword(input: { token: "$link", newPassword: "Shopper@2" })', 'RESET'],
    ['guest', 'resetPassword(input: { token: "$link", newPassword: "Shopper@3" })', 'TOKEN_EXPIRED_OR_INVALID'],
    ['guest', 'login(input: { email: "shopper@haat.com", password: "Shopper@2" })', 'LOGGED_IN'],
    ['guest', change('shopper@haat.com', 'Shopper@1'), 'WRONG_PASSWORD'],
    ['guest', change('nobody@example.com', 'Shopper@1'), 'USER_NOT_FOUND'],
    ['guest', change('shopper@haat.com', 'Shopper@2'), 'UPDATED'],
    ['guest', 'login(input: { email: "shopper@haat.com", password: "Shopper@9" })', 'LOGGED_IN'],
  ],
  'a wishlist': [
    ['shopper', `addToWishlist(productId: "${product(1)}")`, 'ADDED'],
    ['shopper', `addToWishlist(productId: "${product(1)}")`, 'ALREADY_EXISTS'],
    ['shopper', `removeFromWishlist(productId: "${product(1)}")`, 'REMOVED'],
    ['shopper', `removeFromWishlist(productId: "${product(1)}")`, 'NOT_FOUND'],
  ],
  'a cart': [
    ['shopper', 'clearCart', 'NOT_FOUND'],
    ['shopper', `incrementCartItem(productId: "${product(0)}")`, 'NOT_FOUND'],
    ['shopper', `addToCart(productId: "${product(0)}")`, 'ADDED'],
    ['shopper', `addToCart(productId: "${product(0)}", quantity: 12)`, 'QUANTITY_UPDATED'],
    ['shopper', `addToCart(productId: "${product(0)}", quantity: 2)`, 'INSUFFICIENT_STOCK'],
    ['shopper', `incrementCartItem(productId: "${product(0)}")`, 'INCREMENTED'],
    ['shopper', `incrementCartItem(productId: "${product(0)}")`, 'INSUFFICIENT_STOCK'],
    ['shopper', `decrementCartItem(productId: "${product(0)}")`, 'DECREMENTED'],
    ['shopper', `addToCart(productId: "${LAST_UNIT}")`, 'ADDED'],
    ['shopper', `decrementCartItem(productId: "${LAST_UNIT}")`, 'REMOVED'],
    ['shopper', `decrementCartItem(productId: "${LAST_UNIT}")`, 'NOT_FOUND'],
    ['shopper', `removeFromCart(productId: "${product(0)}")`, 'REMOVED'],
    ['shopper', `removeFromCart(productId: "${product(0)}")`, 'NOT_FOUND'],
    ['shopper', `addToCart(productId: "${product(0)}")`, 'ADDED'],
    ['shopper', 'clearCart', 'CLEARED'],
    ['shopper', `addToCart(productId: "${UNPRICED}")`, 'PRICE_NOT_AVAILABLE'],
    ['shopper', `incrementCartItem(productId: "${UNPRICED}")`, 'PRICE_NOT_AVAILABLE'],
  ],
  'an order': [
    ['shopper', order(LAST_UNIT), 'FAILED'],
    [
      'shopper',
      'saveAddress(input: { address: "1", block: "6", state: "K", city: "K", postalCode: "682011" })',
      'SAVED',
    ],
    ['shopper', order(HELD), 'ALREADY_EXISTS'],
    ['shopper', order(LAST_UNIT, 2), 'INSUFFICIENT_STOCK'],
    ['shopper', order(UNPRICED), 'PRICE_NOT_AVAILABLE'],
    ['shopper', order(LAST_UNIT, 1, ', shownTotal: 46'), 'PRICE_CHANGED'],
    ['shopper', order(LAST_UNIT, 1, ', clearCart: true'), 'PLACED'],
    ['shopper', order(LAST_UNIT), 'ALREADY_EXISTS'],
    ['shopper', `removeOrderItem(orderId: "${DELIVERED}", productId: "${product(7)}")`, 'ALREADY_DELIVERED'],
    ['shopper', `removeOrderItem(orderId: "${NOT_HERS}", productId: "${product(1)}")`, 'NOT_FOUND'],
    ['shopper', `removeOrderItem(orderId: "${PENDING}", productId: "${HELD}")`, 'PRODUCT_REMOVED'],
    ['shopper', `removeOrderItem(orderId: "${PENDING}", productId: "${HELD_TOO}")`, 'ORDER_REMOVED'],
    ['shopper', `removeOrderItem(orderId: "${PENDING}", productId: "${HELD_TOO}")`, 'NOT_FOUND'],
    ['shopper', order(HELD), 'PLACED'],
  ],
  'a review': [
    ['shopper', review(product(4), 5), 'ADDED'],
    ['shopper', review(product(4), 1), 'UPDATED'],
    ['shopper', review(NOBODY, 1), 'PRODUCT_NOT_FOUND'],
    ['superAdmin', `deleteReview(productId: "${product(4)}", reviewId: "${mockId('66', 40)}")`, 'DELETED'],
    ['superAdmin', `deleteReview(productId: "${product(4)}", reviewId: "${mockId('66', 40)}")`, 'NOT_FOUND'],
  ],
  'the catalogue': [
    ['admin', `createProduct(input: { ${LAMP} })`, 'CREATED'],
    ['admin', `updateProduct(id: "${product(2)}", changes: { stock: 1 })`, 'UPDATED'],
    ['admin', `updateProduct(id: "${NOBODY}", changes: { stock: 1 })`, 'NOT_FOUND'],
    ['admin', `updateProduct(id: "${product(2)}", changes: { stock: 2 }, basedOn: { stock: 0 })`, 'CHANGED_MEANWHILE'],
    ['admin', `deleteProduct(id: "${product(2)}")`, 'DELETED'],
    ['admin', `deleteProduct(id: "${product(2)}")`, 'NOT_FOUND'],
  ],
  "an order's states": [
    ['superAdmin', `updateOrderStatus(orderId: "${PENDING}", status: PENDING)`, 'ALREADY_SET'],
    ['superAdmin', `updateOrderStatus(orderId: "${PENDING}", status: CANCELLED)`, 'UPDATED'],
    ['superAdmin', `updateProduct(id: "${HELD}", changes: { stock: 0 })`, 'UPDATED'],
    ['superAdmin', `updateOrderStatus(orderId: "${PENDING}", status: PENDING)`, 'INSUFFICIENT_STOCK'],
    ['superAdmin', `updateProduct(id: "${HELD}", changes: { stock: 9 })`, 'UPDATED'],
    ['superAdmin', `updateOrderStatus(orderId: "${PENDING}", status: DELIVERED)`, 'UPDATED'],
    ['superAdmin', `updateOrderStatus(orderId: "${PENDING}", status: PACKED)`, 'ALREADY_DELIVERED'],
    ['superAdmin', `updateOrderStatus(orderId: "${NOBODY}", status: PACKED)`, 'NOT_FOUND'],
  ],
  accounts: [
    ['superAdmin', `createUser(input: { ${PERSON}, email: "k@example.com", role: ADMIN })`, 'CREATED'],
    ['superAdmin', `createUser(input: { ${PERSON}, email: "k@example.com", role: ADMIN })`, 'EMAIL_TAKEN'],
    ['superAdmin', `updateUser(id: "${mockId('64', 3)}", changes: { role: ADMIN })`, 'UPDATED'],
    ['superAdmin', `updateUser(id: "${NOBODY}", changes: { role: ADMIN })`, 'NOT_FOUND'],
    ['superAdmin', `removeUser(id: "${mockId('64', 3)}")`, 'REMOVED'],
    ['superAdmin', `removeUser(id: "${mockId('64', 3)}")`, 'NOT_FOUND'],
  ],
};

function change(email: string, currentPassword: string): string {
  return `changePassword(input: { email: "${email}", currentPassword: "${currentPassword}", newPassword: "Shopper@9" })`;
}
function review(productId: string, rating: number): string {
  return `addReview(input: { productId: "${productId}", rating: ${rating}, comment: "Mine." })`;
}

test.each(Object.entries(JOURNEYS))('%s goes from code to code, each with a sentence', async (_name, steps) => {
  let link = '';
  let address = NOBODY;
  const shop = openMockShop({ onPasswordReset: (token) => (link = token), unpriced: [UNPRICED] });
  const callers: Record<Who, MockCaller> = {
    guest: shop.guest,
    shopper: await shop.shopper(),
    admin: await shop.admin(),
    superAdmin: await shop.superAdmin(),
  };
  for (const [who, mutation, code] of steps) {
    const given = mutation.replace('$link', link).replace('$address', address);
    const selection = mutation.startsWith('saveAddress') ? 'code message deliveryAddressId' : 'code message';
    const outcome = await callers[who].does<{ code: string; message: string; deliveryAddressId?: string }>(
      `${given} { ${selection} }`,
    );
    expect(outcome.code, given).toBe(code);
    expect(outcome.message, given).not.toBe('');
    address = outcome.deliveryAddressId ?? address;
  }
});

test('the journeys produce every code of the schema except FAILED', () => {
  const reached = new Set(
    Object.values(JOURNEYS).flatMap((steps) =>
      steps.map(([, mutation, code]) => `${/^\w+/.exec(mutation)?.[0] ?? ''}: ${code}`),
    ),
  );
  const fields = Object.values(openMockShop().schema.getMutationType()?.getFields() ?? {});
  const wanted = fields.flatMap(({ name, type }) => {
    const payload = getNamedType(type);
    const code = isObjectType(payload) ? payload.getFields()['code']?.type : undefined;
    const codes = code && getNamedType(code);
    return isEnumType(codes) ? codes.getValues().map((value) => `${name}: ${value.name}`) : [];
  });
  expect(wanted.length).toBeGreaterThan(70);
  expect(wanted.filter((code) => !code.endsWith(': FAILED') && !reached.has(code))).toEqual([]);
});
