import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../support/servers/databases.ts';
import { ask, MODES } from '../support/journey.ts';
import { startShop, type Shop, type Visitor } from '../support/servers/shop.ts';

describe.each(MODES)('those who run the shop, on $name', ({ skip, create, quirks }) => {
  if (skip) return test.skip('there is no server', () => undefined);
  let database: TestDatabase;
  let shop: Shop;
  let shopper: Visitor;
  let products: { id: string; stock: number }[];
  beforeAll(async () => {
    database = await create();
    shop = await startShop({ upstream: { ...database, quirks } });
    shopper = await shop.as('user');
    const page = await ask<{ items: typeof products }>(
      shopper,
      'products',
      '{ products(pageSize: 50) { items { id stock } } }',
    );
    products = page.items.filter(({ stock }) => stock >= 3);
  });
  afterAll(async () => {
    await shop.close();
    await database[Symbol.asyncDispose]();
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
      shopper,
      'saveAddress',
      `mutation { saveAddress(input: { address: "1", block: "B", state: "Goa", city: "Panaji", postalCode: "403001" }) { code deliveryAddressId } }`,
    );
    const placed = await ask<{ order: { id: string; total: number } }>(
      shopper,
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
    expect((await ask(shopper, 'removeOrderItem', remove, { orderId: id, productId: products[0]?.id })).code).toBe(
      'ALREADY_DELIVERED',
    );

    const productId = products[3]?.id;
    const review = `mutation ($input: AddReviewInput!) { addReview(input: $input) { code } }`;
    await ask(shopper, 'addReview', review, { input: { productId, rating: 2, comment: 'Not my taste.' } });
    const reviewed = await ask<{ reviews: { id: string; comment: string }[] }>(
      chief,
      'product',
      'query ($id: ID!) { product(id: $id) { reviews { id comment } } }',
      { id: productId },
    );
    const reviewId = reviewed.reviews.find(({ comment }) => comment === 'Not my taste.')?.id;
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
