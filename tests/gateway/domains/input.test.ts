import { describe, expect, test } from 'vitest';
import { idsProblem, pageProblems } from '../../../gateway/domains/input.ts';
import { alwaysAnswers } from '../../support/http.ts';
import { gatewayForTests } from '../../support/servers/for-tests.ts';

const ID = '64a000000000000000000001';
const PERSON = { name: 'Meera Krishnan', email: 'meera@shop.com', password: 'Peacock#1', mobile: '9812345678' };
const ADDRESS = { address: '12 Lake Road', block: 'B', state: 'Kerala', city: 'Kochi', postalCode: '682001' };
const PRODUCT = {
  title: 'Umbrella',
  image: 'https://pictures.example/1.webp',
  images: [],
  brand: 'aldo',
  category: 'accessories',
  discountPrice: 500,
  originalPrice: 700,
  stock: 1,
  description: 'Keeps the rain off.',
};
const ORDER = { items: [{ productId: ID }], paymentMethod: 'UPI', deliveryAddressId: ID };

/** Documents with one variable `$input`, or with literal arguments. */
const DOCUMENTS = {
  register: 'mutation ($input: RegisterInput!) { register(input: $input) { code } }',
  login: 'mutation ($input: LoginInput!) { login(input: $input) { code } }',
  resetPassword: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { code } }',
  changePassword: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { code } }',
  requestPasswordReset: 'mutation ($input: String!) { requestPasswordReset(email: $input) { code } }',
  addReview: 'mutation ($input: AddReviewInput!) { addReview(input: $input) { code } }',
  addToWishlist: 'mutation ($input: ID!) { addToWishlist(productId: $input) { code } }',
  removeFromWishlist: 'mutation ($input: ID!) { removeFromWishlist(productId: $input) { code } }',
  addToCart: `mutation ($input: Int) { addToCart(productId: "${ID}", quantity: $input) { code } }`,
  removeFromCart: 'mutation ($input: ID!) { removeFromCart(productId: $input) { code } }',
  saveAddress: 'mutation ($input: AddressInput!) { saveAddress(input: $input) { code } }',
  placeOrder: 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { code } }',
  checkoutSummary: 'query ($input: [OrderItemInput!]) { checkoutSummary(items: $input) { payable } }',
  updateOrderStatus: `mutation ($input: OrderStatus!) { updateOrderStatus(orderId: "${ID}", status: $input) { code } }`,
  allOrders: 'query ($input: Int) { allOrders(pageSize: $input) { items { id } } }',
  orderFilter: 'query ($input: OrderFilter) { allOrders(filter: $input) { total } }',
  catalogue: 'query ($input: CatalogueFilter) { catalogue(filter: $input) { total } }',
  catalogueOffset: 'query ($input: Int!) { catalogue(offset: $input) { total } }',
  createProduct: 'mutation ($input: ProductInput!) { createProduct(input: $input) { code } }',
  updateProduct: `mutation ($input: ProductChanges!) { updateProduct(id: "${ID}", changes: $input) { code } }`,
  createUser: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { code } }',
  updateUser: `mutation ($input: UserChanges!) { updateUser(id: "${ID}", changes: $input) { code } }`,
  removeUser: 'mutation ($input: ID!) { removeUser(id: $input) { code } }',
};

