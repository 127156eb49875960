import type { StoreObject } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { DETAILS, facts, mockOrder, openOrder, ORDER_1, ORDER_2, requireLine } from './order-screen.ts';
import { productId } from '../../support/graphql/mock-schema.ts';

const ONE_ITEM = [{ productId: productId(1), quantity: 1 }];
const cancelButton = (title: string) => screen.findByRole('button', { name: `Cancel ${title}` });
const question = () => screen.findByRole('dialog', { name: 'Cancel this item?' });

/** Cancels a product and confirms. */
async function cancel(shop: ReturnType<typeof openOrder>, title: string) {
  await shop.user.click(await cancelButton(title));
  await shop.user.click(within(await question()).getByRole('button', { name: 'Cancel item' }));
}

test('asks first, naming the product and its amount, with the focus on keeping it', async () => {
  const shop = openOrder();
  await shop.user.click(await cancelButton('Laptop 1'));
  const dialog = await question();
  expect(dialog).toHaveTextContent('Laptop 12 × ₹799₹1,598');
  expect(dialog).toHaveTextContent('The rest of your order stays as it is.');
  expect(dialog).not.toHaveTextContent('on its way');
  const keep = within(dialog).getByRole('button', { name: 'Keep item' });
  expect(keep).toHaveFocus();
  await shop.user.click(keep);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await requireLine('Laptop 1')).toBeVisible();
  expect(shop.operations.map(({ name }) => name)).not.toContain('RemoveOrderItem');
});

test('says that a dispatched order is on its way, and that a last product takes the order along', async () => {
  const shop = openOrder({ orders: [mockOrder({ status: 'DISPATCHED', items: ONE_ITEM })] });
  await shop.user.click(await cancelButton('Laptop 1'));
  expect(await question()).toHaveTextContent(
    'Laptop 1₹799You pay on delivery, so nothing has been charged.It is already on its way to you.This is the only item',
  );
  expect(await question()).toHaveTextContent('It leaves My Orders.');
});

test.each([
  ['UPI', 'This shop has not charged you, so there is nothing to refund.'],
  [null, '₹1,598The rest'],
] as const)('with the payment %s it says of the money what the shop knows', async (paymentMethod, said) => {
  const shop = openOrder({ orders: [mockOrder({ paymentMethod })] });
  await shop.user.click(await cancelButton('Laptop 1'));
  expect(await question()).toHaveTextContent(said);
  expect(await question()).not.toHaveTextContent('You pay on delivery');
});

test('a product leaves at once; the answer is a notice, and the list follows without its own', async () => {
  const shop = openOrder({}, '/orders');
  const answer = shop.hold('RemoveOrderItem');
  await shop.user.click(await screen.findByRole('link', { name: ORDER_1 }));
  await cancel(shop, 'Laptop 1');
  expect(screen.queryByRole('heading', { level: 3, name: 'Laptop 1' })).toBeNull();
  expect(screen.queryByText('Product removed from order successfully')).toBeNull();
  // What follows has the focus, so that the place in a long order is kept.
  expect(screen.getByRole('link', { name: 'Leather Handbag 2' })).toHaveFocus();
  answer();
  expect(await screen.findByText('Product removed from order successfully')).toBeVisible();
  expect(await requireLine('Leather Handbag 2')).toBeVisible();

  shop.hold('Orders');
  await shop.user.click(screen.getByRole('link', { name: 'My Orders' }));
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(table).toHaveTextContent('Leather Handbag 2');
  expect(table).not.toHaveTextContent('Laptop 1');
});

