import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { DELETED, mockOrder, openOrder, ORDER_1, requireLine } from './order-screen.ts';

const button = () => screen.findByRole('button', { name: 'Cancel whole order' });
const question = () => screen.findByRole('dialog', { name: 'Cancel the whole order?' });
const removed = (shop: ReturnType<typeof openOrder>) =>
  shop.operations.filter(({ name }) => name === 'RemoveOrderItem').map(({ variables }) => variables['productId']);

async function cancelAll(shop: ReturnType<typeof openOrder>) {
  await shop.user.click(await button());
  await shop.user.click(within(await question()).getByRole('button', { name: 'Cancel whole order' }));
}

test('asks first, naming products and amounts, with the focus on keeping it', async () => {
  const shop = openOrder({ orders: [mockOrder({ status: 'DISPATCHED' })] });
  await shop.user.click(await button());
  expect(await question()).toHaveTextContent(
    'Laptop 12 × ₹799₹1,598Leather Handbag 2₹15,2923 itemswith shipping and tax₹16,935' +
      'You pay on delivery, so nothing has been charged.It is already on its way to you.',
  );
  expect(await question()).toHaveTextContent('It leaves My Orders.');
  const keep = within(await question()).getByRole('button', { name: 'Keep order' });
  expect(keep).toHaveFocus();
  await shop.user.click(keep);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removed(shop)).toEqual([]);
});

test('cancels one product after another, and the order is gone', async () => {
  const shop = openOrder();
  await cancelAll(shop);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
  expect(await screen.findByText('Order removed successfully')).toBeVisible();
  expect(removed(shop)).toEqual([productId(1), productId(2)]);
  expect(screen.getByText(/^Order …00000000 with 3 items is cancelled/)).toBeVisible();
  expect(screen.queryByText(/Its last product/)).toBeNull();
});

test.each([
  ['with one product, its own button does it', mockOrder({ items: [{ productId: productId(1), quantity: 4 }] })],
  ['a delivered order has no such button', mockOrder({ status: 'DELIVERED' })],
  ['nor has a cancelled one', mockOrder({ status: 'CANCELLED' })],
])('%s', async (_, order) => {
  openOrder({ orders: [order] });
  await requireLine('Laptop 1');
  expect(screen.queryByRole('button', { name: 'Cancel whole order' })).toBeNull();
});

test('a deleted product stays, which is said before and after', async () => {
  const items = [productId(1), DELETED, productId(2)].map((id) => ({ productId: id, quantity: 1 }));
  const shop = openOrder({ orders: [mockOrder({ items })] });
  await shop.user.click(await button());
  const told = 'What is no longer sold cannot be cancelled here.';
  expect(await question()).toHaveTextContent(told);
  await shop.user.click(within(await question()).getByRole('button', { name: 'Cancel whole order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(told)).toBeVisible();
  expect(await requireLine('A product that is no longer sold')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3, name: 'Laptop 1' })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Products' })).toHaveFocus();
});

test('an order delivered meanwhile stays whole, and is not asked for each product', async () => {
  const shop = openOrder({ orders: [mockOrder({ status: 'DELIVERED' })] });
  await requireLine('Laptop 1');
  // As if the order was delivered after this screen was opened.
  shop.client.cache.modify({ id: `Order:${ORDER_1}`, fields: { status: () => 'PENDING' } });
  await cancelAll(shop);
  expect(
    await screen.findByText('Not cancelled: Laptop 1, Leather Handbag 2. Cannot remove a delivered order'),
  ).toBeVisible();
  expect(removed(shop)).toEqual([productId(1)]);
});

test('a product that is gone is named, and the others are cancelled', async () => {
  const items = [1, 2, 3].map((number) => ({ productId: productId(number), quantity: 1 }));
  const shop = openOrder({ orders: [mockOrder({ items })] });
  await requireLine('Laptop 1');
  await shop.behind(`mutation { removeOrderItem(orderId: "${ORDER_1}", productId: "${productId(1)}") { code } }`);
  await cancelAll(shop);
  expect(await screen.findByText('Not cancelled: Laptop 1. Product not found in order')).toBeVisible();
  expect(removed(shop)).toEqual([productId(1), productId(2), productId(3)]);
});

test('a failure stops it, and says what is perhaps not cancelled', async () => {
  const fail: NonNullable<MockOptions['fail']> = {};
  const shop = openOrder({ fail });
  await button();
  fail['Mutation.removeOrderItem'] = 'UPSTREAM_UNAVAILABLE';
  await cancelAll(shop);
  expect(
    await screen.findByText(/^Perhaps not cancelled: Laptop 1, Leather Handbag 2\. The shop cannot be reached/),
  ).toBeVisible();
  expect(removed(shop)).toEqual([productId(1)]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await requireLine('Laptop 1')).toBeVisible();
});

test('at the end of a session the expired token takes the place of the order', async () => {
  const shop = openOrder({ fail: { 'Mutation.removeOrderItem': 'TOKEN_EXPIRED' } });
  await cancelAll(shop);
  expect(await screen.findByRole('heading', { level: 1, name: 'Token expired' })).toBeVisible();
});

/** Whether the browser would ask before the page is closed. */
const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('while it runs it tells how far it is, and the browser asks before the page is closed', async () => {
  const items = [1, 2, 3].map((number) => ({ productId: productId(number), quantity: 1 }));
  const shop = openOrder({ orders: [mockOrder({ items })] });
  expect(asksBeforeClosing()).toBe(false);
  const goOn = shop.hold('RemoveOrderItem');
  await cancelAll(shop);
  const status = () => within(screen.getByRole('dialog')).getByRole('status');
  expect(status()).toHaveTextContent('0 of 3 cancelled. Please keep this page open.');
  expect(asksBeforeClosing()).toBe(true);
  const goOnAgain = shop.hold('RemoveOrderItem');
  goOn();
  await waitFor(() => expect(status()).toHaveTextContent('1 of 3 cancelled'));
  // What runs cannot be called back, so closing the question does not say that it keeps the order.
  expect(screen.queryByRole('button', { name: 'Keep order' })).toBeNull();
  await shop.user.click(within(await question()).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/^1 of 3 cancelled/)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: 'Cancel whole order' })).toBeNull();
  goOnAgain();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
  expect(asksBeforeClosing()).toBe(false);
});

test('after a failure the browser asks no more', async () => {
  const fail: NonNullable<MockOptions['fail']> = {};
  const shop = openOrder({ fail });
  await button();
  fail['Mutation.removeOrderItem'] = 'UPSTREAM_UNAVAILABLE';
  await cancelAll(shop);
  await screen.findByText(/^Perhaps not cancelled/);
  expect(screen.queryByText(/of 2 cancelled/)).toBeNull();
  expect(asksBeforeClosing()).toBe(false);
});