/** Operation, rejected field, its message (where the specification has the text), input. */
const REFUSED: [keyof typeof DOCUMENTS, string, string | undefined, unknown][] = [
  ['register', 'email', 'Please enter valid email', { ...PERSON, email: 'meera@shop.in' }],
  ['register', 'name', 'At least 4 characters required ', { ...PERSON, name: 'Mee Krishnan' }],
  ['register', 'password', 'Password should contain at least one digit', { ...PERSON, password: 'Peacock#' }],
  ['register', 'mobile', 'Mobile number must be exactly 10 digits', { ...PERSON, mobile: '98123' }],
  ['register', 'avatar', undefined, { ...PERSON, avatar: 'javascript:alert(1)' }],
  ['login', 'email', 'Please enter valid email', { email: 'meera', password: 'Peacock#1' }],
  ['login', 'password', 'Password is required', { email: PERSON.email, password: '' }],
  ['resetPassword', 'newPassword', 'Reset password is required', { token: 'x', newPassword: '' }],
  [
    'changePassword',
    'newPassword',
    'Password should be at least 6 characters long',
    { email: PERSON.email, currentPassword: 'Peacock#1', newPassword: 'P#1' },
  ],
  ['requestPasswordReset', 'email', 'Please provide a valid email address', 'meera'],
  ['addReview', 'rating', undefined, { productId: ID, rating: 6, comment: 'Fine.' }],
  ['addReview', 'comment', undefined, { productId: ID, rating: 5, comment: '  ' }],
  ['addToWishlist', 'productId', undefined, '../../users'],
  ['removeFromWishlist', 'productId', undefined, ''],
  ['addToCart', 'quantity', undefined, 0],
  ['removeFromCart', 'productId', undefined, 'nonsense'],
  ['saveAddress', 'postalCode', 'Postal code can not be less than 6 digits', { ...ADDRESS, postalCode: '682' }],
  ['saveAddress', 'city', 'City is required', { ...ADDRESS, city: ' ' }],
  ['placeOrder', 'items', undefined, { ...ORDER, items: [] }],
  ['placeOrder', 'items', undefined, { ...ORDER, items: [{ productId: ID }, { productId: ID }] }],
  ['placeOrder', 'deliveryAddressId', undefined, { ...ORDER, deliveryAddressId: 'x' }],
  ['checkoutSummary', 'items', undefined, [{ productId: ID, quantity: 0 }]],
  ['updateOrderStatus', 'status', undefined, 'UNKNOWN'],
  ['allOrders', 'pageSize', undefined, 51],
  ['orderFilter', 'filter.search', undefined, { search: ' ' }],
  ['orderFilter', 'filter.from', undefined, { from: '2026-02-30' }],
  ['orderFilter', 'filter.to', undefined, { to: 'today' }],
  ['orderFilter', 'filter.minTotal', undefined, { minTotal: -1 }],
  ['catalogue', 'filter.search', undefined, { search: ' ' }],
  ['catalogue', 'filter.ids', undefined, { ids: [ID, 'x'] }],
  ['catalogue', 'filter.maxPrice', undefined, { maxPrice: -1 }],
  ['catalogue', 'filter.minRating', undefined, { minRating: 6 }],
  ['catalogueOffset', 'offset', undefined, -1],
  ['createProduct', 'discountPrice', undefined, { ...PRODUCT, discountPrice: 800 }],
  ['createProduct', 'stock', undefined, { ...PRODUCT, stock: -1 }],
  ['createProduct', 'image', undefined, { ...PRODUCT, image: 'data:text/html,x' }],
  ['updateProduct', 'changes', undefined, {}],
  ['createUser', 'email', 'Please enter valid email', { ...PERSON, role: 'ADMIN', email: 'x' }],
  ['updateUser', 'mobile', 'Mobile number must be exactly 10 digits', { mobile: '1' }],
  ['removeUser', 'id', undefined, 'x'],
];
const gateway = gatewayForTests(alwaysAnswers(200, { user: { _id: ID, role: 'superAdmin' }, message: 'fine' }));

describe('wrong input is refused by field, in the words of the forms, before any upstream call', () => {
  test.each(REFUSED)('%s: %s (%s)', async (operation, field, words, input) => {
    gateway.api.calls.splice(0);
    const { errors } = await gateway.query(DOCUMENTS[operation], { input }, { token: 'a-token' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', retryable: false });
    const fields = errors[0]?.extensions?.['fields'] as Record<string, string>;
    expect(Object.keys(fields)).toEqual([field]);
    if (words) expect(fields[field]).toBe(words);
    expect(gateway.api.calls.filter((call) => call !== 'GET /api/users/get/user')).toEqual([]);
  });
});

test('ids and pages up to their limit are right, and one more is not', () => {
  expect(idsProblem([ID, ID], 2)).toBeNull();
  expect(idsProblem([ID, ID, ID], 2)).toBe('Give at most 2 ids.');
  expect(pageProblems(10_000, 50)['page']).toBe(false);
  expect(pageProblems(10_001, 50)['page']).toMatch(/pages end with item 500000/);
});
