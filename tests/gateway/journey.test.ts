import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../support/databases.ts';
import { startShop, type Shop, type Visitor } from '../support/shop.ts';

type Payload = { code: string; message: string } & Record<string, unknown>;

/** Makes one operation and gives its field; any error fails the test. */
async function ask<Value = Payload>(
  who: Visitor,
  field: string,
  document: string,
  variables?: Record<string, unknown>,
): Promise<Value> {
  const { data, errors } = await who.query<Record<string, Value>>(document, variables);
  expect(errors, field).toEqual([]);
  return data[field] as Value;
}

const MODES = DATABASES.flatMap((database) => [
  { ...database, name: `${database.name}, as the contract says`, quirks: false },
  { ...database, name: `${database.name}, with the contract’s quirks`, quirks: true },
]);

describe.each(MODES)('a shopper’s whole journey on $name', ({ skip, create, quirks }) => {
  if (skip) return test.skip('there is no server', () => undefined);
  let database: TestDatabase;
  let shop: Shop;
  let meera: Visitor;
  let products: { id: string; title: string; discountPrice: number; stock: number }[];
  const email = 'meera.krishnan@example.com';
  let password = 'Peacock#1';
  beforeAll(async () => {
    database = await create();
    shop = await startShop({ upstream: { ...database, quirks } });
    meera = shop.visitor();
  });
  afterAll(async () => {
    await shop.close();
    await database[Symbol.asyncDispose]();
  });

  test('registers, once per e-mail, and logs in', async () => {
    const register = `mutation ($input: RegisterInput!) { register(input: $input) { code message } }`;
    const input = { name: 'Meera Krishnan', email, password, mobile: '9812345678' };
    expect((await ask(meera, 'register', register, { input })).code).toBe('REGISTERED');
    expect((await ask(meera, 'register', register, { input })).code).toBe('EMAIL_TAKEN');
    expect(await meera.logIn(email, 'Wrong#123')).toBe('WRONG_PASSWORD');
    expect(await meera.logIn('nobody@example.com', password)).toBe('EMAIL_NOT_FOUND');
    expect(await meera.logIn(email, password)).toBe('LOGGED_IN');
    const me = await ask<Record<string, string>>(meera, 'me', '{ me { name email mobile role } }');
    expect(me).toEqual({ name: 'Meera Krishnan', email, mobile: '9812345678', role: 'USER' });
  });

  test('browses the catalogue', async () => {
    const page = await ask<{ items: typeof products }>(
      meera,
      'products',
      '{ products(filter: { brands: ["adidas"] }, sort: PRICE_ASC, pageSize: 50) { items { id title discountPrice stock } } }',
    );
    products = page.items.filter(({ stock }) => stock >= 3);
    expect(products.length).toBeGreaterThan(3);
  });

  test('marks products for later', async () => {
    const [{ id = '' } = {}] = products;
    const add = `mutation ($id: ID!) { addToWishlist(productId: $id) { code wishlist { totalItems items { id product { title } } } } }`;
    expect(await ask(meera, 'addToWishlist', add, { id })).toMatchObject({
      code: 'ADDED',
      wishlist: { totalItems: 1, items: [{ id }] },
    });
    expect((await ask(meera, 'addToWishlist', add, { id })).code).toBe('ALREADY_EXISTS');
    expect(await ask(meera, 'wishlist', '{ wishlist { totalItems } }')).toEqual({ totalItems: 1 });
    const remove = `mutation ($id: ID!) { removeFromWishlist(productId: $id) { code wishlist { totalItems } } }`;
    expect(await ask(meera, 'removeFromWishlist', remove, { id })).toEqual({
      code: 'REMOVED',
      wishlist: { totalItems: 0 },
    });
    expect((await ask(meera, 'removeFromWishlist', remove, { id })).code).toBe('NOT_FOUND');
  });

  test('fills the cart, changes its mind, and is told when there is not that much', async () => {
    const [first, second] = products;
    const cart =
      'cart { totalPrice totalProducts items { id quantity lineTotal } summary { itemsPrice shipping tax payable } }';
    expect(await ask(meera, 'cart', `{ ${cart} }`)).toMatchObject({ totalProducts: 0, items: [] });
    const add = `mutation ($id: ID!, $quantity: Int) { addToCart(productId: $id, quantity: $quantity) { code message ${cart} } }`;
    const price = first?.discountPrice ?? 0;
    expect(await ask(meera, 'addToCart', add, { id: first?.id, quantity: 2 })).toMatchObject({
      code: 'ADDED',
      cart: {
        totalPrice: 2 * price,
        totalProducts: 2,
        items: [{ id: first?.id, quantity: 2, lineTotal: 2 * price }],
        summary: { itemsPrice: 2 * price, shipping: 40, tax: 5, payable: 2 * price + 45 },
      },
    });
    expect((await ask(meera, 'addToCart', add, { id: first?.id, quantity: 1 })).code).toBe('QUANTITY_UPDATED');
    expect(await ask(meera, 'addToCart', add, { id: second?.id, quantity: 1000 })).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      message: 'Sorry! The requested quantity is not available for this product.',
    });
    expect((await ask(meera, 'addToCart', add, { id: second?.id, quantity: 1 })).code).toBe('ADDED');
    const step = (name: string, id?: string) =>
      ask(meera, name, `mutation ($id: ID!) { ${name}(productId: $id) { code cart { totalProducts } } }`, { id });
    expect(await step('incrementCartItem', second?.id)).toMatchObject({
      code: 'INCREMENTED',
      cart: { totalProducts: 5 },
    });
    expect((await step('decrementCartItem', second?.id)).code).toBe('DECREMENTED');
    expect(await step('decrementCartItem', second?.id)).toMatchObject({ code: 'REMOVED', cart: { totalProducts: 3 } });
    expect((await step('decrementCartItem', second?.id)).code).toBe('NOT_FOUND');
    expect((await step('removeFromCart', first?.id)).code).toBe('REMOVED');
    expect((await step('removeFromCart', first?.id)).code).toBe('NOT_FOUND');
    await ask(meera, 'addToCart', add, { id: first?.id, quantity: 1 });
    const clear = 'mutation { clearCart { code cart { totalProducts } } }';
    expect(await ask(meera, 'clearCart', clear)).toEqual({ code: 'CLEARED', cart: { totalProducts: 0 } });
    await ask(meera, 'addToCart', add, { id: first?.id, quantity: 1 });
    await ask(meera, 'addToCart', add, { id: second?.id, quantity: 2 });
  });

  test('orders what is in the cart, reads it, cancels a product, then the order', async () => {
    const [first, second] = products;
    const save = `mutation ($input: AddressInput!) { saveAddress(input: $input) { code deliveryAddressId } }`;
    const address = { address: '12 Lake Road', block: 'B', state: 'Kerala', city: 'Kochi', postalCode: '682001' };
    const saved = await ask(meera, 'saveAddress', save, { input: address });
    expect(saved.code).toBe('SAVED');

    const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { code message order { id status total } } }`;
    const input = {
      items: [
        { productId: first?.id, quantity: 1 },
        { productId: second?.id, quantity: 2 },
      ],
      paymentMethod: 'CASH_ON_DELIVERY',
      deliveryAddressId: saved['deliveryAddressId'],
      clearCart: true,
    };
    const total = (first?.discountPrice ?? 0) + 2 * (second?.discountPrice ?? 0) + 45;
    const placed = await ask<Payload & { order: { id: string } }>(meera, 'placeOrder', place, { input });
    expect(placed).toMatchObject({ code: 'PLACED', order: { status: 'PENDING', total } });
    expect((await ask(meera, 'placeOrder', place, { input })).code).toBe('ALREADY_EXISTS');
    const many = { ...input, items: [{ productId: products[2]?.id, quantity: 1000 }] };
    expect((await ask(meera, 'placeOrder', place, { input: many })).code).toBe('INSUFFICIENT_STOCK');
    expect(await ask(meera, 'cart', '{ cart { totalProducts } }')).toEqual({ totalProducts: 0 });

    const { id } = placed.order;
    const order = `{ id status paymentMethod createdAt total items { id quantity product { title } } deliveryAddress { state city block postalCode } }`;
    const [mine] = await ask<Record<string, unknown>[]>(meera, 'orders', `{ orders ${order} }`);
    expect(mine).toMatchObject({
      id,
      paymentMethod: 'CASH_ON_DELIVERY',
      deliveryAddress: { state: 'Kerala', postalCode: '682001' },
    });
    expect(mine?.['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await ask(meera, 'order', `query ($id: ID!) { order(id: $id) ${order} }`, { id })).toEqual(mine);
    const stranger = await shop.as('user');
    expect(await ask(stranger, 'order', 'query ($id: ID!) { order(id: $id) { id } }', { id })).toBeNull();

    const remove = `mutation ($orderId: ID!, $productId: ID!) { removeOrderItem(orderId: $orderId, productId: $productId) { code order { items { id } } } }`;
    const without = (productId?: string) => ask(meera, 'removeOrderItem', remove, { orderId: id, productId });
    expect(await without(first?.id)).toMatchObject({ code: 'PRODUCT_REMOVED', order: { items: [{ id: second?.id }] } });
    expect((await without(first?.id)).code).toBe('NOT_FOUND');
    expect(await without(second?.id)).toEqual({ code: 'ORDER_REMOVED', order: null });
    expect(await ask(meera, 'orders', '{ orders { id } }')).toEqual([]);
  });

  test('reviews a product, then thinks again', async () => {
    const [, , , product] = products;
    const review = `mutation ($input: AddReviewInput!) { addReview(input: $input) { code product { reviewCount reviews { name rating comment } } } }`;
    const input = { productId: product?.id, rating: 3, comment: 'It is all right.' };
    const added = await ask<Payload & { product: { reviewCount: number } }>(meera, 'addReview', review, { input });
    expect(added.code).toBe('ADDED');
    const updated = await ask(meera, 'addReview', review, {
      input: { ...input, rating: 5, comment: 'It grew on me.' },
    });
    expect(updated).toMatchObject({ code: 'UPDATED', product: { reviewCount: added.product.reviewCount } });
    expect(JSON.stringify(updated)).toContain('It grew on me.');
    const nowhere = { ...input, productId: 'ffffffffffffffffffffffff' };
    expect((await ask(meera, 'addReview', review, { input: nowhere })).code).toBe('PRODUCT_NOT_FOUND');
  });

  test('changes the password, forgets it, and sets another with the mailed link', async () => {
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { code } }`;
    const next = 'Marigold#2';
    const input = { email, currentPassword: 'Wrong#123', newPassword: next };
    expect((await ask(meera, 'changePassword', change, { input })).code).toBe('WRONG_PASSWORD');
    expect(
      (await ask(meera, 'changePassword', change, { input: { ...input, email: 'nobody@example.com' } })).code,
    ).toBe('USER_NOT_FOUND');
    expect((await ask(meera, 'changePassword', change, { input: { ...input, currentPassword: password } })).code).toBe(
      'UPDATED',
    );
    password = next;

    const request = `mutation ($email: String!) { requestPasswordReset(email: $email) { code } }`;
    expect((await ask(meera, 'requestPasswordReset', request, { email: 'nobody@example.com' })).code).toBe(
      'EMAIL_NOT_FOUND',
    );
    expect((await ask(meera, 'requestPasswordReset', request, { email })).code).toBe('EMAIL_SENT');
    const token = /reset_password\/token\/([\w.-]+)/.exec(JSON.stringify(shop.upstream.outbox.at(-1)))?.[1];
    const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { code } }`;
    password = 'Saffron#3';
    const wrong = { token: 'not-a-token', newPassword: password };
    expect((await ask(meera, 'resetPassword', reset, { input: wrong })).code).toBe('TOKEN_EXPIRED_OR_INVALID');
    expect((await ask(meera, 'resetPassword', reset, { input: { token, newPassword: password } })).code).toBe('RESET');
    expect((await ask(meera, 'resetPassword', reset, { input: { token, newPassword: password } })).code).toBe(
      'TOKEN_EXPIRED_OR_INVALID',
    );
  });

  test('logs out, and is a guest', async () => {
    expect(await ask(meera, 'logout', 'mutation { logout { code message } }')).toEqual({
      code: 'LOGGED_OUT',
      message: 'Logout Successful.',
    });
    expect(meera.held.cookie).toBeUndefined();
    const { errors } = await meera.query('{ cart { totalProducts } }');
    expect(errors[0]?.extensions?.['code']).toBe('TOKEN_EXPIRED');
    expect(await meera.logIn(email, password)).toBe('LOGGED_IN');
  });

  test('an admin keeps the catalogue', async () => {
    const admin = await shop.as('admin');
    const summary = () =>
      ask<Record<string, number>>(
        admin,
        'adminSummary',
        '{ adminSummary { totalProducts outOfStock inStock totalMessages } }',
      );
    const before = await summary();
    expect(before).toMatchObject({
      totalMessages: 20,
      inStock: (before['totalProducts'] ?? 0) - (before['outOfStock'] ?? 0),
    });
    const create = `mutation ($input: ProductInput!) { createProduct(input: $input) { code } }`;
    const title = 'Haat Test Umbrella';
    const input = {
      title,
      image: 'https://pictures.example/umbrella.webp',
      images: [],
      brand: 'aldo',
      category: 'accessories',
      discountPrice: 500,
      originalPrice: 700,
      stock: 0,
      description: 'Keeps the rain off.',
    };
    expect((await ask(admin, 'createProduct', create, { input })).code).toBe('CREATED');
    expect(await summary()).toMatchObject({
      totalProducts: (before['totalProducts'] ?? 0) + 1,
      outOfStock: (before['outOfStock'] ?? 0) + 1,
    });
    const found = await ask<{ items: { id: string }[] }>(
      admin,
      'products',
      `{ products(filter: { search: "${title}" }) { items { id } } }`,
    );
    const id = found.items[0]?.id;
    const update = `mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code product { stock discountPrice } } }`;
    expect(await ask(admin, 'updateProduct', update, { id, changes: { stock: 7, discountPrice: 450 } })).toEqual({
      code: 'UPDATED',
      product: { stock: 7, discountPrice: 450 },
    });
    const gone = 'ffffffffffffffffffffffff';
    expect(await ask(admin, 'updateProduct', update, { id: gone, changes: { stock: 7 } })).toEqual({
      code: 'NOT_FOUND',
      product: null,
    });
    const remove = `mutation ($id: ID!) { deleteProduct(id: $id) { code id } }`;
    expect(await ask(admin, 'deleteProduct', remove, { id })).toEqual({ code: 'DELETED', id });
    expect(await ask(admin, 'deleteProduct', remove, { id })).toEqual({ code: 'NOT_FOUND', id });
  });

  test('a super admin keeps orders, reviews and users', async () => {
    const chief = await shop.as('superAdmin');
    const save = await ask(
      meera,
      'saveAddress',
      `mutation { saveAddress(input: { address: "1", block: "B", state: "Goa", city: "Panaji", postalCode: "403001" }) { code deliveryAddressId } }`,
    );
    const placed = await ask<{ order: { id: string; total: number } }>(
      meera,
      'placeOrder',
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { code order { id total } } }`,
      {
        input: {
          items: [{ productId: products[0]?.id }],
          paymentMethod: 'UPI',
          deliveryAddressId: save['deliveryAddressId'],
        },
      },
    );
    const { id, total } = placed.order;
    const pending = await ask<{ items: { id: string }[] }>(
      chief,
      'allOrders',
      '{ allOrders(status: PENDING) { items { id } pageInfo { totalPages hasNextPage } } }',
    );
    expect(pending.items.map((order) => order.id)).toContain(id);
    const move = `mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(orderId: $id, status: $status) { code order { status } } }`;
    expect(await ask(chief, 'updateOrderStatus', move, { id, status: 'PACKED' })).toEqual({
      code: 'UPDATED',
      order: { status: 'PACKED' },
    });
    expect((await ask(chief, 'updateOrderStatus', move, { id, status: 'PACKED' })).code).toBe('ALREADY_SET');
    expect(
      (await ask(chief, 'updateOrderStatus', move, { id: 'ffffffffffffffffffffffff', status: 'PACKED' })).code,
    ).toBe('NOT_FOUND');
    expect((await ask(chief, 'updateOrderStatus', move, { id, status: 'DELIVERED' })).code).toBe('UPDATED');
    expect((await ask(chief, 'updateOrderStatus', move, { id, status: 'PENDING' })).code).toBe('ALREADY_DELIVERED');
    const totals = await ask<{ orders: number; amount: number }>(
      chief,
      'deliveredTotals',
      '{ deliveredTotals { orders amount } }',
    );
    expect(totals.orders).toBe(1);
    expect(totals.amount).toBeGreaterThanOrEqual(total - 45);
    const remove = `mutation ($orderId: ID!, $productId: ID!) { removeOrderItem(orderId: $orderId, productId: $productId) { code } }`;
    expect((await ask(meera, 'removeOrderItem', remove, { orderId: id, productId: products[0]?.id })).code).toBe(
      'ALREADY_DELIVERED',
    );

    const productId = products[3]?.id;
    const reviewed = await ask<{ reviews: { id: string; comment: string }[] }>(
      chief,
      'product',
      'query ($id: ID!) { product(id: $id) { reviews { id comment } } }',
      { id: productId },
    );
    const reviewId = reviewed.reviews.find(({ comment }) => comment === 'It grew on me.')?.id;
    const unsay = `mutation ($productId: ID!, $reviewId: ID!) { deleteReview(productId: $productId, reviewId: $reviewId) { code product { reviews { id } } } }`;
    const unsaid = await ask(chief, 'deleteReview', unsay, { productId, reviewId });
    expect(unsaid.code).toBe('DELETED');
    expect(JSON.stringify(unsaid)).not.toContain(reviewId);
    expect((await ask(chief, 'deleteReview', unsay, { productId, reviewId })).code).toBe('NOT_FOUND');

    const create = `mutation ($input: CreateUserInput!) { createUser(input: $input) { code } }`;
    const input = {
      name: 'Farhan Qureshi',
      email: 'farhan@example.org',
      password: 'Indigo#44',
      mobile: '9900112233',
      role: 'ADMIN',
    };
    expect((await ask(chief, 'createUser', create, { input })).code).toBe('CREATED');
    expect((await ask(chief, 'createUser', create, { input })).code).toBe('EMAIL_TAKEN');
    const users = await ask<{ id: string; email: string; role: string }[]>(
      chief,
      'users',
      '{ users { id email role } }',
    );
    const farhan = users.find((user) => user.email === input.email);
    expect(farhan?.role).toBe('ADMIN');
    expect(users.map((user) => user.email)).not.toContain('super@haat.com');
    const change = `mutation ($id: ID!, $changes: UserChanges!) { updateUser(id: $id, changes: $changes) { code } }`;
    expect((await ask(chief, 'updateUser', change, { id: farhan?.id, changes: { role: 'USER' } })).code).toBe(
      'UPDATED',
    );
    expect(
      (await ask(chief, 'updateUser', change, { id: 'ffffffffffffffffffffffff', changes: { role: 'USER' } })).code,
    ).toBe('NOT_FOUND');
    const dismiss = `mutation ($id: ID!) { removeUser(id: $id) { code id } }`;
    expect(await ask(chief, 'removeUser', dismiss, { id: farhan?.id })).toEqual({ code: 'REMOVED', id: farhan?.id });
    expect((await ask(chief, 'removeUser', dismiss, { id: farhan?.id })).code).toBe('NOT_FOUND');
  });
});
