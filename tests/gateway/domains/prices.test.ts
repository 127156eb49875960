import { expect, test } from 'vitest';
import { mockCatalogue } from '../../../gateway/mocks/seed.ts';
import { parseProduct } from '../../../gateway/domains/products/products.rest.ts';
import { openMockShop } from '../../support/servers/mock-shop.ts';

const ID = '64a000000000000000000001';

test.each([
  [{ discountPrice: 499, originalPrice: 999 }, 499, 999],
  [{ discountPrice: '499', originalPrice: '999' }, 499, 999],
  [{ discountPrice: '1,999', originalPrice: '1,49,900' }, 1999, 149_900],
  [{ discountPrice: '149,900.50', originalPrice: '₹ 1,49,900.50' }, 149_900.5, 149_900.5],
  [{ originalPrice: 999 }, 999, 999],
  [{ discountPrice: null, originalPrice: 999 }, 999, 999],
  [{ discountPrice: '', originalPrice: 999 }, 999, 999],
  [{ discountPrice: 499 }, 499, 499],
  [{ discountPrice: 499, originalPrice: 'soon' }, 499, 499],
  [{ discountPrice: 0, originalPrice: 999 }, 0, 999],
  [{}, null, null],
  [{ discountPrice: null, originalPrice: null }, null, null],
  [{ discountPrice: 'on request', originalPrice: 999 }, null, null],
  [{ discountPrice: '499,50', originalPrice: 999 }, null, null],
  [{ discountPrice: '1.999,00' }, null, null],
  [{ discountPrice: '0x10' }, null, null],
  [{ discountPrice: '1e3' }, null, null],
  [{ discountPrice: -5 }, null, null],
  [{ discountPrice: '-0' }, null, null],
  [{ discountPrice: '0.001', originalPrice: 999 }, null, null],
  [{ discountPrice: 0.004 }, null, null],
  [{ discountPrice: '1,99,900.555' }, 199_900.56, 199_900.56],
  [{ discountPrice: [499] }, null, null],
  [{ discountPrice: true }, null, null],
  [{ discountPrice: 1e300 }, null, null],
  [{ discountPrice: '9'.repeat(100_000) }, null, null],
])('the prices of %j are %j and %j', (prices, discountPrice, originalPrice) => {
  expect(parseProduct({ _id: ID, ...prices })).toMatchObject({ discountPrice, originalPrice });
});

const [priced, unpriced] = mockCatalogue();
if (!priced || !unpriced) throw new Error('The mock catalogue has no products.');
const CART = [priced, unpriced].map(({ id: productId }) => ({ productId, quantity: 2 }));
const SHOPPER = 'shopper@haat.com';

test('a product without a price is shown, and counts in no sum', async () => {
  const shop = openMockShop({ unpriced: [unpriced.id], cart: CART, signedInAs: SHOPPER });
  const { data, errors } = await shop.guest.ask<Record<string, unknown>>(
    `query ($id: ID!) {
      product(id: $id) { title hasPrice discountPrice discountPercent }
      cart { totalPrice items { lineTotal product { hasPrice } } summary { itemsPrice payable isTotalWhole } }
    }`,
    { id: unpriced.id },
  );
  const lineTotal = priced.discountPrice * 2;
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    product: { title: unpriced.title, hasPrice: false, discountPrice: 0, discountPercent: 0 },
    cart: {
      totalPrice: lineTotal,
      items: [
        { lineTotal, product: { hasPrice: true } },
        { lineTotal: 0, product: { hasPrice: false } },
      ],
      summary: { itemsPrice: lineTotal, payable: lineTotal + 45, isTotalWhole: false },
    },
  });
});

test('a product without a price does not go into the cart, and no unit more of one', async () => {
  const shop = openMockShop({ unpriced: [unpriced.id], cart: CART, signedInAs: SHOPPER });
  for (const change of ['addToCart', 'incrementCartItem'])
    expect(
      await shop.guest.does(`${change}(productId: "${unpriced.id}") { code cart { items { quantity } } }`),
    ).toEqual({ code: 'PRICE_NOT_AVAILABLE', cart: { items: [{ quantity: 2 }, { quantity: 2 }] } });
});

test('an order of which not every product has a price is said so, is in no range that ends, and is sorted last', async () => {
  const orderOf = (n: number, ...productIds: string[]) => ({
    id: `67${'0'.repeat(21)}${n}`,
    owner: SHOPPER,
    status: 'PENDING' as const,
    paymentMethod: 'UPI' as const,
    createdAt: `2026-01-0${n}T00:00:00.000Z`,
    items: productIds.map((productId) => ({ productId, quantity: 1 })),
    deliveryAddress: null,
  });
  const orders = [orderOf(1, unpriced.id), orderOf(2, priced.id), orderOf(3, priced.id, ID)]; // ID: deleted
  const staff = await openMockShop({ unpriced: [unpriced.id], orders }).superAdmin();
  const total = priced.discountPrice + 45;
  const found = async (args: string) => {
    const { data, errors } = await staff.ask<{ allOrders: { items: { id: string }[] } }>(
      `{ allOrders(${args}) { items { id total isTotalWhole } } }`,
    );
    expect(errors).toEqual([]);
    return data.allOrders.items;
  };
  const ids = async (args: string) => (await found(args)).map(({ id }) => id.at(-1)).join('');
  expect(await found('sort: PLACED, descending: false')).toMatchObject([
    { total: 45, isTotalWhole: false },
    { total, isTotalWhole: true },
    { total, isTotalWhole: false },
  ]);
  expect(await ids(`filter: { maxTotal: ${total} }`)).toBe('2');
  expect(await ids(`filter: { minTotal: ${total} }`)).toBe('32');
  expect(await ids('filter: { minTotal: 0 }')).toBe('321');
  expect(await ids('sort: TOTAL')).toMatch(/^2/);
  expect(await ids('sort: TOTAL, descending: false')).toMatch(/^2/);
});

const ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { code message order { id } summary { itemsPrice payable } }
}`;
type Placed = { placeOrder: { code: string; message: string; order: object | null; summary: object | null } };

async function ordering(options: { unpriced?: string[] }) {
  const shop = openMockShop({ ...options, cart: CART, signedInAs: SHOPPER });
  const address = '{ address: "1", block: "6", state: "K", city: "K", postalCode: "682011" }';
  const { deliveryAddressId } = await shop.guest.does<{ deliveryAddressId: string }>(
    `saveAddress(input: ${address}) { deliveryAddressId }`,
  );
  return {
    shop,
    order: async (items: typeof CART, more: object) => {
      const input = { items, paymentMethod: 'UPI', deliveryAddressId, ...more };
      const { data, errors } = await shop.guest.ask<Placed>(ORDER, { input });
      expect(errors).toEqual([]);
      return data.placeOrder;
    },
  };
}

test('an order with a product without a price is refused by its title, from the cart and without one', async () => {
  const { order } = await ordering({ unpriced: [unpriced.id] });
  for (const clearCart of [true, false]) {
    const { code, message } = await order(CART, { clearCart });
    expect([code, message]).toEqual(['PRICE_NOT_AVAILABLE', expect.stringContaining(unpriced.title)]);
  }
});

test('an order at another total than was shown is refused with the new one, until that is shown', async () => {
  const { shop, order } = await ordering({});
  const admin = await shop.admin();
  const shown = (priced.discountPrice + unpriced.discountPrice) * 2 + 45;
  const price = priced.discountPrice + 0.5;
  await admin.does(
    `updateProduct(id: "${priced.id}", changes: { discountPrice: ${price}, originalPrice: ${price} }) { code }`,
  );
  const summary = { itemsPrice: shown - 45 + 1, payable: shown + 1 };
  for (const clearCart of [true, false])
    expect(await order(CART, { shownTotal: shown, clearCart })).toMatchObject({
      code: 'PRICE_CHANGED',
      order: null,
      summary,
    });
  expect(await order(CART, { shownTotal: shown + 1, clearCart: true })).toMatchObject({
    code: 'PLACED',
    summary: null,
  });
});

test('a product that staff made free is for sale, and counts as 0', async () => {
  const { shop, order } = await ordering({});
  const admin = await shop.admin();
  await admin.does(`updateProduct(id: "${priced.id}", changes: { discountPrice: 0 }) { code }`);
  const free = [{ productId: priced.id, quantity: 1 }];
  expect(await shop.guest.does(`addToCart(productId: "${priced.id}") { code }`)).toEqual({ code: 'QUANTITY_UPDATED' });
  expect(await order(free, { shownTotal: 45 })).toMatchObject({ code: 'PLACED' });
  const { data } = await shop.guest.ask(
    `query ($id: ID!) { product(id: $id) { hasPrice discountPrice } orders { total isTotalWhole } }`,
    { id: priced.id },
  );
  expect(data).toMatchObject({ product: { hasPrice: true, discountPrice: 0 } });
  expect((data as { orders: object[] }).orders).toContainEqual({ total: 45, isTotalWhole: true });
});

test('an order without a shown total is placed at the total of now', async () => {
  const { order } = await ordering({});
  expect(await order(CART, {})).toMatchObject({ code: 'PLACED' });
});

test('staff give a price to a product that has none', async () => {
  const shop = openMockShop({ unpriced: [unpriced.id] });
  const admin = await shop.admin();
  const change = 'changes: { discountPrice: 5 }, basedOn: { discountPrice: 0, originalPrice: 0 }';
  expect(await admin.does(`updateProduct(id: "${unpriced.id}", ${change}) { code }`)).toEqual({ code: 'UPDATED' });
});

test.each([0, null])('a change may be based on there being no price: %j', async (discountPrice) => {
  const shop = openMockShop({ unpriced: [unpriced.id], signedInAs: 'admin@haat.com' });
  const { data, errors } = await shop.guest.ask<{ updateProduct: { code: string } }>(
    `mutation ($id: ID!, $basedOn: ProductBase) {
      updateProduct(id: $id, changes: { discountPrice: 90, originalPrice: 100 }, basedOn: $basedOn) { code }
    }`,
    { id: unpriced.id, basedOn: { discountPrice, originalPrice: discountPrice } },
  );
  expect([errors, data.updateProduct.code]).toEqual([[], 'UPDATED']);
});
