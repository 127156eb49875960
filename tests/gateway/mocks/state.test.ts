import { expect, test } from 'vitest';
import { mockCatalogue, mockId } from '../../../gateway/mocks/catalogue.ts';
import { openMockShop } from '../../support/servers/mock-shop.ts';

const [FIRST, SECOND] = mockCatalogue();
if (!FIRST || !SECOND) throw new Error('The mock catalogue is empty.');
const CART = 'totalPrice totalProducts items { id quantity lineTotal } summary { itemsPrice shipping tax payable }';

test('a cart adds up, says so in the payload and in the next query, and loses what was deleted', async () => {
  const shop = openMockShop();
  const [shopper, admin] = [await shop.shopper(), await shop.admin()];
  await shopper.does(`addToCart(productId: "${FIRST.id}", quantity: 2) { code }`);
  const { cart } = await shopper.does<{ cart: unknown }>(`addToCart(productId: "${SECOND.id}") { cart { ${CART} } }`);
  const itemsPrice = 2 * FIRST.discountPrice + SECOND.discountPrice;
  expect(cart).toMatchObject({
    totalPrice: itemsPrice,
    totalProducts: 3,
    items: [
      { id: FIRST.id, quantity: 2, lineTotal: 2 * FIRST.discountPrice },
      { id: SECOND.id, quantity: 1 },
    ],
    summary: { itemsPrice, shipping: 40, tax: 5, payable: itemsPrice + 45 },
  });
  expect((await shopper.ask(`{ cart { ${CART} } }`)).data).toEqual({ cart });

  await admin.does(`deleteProduct(id: "${FIRST.id}") { code }`);
  const { data } = await shopper.ask(`{ cart { totalProducts } product(id: "${FIRST.id}") { id } }`);
  expect(data).toEqual({ cart: { totalProducts: 1 }, product: null });
});

test('an order reduces the stock, empties the cart and is in the list; cancelling restores the stock', async () => {
  const shop = openMockShop();
  const shopper = await shop.shopper();
  await shopper.does(`addToCart(productId: "${FIRST.id}", quantity: 3) { code }`);
  const { deliveryAddressId } = await shopper.does<{ deliveryAddressId: string }>(
    'saveAddress(input: { address: "14, Lake Road", block: "6", state: "Kerala", city: "Kochi", postalCode: "682011" }) { deliveryAddressId }',
  );
  const { order } = await shopper.does<{ order: { id: string } }>(
    `placeOrder(input: { items: [{ productId: "${FIRST.id}", quantity: 3 }], paymentMethod: CASH_ON_DELIVERY, deliveryAddressId: "${deliveryAddressId}", clearCart: true })
      { order { id status total paymentMethod deliveryAddress { city } items { quantity product { stock } } } }`,
  );
  expect(order).toMatchObject({
    status: 'PENDING',
    total: 3 * FIRST.discountPrice + 45,
    paymentMethod: 'CASH_ON_DELIVERY',
    deliveryAddress: { city: 'Kochi' },
    items: [{ quantity: 3, product: { stock: FIRST.stock - 3 } }],
  });
  const after = await shopper.ask<{ orders: { id: string }[]; cart: { totalProducts: number } }>(
    '{ orders { id } cart { totalProducts } }',
  );
  expect([after.data.orders[0]?.id, after.data.cart.totalProducts]).toEqual([order.id, 0]);

  await shopper.does(`removeOrderItem(orderId: "${order.id}", productId: "${FIRST.id}") { code }`);
  const { data } = await shopper.ask(`{ order(id: "${order.id}") { id } product(id: "${FIRST.id}") { stock } }`);
  expect(data).toEqual({ order: null, product: { stock: FIRST.stock } });
});

test('a checkout without items counts the cart, with items only those', async () => {
  const shopper = await openMockShop().shopper();
  await shopper.does(`addToCart(productId: "${SECOND.id}") { code }`);
  const { data } = await shopper.ask(`{
    cart: checkoutSummary { itemsPrice payable }
    now: checkoutSummary(items: [{ productId: "${FIRST.id}", quantity: 2 }]) { itemsPrice payable }
  }`);
  const price = 2 * FIRST.discountPrice;
  expect(data).toEqual({
    cart: { itemsPrice: SECOND.discountPrice, payable: SECOND.discountPrice + 45 },
    now: { itemsPrice: price, payable: price + 45 },
  });
});