test('the last product takes the order along, here and in the list', async () => {
  const orders = [mockOrder({ items: ONE_ITEM }), mockOrder({ id: ORDER_2 })];
  const shop = openOrder({ orders }, '/orders');
  await shop.user.click(await screen.findByRole('link', { name: ORDER_1 }));
  await cancel(shop, 'Laptop 1');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Order cancelled' });
  expect(heading).toHaveFocus();
  expect(await screen.findByText('Order removed successfully')).toBeVisible();
  expect(shop.operations.filter(({ name }) => name === 'OrderDetails')).toHaveLength(1);

  shop.hold('Orders');
  await shop.user.click(screen.getByRole('link', { name: 'My Orders' }));
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/orders/details/orderId/${ORDER_2}`]);
});

test('opened without the list, the last product takes the order along, too', async () => {
  const shop = openOrder({ orders: [mockOrder({ items: ONE_ITEM })] });
  const answer = shop.hold('RemoveOrderItem');
  await cancel(shop, 'Laptop 1');
  expect(screen.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
  answer();
  expect(await screen.findByText('Order removed successfully')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
  await shop.user.click(screen.getByRole('link', { name: 'My Orders' }));
  expect(await screen.findByRole('heading', { name: 'No order found' })).toBeVisible();
});

test.each([
  ['INTERNAL_SERVER_ERROR', 'Something went wrong'],
  ['UPSTREAM_TIMEOUT', 'The shop is taking too long to answer. Please try again.'],
  ['BAD_USER_INPUT', 'The shop did not understand that choice. Please change it and try again.'],
] as const)('%s brings the product back, with a notice', async (code, message) => {
  const shop = openOrder({ fail: { 'Mutation.removeOrderItem': code } });
  const answer = shop.hold('RemoveOrderItem');
  await cancel(shop, 'Laptop 1');
  expect(screen.queryByRole('heading', { level: 3, name: 'Laptop 1' })).toBeNull();
  answer();
  expect(await screen.findByText(message)).toBeVisible();
  expect(await requireLine('Laptop 1')).toBeVisible();
});

test('a failure brings back the order that seemed gone', async () => {
  const shop = openOrder({
    orders: [mockOrder({ items: ONE_ITEM })],
    fail: { 'Mutation.removeOrderItem': 'UPSTREAM_UNAVAILABLE' },
  });
  const answer = shop.hold('RemoveOrderItem');
  await cancel(shop, 'Laptop 1');
  expect(screen.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
  answer();
  expect(await screen.findByText('The shop cannot be reached right now. Please try again in a moment.')).toBeVisible();
  expect(await requireLine('Laptop 1')).toBeVisible();
});

test('an order delivered meanwhile stays whole, and shows that it was delivered', async () => {
  const shop = openOrder({ orders: [mockOrder({ status: 'DELIVERED' })] });
  await requireLine('Laptop 1');
  // As if the order was delivered after this screen was opened.
  shop.client.cache.modify({ id: `Order:${ORDER_1}`, fields: { status: () => 'PENDING' } });
  await cancel(shop, 'Laptop 1');
  expect(await screen.findByText('Cannot remove a delivered order')).toBeVisible();
  expect(facts(await requireLine('Laptop 1'))['Order Status']).toBe('Delivered');
});

test('a product that is not in the order any more is refused, and the order is shown as it is', async () => {
  const shop = openOrder();
  await requireLine('Laptop 1');
  // As if the order was changed after this screen was opened.
  shop.client.cache.modify<{ items: readonly StoreObject[] }>({
    id: `Order:${ORDER_1}`,
    fields: {
      items: (known) => known.map((item, at) => (at === 0 ? { ...item, id: productId(9), quantity: 7 } : item)),
    },
  });
  await waitFor(async () => expect(facts(await requireLine('Laptop 1'))['Quantity']).toBe('7'));
  await cancel(shop, 'Laptop 1');
  expect(await screen.findByText('Product not found in order')).toBeVisible();
  expect(facts(await requireLine('Laptop 1'))['Quantity']).toBe('2');
});

test('an outcome whose order could not be read again still takes the product out, everywhere', async () => {
  const fail: NonNullable<MockOptions['fail']> = {};
  const shop = openOrder({ fail });
  await requireLine('Laptop 1');
  fail['RemoveOrderItemPayload.order'] = 'UPSTREAM_TIMEOUT';
  await cancel(shop, 'Laptop 1');
  expect(await screen.findByText('Product removed from order successfully')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3, name: 'Laptop 1' })).toBeNull();
  expect(await requireLine('Leather Handbag 2')).toBeVisible();
});

test('a session that is over shows the expired token in place of the order', async () => {
  const shop = openOrder({ fail: { 'Mutation.removeOrderItem': 'TOKEN_EXPIRED' } });
  await cancel(shop, 'Laptop 1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Token expired' })).toBeVisible();
  await shop.user.click(screen.getByRole('link', { name: 'Login' }));
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: DETAILS });
});
