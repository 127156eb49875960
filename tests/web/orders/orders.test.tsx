import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import type { OrderStatus } from '../../../web/src/generated/schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { DELETED, mockOrder, ORDER_1, ORDER_2 } from './order-screen.ts';
import { productId } from '../../support/graphql/mock-schema.ts';

const SHOPPER = { signedInAs: 'shopper@haat.com' };
const open = (options: MockOptions = {}, path = '/orders') => {
  const shop = renderScreen(path, { ...SHOPPER, ...options });
  shop.start();
  return shop;
};

/** One row per order, with the text of each column. */
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('lists the orders, latest first, with what they hold and how far they have come', async () => {
  open({
    orders: [
      mockOrder(),
      mockOrder({ id: ORDER_2, status: 'DELIVERED', items: [{ productId: productId(3), quantity: 1 }] }),
    ],
  });
  expect(await rows()).toEqual([
    ['S/n', 'Product', 'OrderID', 'Status'],
    [
      '1',
      'Running Shoes 3Ordered 1 Jun 20261 itemPayable: ₹4,05,047',
      `${ORDER_2}…00000000Order again what was in ${ORDER_2}`,
      'Delivered',
    ],
    ['2', 'Laptop 1 and 1 moreOrdered 1 Jun 20263 itemsPayable: ₹16,935', `${ORDER_1}…00000000`, 'Pending'],
  ]);
  expect(screen.getByTitle(ORDER_2)).toHaveTextContent('00000000');
  expect(screen.getByRole('button', { name: `Copy the id ${ORDER_2}` })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  expect(document.title).toBe('Haat | Orders');
});

test.each<[OrderStatus, string]>([
  ['PENDING', 'Pending'],
  ['PACKED', 'Packed'],
  ['DISPATCHED', 'Dispatched'],
  ['CANCELLED', 'Cancelled'],
  ['DELIVERED', 'Delivered'],
  ['UNKNOWN', 'Being checked'],
])('%s reads as %s', async (status, label) => {
  open({ orders: [mockOrder({ status })] });
  expect((await rows())[1]?.[3]).toBe(label);
});

test('names and shows the first product of an order, and counts the others; a deleted one is said to be gone', async () => {
  const items = [DELETED, productId(2), productId(3), productId(4), productId(5)].map((productId) => ({
    productId,
    quantity: 1,
  }));
  open({ orders: [mockOrder({ items })] });
  expect((await rows())[1]?.[1]).toMatch(/^A product that is no longer sold and 4 more/);
  expect(screen.getByTitle('A product that is no longer sold')).toBeVisible();
});

test('an order id leads to its details', async () => {
  const shop = open({ orders: [mockOrder()] });
  await shop.user.click(await screen.findByRole('link', { name: ORDER_1 }));
  await waitFor(() => expect(shop.address()).toBe(`/orders/details/orderId/${ORDER_1}`));
});

test('an order without a date, or without one that can be read, is shown all the same', async () => {
  const shop = open({ orders: [mockOrder({ createdAt: 'some day' })] });
  expect((await rows())[1]?.[1]).toMatch(/Date unknown3 items/);
  shop.client.cache.modify({ id: `Order:${ORDER_1}`, fields: { createdAt: () => null } });
  expect((await rows())[1]?.[1]).toMatch(/Date unknown3 items/);
});

test('each cell carries the name of its column, for cards on a phone', async () => {
  open({ orders: [mockOrder()] });
  const [, row] = within(await screen.findByRole('table', { name: 'Orders' })).getAllByRole('row');
  expect([...(row?.children ?? [])].map((cell) => cell.getAttribute('data-label'))).toEqual([
    'S/n',
    'Product',
    'OrderID',
    'Status',
  ]);
});

test('shows a skeleton until the orders come', async () => {
  const shop = renderScreen('/orders', { ...SHOPPER, orders: [mockOrder()] });
  const answer = shop.hold('Orders');
  shop.start();
  await screen.findByRole('status', { name: 'Loading orders' });
  answer();
  await rows();
  expect(screen.queryByRole('status', { name: 'Loading orders' })).toBeNull();
});

test('without orders there is a way to the products', async () => {
  const shop = open({ orders: [] });
  expect(await screen.findByRole('heading', { name: 'No order found' })).toBeVisible();
  await shop.user.click(screen.getByRole('link', { name: 'Explore Products' }));
  await waitFor(() => expect(shop.address()).toBe('/products'));
});

test.each([
  ['UPSTREAM_TIMEOUT', /is taking too long to answer/],
  ['UPSTREAM_UNAVAILABLE', /cannot be reached right now/],
  ['UPSTREAM_BAD_RESPONSE', 'Something went wrong. Please contact us'],
  ['INTERNAL_SERVER_ERROR', 'Something went wrong. Please contact us'],
])('after %s it says so, and tries again', async (code, text) => {
  const shop = renderScreen('/orders', { ...SHOPPER, orders: [mockOrder()] });
  shop.faults.set('Orders', code);
  shop.start();
  expect(await screen.findByText(text)).toBeVisible();
  shop.faults.clear();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows())[1]?.[3]).toBe('Pending');
});

test('a guest goes to the log-in, and comes back', async () => {
  const shop = renderScreen('/orders');
  shop.start();
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/orders' });
});

test.each(['TOKEN_EXPIRED', 'UNAUTHENTICATED'] as const)(
  '%s shows the expired token, with a way to the log-in',
  async (code) => {
    const shop = open({ orders: [mockOrder()], fail: { 'Query.orders': code } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Token expired' })).toBeVisible();
    expect(localStorage.getItem('loggedUser')).toBeNull();
    await shop.user.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(shop.address()).toBe('/login'));
    expect(shop.shown().location.state).toEqual({ from: '/orders' });
  },
);