test("a review changes the product's rating; a second one replaces the first", async () => {
  const shop = openMockShop();
  const shopper = await shop.shopper();
  const say = (rating: number) =>
    shopper.does<{ product: unknown }>(
      `addReview(input: { productId: "${FIRST.id}", rating: ${rating}, comment: "Mine." }) { product { rating reviewCount } }`,
    );
  expect(FIRST.reviews).toEqual([]);
  expect((await say(5)).product).toEqual({ rating: 5, reviewCount: 1 });
  expect((await say(2)).product).toEqual({ rating: 2, reviewCount: 1 });
});

test('the dashboard and the catalogue follow the admin', async () => {
  const shop = openMockShop();
  const admin = await shop.admin();
  const summary = async () =>
    (
      await admin.ask<{ adminSummary: Record<string, number> }>(
        '{ adminSummary { totalProducts outOfStock inStock totalMessages } }',
      )
    ).data.adminSummary;
  const before = await summary();
  expect(before['totalMessages']).toBe(20);
  expect(before['totalProducts']).toBe((before['inStock'] ?? 0) + (before['outOfStock'] ?? 0));
  await admin.does(
    'createProduct(input: { title: "Brass Lamp", image: "/pictures/l.webp", images: ["/pictures/l.webp"], brand: "aldo", category: "accessories", discountPrice: 900, originalPrice: 1000, stock: 0, description: "Warm." }) { code }',
  );
  expect(await summary()).toEqual({
    ...before,
    totalProducts: (before['totalProducts'] ?? 0) + 1,
    outOfStock: (before['outOfStock'] ?? 0) + 1,
  });
  const { data } = await shop.guest.ask(
    '{ products(filter: { search: "brass" }, sort: NEWEST) { items { title discountPercent availability reviewCount } pageInfo { totalPages hasNextPage } } }',
  );
  expect(data).toEqual({
    products: {
      items: [{ title: 'Brass Lamp', discountPercent: 10, availability: 'OUT_OF_STOCK', reviewCount: 0 }],
      pageInfo: { totalPages: 1, hasNextPage: false },
    },
  });
});

test("the super admin pages through everybody's orders, and deliveries are counted", async () => {
  const superAdmin = await openMockShop().superAdmin();
  const document = `query ($status: OrderStatus, $page: Int!) {
    allOrders(status: $status, page: $page, pageSize: 10) { items { id status } pageInfo { totalPages hasNextPage } }
    deliveredTotals { orders amount }
  }`;
  interface Answer {
    allOrders: { items: { status: string }[]; pageInfo: unknown };
    deliveredTotals: { orders: number; amount: number };
  }
  const { data: last } = await superAdmin.ask<Answer>(document, { page: 3 });
  expect(last.allOrders.items).toHaveLength(4);
  expect(last.allOrders.pageInfo).toEqual({ totalPages: 3, hasNextPage: false });
  const { data: delivered } = await superAdmin.ask<Answer>(document, { page: 1, status: 'DELIVERED' });
  expect(new Set(delivered.allOrders.items.map(({ status }) => status))).toEqual(new Set(['DELIVERED']));

  await superAdmin.does(`updateOrderStatus(orderId: "${mockId('67', 23)}", status: DELIVERED) { order { status } }`);
  const { data: more } = await superAdmin.ask<Answer>(document, { page: 1 });
  expect(more.deliveredTotals.orders).toBe(delivered.deliveredTotals.orders + 1);
  expect(more.deliveredTotals.amount).toBeGreaterThan(delivered.deliveredTotals.amount);
});

test('an order keeps the place of a product that is no longer sold', async () => {
  const { data } = await (
    await openMockShop().shopper()
  ).ask<{ order: { items: { product: unknown }[] } }>(
    `{ order(id: "${mockId('67', 3)}") { items { id product { id } } } }`,
  );
  expect(data.order.items.map(({ product }) => product === null)).toEqual([false, false, true]);
});

test.each([
  ['{ products(pageSize: 51) { items { id } } }', 'pageSize'],
  ['{ products(filter: { ratings: [6] }) { items { id } } }', 'filter.ratings'],
  [`mutation { addToCart(productId: "${FIRST.id}", quantity: 0) { code } }`, 'quantity'],
  [`mutation { addReview(input: { productId: "${FIRST.id}", rating: 6, comment: "x" }) { code } }`, 'rating'],
  [
    'mutation { saveAddress(input: { address: "", block: "6", state: "K", city: "K", postalCode: "682011" }) { code } }',
    'address',
  ],
])('%s is refused for its %s', async (document, field) => {
  const { errors } = await (await openMockShop().shopper()).ask(document);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.any(String) as string },
  });
});
