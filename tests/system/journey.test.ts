import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../support/servers/databases.ts';
import { ask, MODES, type Payload } from '../support/journey.ts';
import { startShop, type Shop, type Visitor } from '../support/servers/shop.ts';

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
});
