import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { mockProducts, productId } from '../../support/graphql/mock-schema.ts';
import { DELETED, mockOrder, openOrder as openAny, ORDER_1 } from './order-screen.ts';

/** An open one cannot be ordered again: the API refuses a second order of its products. */
const delivered = (order: Parameters<typeof mockOrder>[0] = {}) => mockOrder({ status: 'DELIVERED', ...order });
const openOrder = (options: MockOptions = {}, path?: string) => openAny({ orders: [delivered()], ...options }, path);
const again = () => screen.findByRole('button', { name: 'Order again' });

const itemsOf = (...items: [product: number, quantity: number][]) => ({
  orders: [delivered({ items: items.map(([number, quantity]) => ({ productId: productId(number), quantity })) })],
});
/** Products 1 to 3 with so many units each. */
const stocked = (...stocks: number[]) => ({
  products: mockProducts(3).map((product, index) => ({ ...product, stock: stocks[index] ?? 0 })),
});
const added = (shop: ReturnType<typeof openOrder>) =>
  shop.operations.filter(({ name }) => name === 'AddToCart').map(({ variables }) => variables);

test('an order goes into the cart as it was, and the cart opens', async () => {
  const shop = openOrder();
  await shop.user.click(await again());
  await waitFor(() => expect(shop.address()).toBe('/cart'));
  expect(await screen.findByText('Everything of this order is in your cart.')).toBeVisible();
  expect(added(shop)).toEqual([
    { productId: productId(1), quantity: 2 },
    { productId: productId(2), quantity: 1 },
  ]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Leather Handbag 2' })).toBeVisible();
});

test('a row of the list does the same, with the order in its name', async () => {
  const shop = openOrder({}, '/orders');
  await shop.user.click(await screen.findByRole('button', { name: `Order again what was in ${ORDER_1}` }));
  await waitFor(() => expect(shop.address()).toBe('/cart'));
  expect(added(shop)).toHaveLength(2);
});

test('a sentence says what is not sold, out of stock, or only there in part', async () => {
  const items = [1, 2, 3].map((number) => ({ productId: productId(number), quantity: 5 }));
  const orders = [delivered({ items: [...items, { productId: DELETED, quantity: 1 }] })];
  const shop = openOrder({ ...stocked(2, 0, 9), orders });
  await shop.user.click(await again());
  expect(
    await screen.findByText(
      'Not all of it is in your cart: only 2 of 5 pieces of Laptop 1, Leather Handbag 2 is out of stock, ' +
        '1 product is no longer sold.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(shop.address()).toBe('/cart'));
  expect(added(shop)).toEqual([
    { productId: productId(1), quantity: 2 },
    { productId: productId(3), quantity: 5 },
  ]);
});

test('what the cart has already counts, and with nothing to add the order stays in sight', async () => {
  const shop = openOrder({ ...stocked(2, 2, 2), ...itemsOf([1, 2]) });
  await again();
  await shop.behind(`mutation { addToCart(productId: "${productId(1)}", quantity: 2) { code } }`);
  await shop.user.click(await again());
  expect(
    await screen.findByText(
      'Nothing of it could be put into your cart: your cart already has all that are left of Laptop 1.',
    ),
  ).toBeVisible();
  expect(added(shop)).toEqual([]);
  expect(shop.address()).toContain('/orders/details');
});

test('nothing is offered when none of it is sold and in stock', async () => {
  openOrder({ ...stocked(0, 0, 0) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
});

test('a product without a price is not asked for, and a sentence says so', async () => {
  const shop = openOrder({ unpriced: [productId(1)] });
  await shop.user.click(await again());
  expect(
    await screen.findByText('Not all of it is in your cart: the price of Laptop 1 is not available.'),
  ).toBeVisible();
  expect(added(shop)).toEqual([{ productId: productId(2), quantity: 1 }]);
});

test('nothing is offered when none of it has a price', async () => {
  openOrder({ unpriced: [productId(1), productId(2)] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
});

test('a price that went meanwhile is named, too', async () => {
  const unpriced: string[] = [];
  const shop = openOrder({ unpriced, ...itemsOf([1, 1], [2, 1]) });
  await again();
  unpriced.push(productId(1));
  await shop.user.click(await again());
  expect(
    await screen.findByText('Not all of it is in your cart: the price of Laptop 1 is not available.'),
  ).toBeVisible();
  await waitFor(() => expect(shop.address()).toBe('/cart'));
});

test('while it is on its way, neither the order nor its row offers to order it again', async () => {
  const shop = openOrder({ orders: [mockOrder({ status: 'DISPATCHED' })] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  await shop.navigate('/orders');
  expect(await screen.findByRole('table', { name: 'Orders' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Order again/ })).toBeNull();
});

test('stock that was sold meanwhile is named', async () => {
  const shop = openOrder({ ...stocked(3, 3, 3), ...itemsOf([1, 3], [2, 1]) });
  await again();
  shop.client.cache.modify({ id: `Product:${productId(1)}`, fields: { stock: () => 50 } });
  shop.client.cache.modify({
    id: `Order:${ORDER_1}`,
    fields: {
      items: (known: readonly object[]) => known.map((item, at) => (at === 0 ? { ...item, quantity: 9 } : item)),
    },
  });
  await shop.user.click(await again());
  expect(
    await screen.findByText('Not all of it is in your cart: there are not that many left of Laptop 1.'),
  ).toBeVisible();
});

test.each([
  [
    'Mutation.addToCart',
    'Nothing of it could be put into your cart: Laptop 1 was not added, Leather Handbag 2 was not added.',
  ],
  ['Query.cart', undefined],
] as const)('a failure of %s is said, and the order stays in sight', async (field, sentence) => {
  const fail: NonNullable<MockOptions['fail']> = {};
  const shop = openOrder({ fail });
  await again();
  fail[field] = 'UPSTREAM_UNAVAILABLE';
  await shop.user.click(await again());
  expect(await screen.findByText('The shop cannot be reached right now. Please try again in a moment.')).toBeVisible();
  if (sentence) expect(await screen.findByText(sentence)).toBeVisible();
  // After a failure the rest is not tried.
  expect(added(shop)).toHaveLength(sentence ? 1 : 0);
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('Order details');
});
