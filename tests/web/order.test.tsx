import type { StoreObject } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { MockOptions } from '../../gateway/mocks/mock-options.ts';
import { renderScreen } from './render-screen.tsx';
import { DELETED, mockOrder, ORDER_1, ORDER_2 } from './shop-orders.ts';

const DETAILS = `/orders/details/orderId/${ORDER_1}`;
const SHOPPER = { signedInAs: 'shopper@haat.com' };
const ONE_ITEM = [{ productId: 'p1', quantity: 1 }];
/** Long enough to see what is expected before the answer. */
const SLOW = { 'Mutation.removeOrderItem': 200 };

const open = (options: MockOptions = {}, path = DETAILS) => {
  const shop = renderScreen(path, { ...SHOPPER, orders: [mockOrder()], ...options });
  shop.start();
  return shop;
};
const line = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is not in the list.`);
  return item;
};
const cancelButton = (title: string) => screen.findByRole('button', { name: `Cancel ${title}` });
/** Names and values of a definition list, as they read. */
const facts = (element: HTMLElement) =>
  Object.fromEntries(
    [...element.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent)),
  ) as Record<string, string>;

describe('the screen', () => {
  test('shows a spinner, then where the order goes, whose it is, and its products', async () => {
    open();
    expect(await screen.findByText('Loading order details...')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
    expect(document.title).toBe('Haat | Order details');
    expect(facts(screen.getByRole('region', { name: 'Delivery Address' }))).toEqual({
      Address: '14, Lake View Road',
      State: 'Kerala',
      District: 'Ernakulam',
      Block: 'Ward 6',
      'Postal Code': '682011',
    });
    const buyer = screen.getByRole('region', { name: 'Your Info' });
    await waitFor(() =>
      expect(facts(buyer)).toEqual({
        Name: 'Asha Menon',
        Email: 'shopper@haat.com',
        Phone: expect.stringMatching(/^\+91\d{10}$/) as string,
      }),
    );
    expect(facts(await line('Laptop 1'))).toEqual({
      'Payment method': 'Cashon Delivery',
      'Order Status': 'Pending',
      Price: '₹799',
      Quantity: '2',
    });
    expect(await line('Laptop 1')).toHaveTextContent('Sold by Haat Retail');
  });

  test.each([
    ['CREDIT_CARD', 'Credit Card'],
    ['UPI', 'UPI'],
    ['CASH_ON_DELIVERY', 'Cashon Delivery'],
    [null, 'Not given'],
  ] as const)('a payment by %s reads as %s', async (paymentMethod, label) => {
    open({ orders: [mockOrder({ paymentMethod })] });
    expect(facts(await line('Laptop 1'))['Payment method']).toBe(label);
  });

  test("'Rate and review' leads to the product's reviews", async () => {
    open();
    const item = await line('Laptop 1');
    expect(within(item).getByRole('link', { name: 'Rate and review Laptop 1' })).toHaveAttribute(
      'href',
      '/product/single/p1#reviews',
    );
  });

  test('the invoice is only promised', async () => {
    const alert = vi.spyOn(window, 'alert').mockReturnValue();
    const shop = open();
    await shop.user.click(await screen.findByRole('button', { name: 'Download Order Invoice' }));
    expect(alert.mock.calls).toEqual([['Download feature will be added']]);
  });

  test('a profile that cannot be had leaves the order in sight, and is asked for again', async () => {
    const shop = renderScreen(DETAILS, { ...SHOPPER, orders: [mockOrder()] });
    shop.faults.set('Me', 'UPSTREAM_TIMEOUT');
    shop.start();
    const buyer = await screen.findByRole('region', { name: 'Your Info' });
    await waitFor(() => expect(facts(buyer)['Phone']).toBe('Not available right now'));
    expect(facts(buyer)['Name']).toBe('Asha Menon');
    expect(await line('Laptop 1')).toBeVisible();
    shop.faults.clear();
    await shop.user.click(within(buyer).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(facts(buyer)['Email']).toBe('shopper@haat.com'));
  });

  test('a deleted product and an address that is gone are said to be so', async () => {
    open({ orders: [mockOrder({ items: [{ productId: DELETED, quantity: 1 }], deliveryAddress: null })] });
    const item = await line('A product that is no longer sold');
    expect(within(item).queryByRole('button')).toBeNull();
    expect(screen.getByText('The address of this order is no longer kept.')).toBeVisible();
  });

  test.each([
    ['DELIVERED', 'It was delivered, so it can no longer be cancelled.'],
    ['CANCELLED', 'This order is cancelled already.'],
  ] as const)('%s: nothing to cancel, and why', async (status, why) => {
    open({ orders: [mockOrder({ status })] });
    const item = await line('Laptop 1');
    expect(within(item).getByText(why)).toBeVisible();
    expect(within(item).queryByRole('button')).toBeNull();
  });

  test.each([ORDER_2, 'nonsense'])('%s, which is not the shopper’s, is not found', async (id) => {
    open({ orders: [mockOrder({ id: ORDER_2, owner: 'vikram.rao@example.com' })] }, `/orders/details/orderId/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
  });

  test('a failure says so, and tries again', async () => {
    const shop = renderScreen(DETAILS, { ...SHOPPER, orders: [mockOrder()] });
    shop.faults.set('OrderDetails', 'UPSTREAM_UNAVAILABLE');
    shop.start();
    expect(await screen.findByText('Something went wrong. Please contact us')).toBeVisible();
    shop.faults.clear();
    await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await line('Laptop 1')).toBeVisible();
  });
});

describe('cancelling', () => {
  test('a product leaves at once; the answer is a notice, and the list follows without its own', async () => {
    const latency: NonNullable<MockOptions['latency']> = { ...SLOW };
    const shop = open({ latency }, '/orders');
    await shop.user.click(await screen.findByRole('link', { name: ORDER_1 }));
    await shop.user.click(await cancelButton('Laptop 1'));
    expect(screen.queryByRole('heading', { level: 3, name: 'Laptop 1' })).toBeNull();
    expect(screen.queryByText('Product removed from order successfully')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
    expect(await screen.findByText('Product removed from order successfully')).toBeVisible();
    expect(await line('Leather Handbag 2')).toBeVisible();

    latency['Query.orders'] = 5_000;
    await shop.user.click(screen.getByRole('link', { name: 'My Orders' }));
    const table = await screen.findByRole('table', { name: 'Orders' });
    expect(table).toHaveTextContent('Leather Handbag 2');
    expect(table).not.toHaveTextContent('Laptop 1');
  });

  test('the last product takes the order along, here and in the list', async () => {
    const latency: NonNullable<MockOptions['latency']> = {};
    const orders = [mockOrder({ items: ONE_ITEM }), mockOrder({ id: ORDER_2 })];
    const shop = open({ orders, latency }, '/orders');
    await shop.user.click(await screen.findByRole('link', { name: ORDER_1 }));
    await shop.user.click(await cancelButton('Laptop 1'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
    expect(await screen.findByText('Order removed successfully')).toBeVisible();
    expect(shop.operations.filter(({ name }) => name === 'OrderDetails')).toHaveLength(1);

    latency['Query.orders'] = 5_000;
    await shop.user.click(screen.getByRole('link', { name: 'My Orders' }));
    const table = await screen.findByRole('table', { name: 'Orders' });
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([ORDER_2]);
  });

  test('opened without the list, the last product takes the order along, too', async () => {
    const shop = open({ orders: [mockOrder({ items: ONE_ITEM })], latency: SLOW });
    await shop.user.click(await cancelButton('Laptop 1'));
    expect(screen.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
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
    const shop = open({ fail: { 'Mutation.removeOrderItem': code }, latency: SLOW });
    await shop.user.click(await cancelButton('Laptop 1'));
    expect(screen.queryByRole('heading', { level: 3, name: 'Laptop 1' })).toBeNull();
    expect(await screen.findByText(message)).toBeVisible();
    expect(await line('Laptop 1')).toBeVisible();
  });

  test('a failure brings back the order that seemed gone', async () => {
    const shop = open({
      orders: [mockOrder({ items: ONE_ITEM })],
      fail: { 'Mutation.removeOrderItem': 'UPSTREAM_UNAVAILABLE' },
      latency: SLOW,
    });
    await shop.user.click(await cancelButton('Laptop 1'));
    expect(screen.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeVisible();
    expect(
      await screen.findByText('The shop cannot be reached right now. Please try again in a moment.'),
    ).toBeVisible();
    expect(await line('Laptop 1')).toBeVisible();
  });

  test('an order delivered meanwhile stays whole, and shows that it was delivered', async () => {
    const shop = open({ orders: [mockOrder({ status: 'DELIVERED' })] });
    await line('Laptop 1');
    // As if it had been delivered after this screen was opened.
    shop.client.cache.modify({ id: `Order:${ORDER_1}`, fields: { status: () => 'PENDING' } });
    await shop.user.click(await cancelButton('Laptop 1'));
    expect(await screen.findByText('Cannot remove a delivered order')).toBeVisible();
    expect(facts(await line('Laptop 1'))['Order Status']).toBe('Delivered');
  });

  test('a product that is not in the order any more is refused, and the order is shown as it is', async () => {
    const shop = open();
    await line('Laptop 1');
    // As if the order had changed after this screen was opened.
    shop.client.cache.modify<{ items: readonly StoreObject[] }>({
      id: `Order:${ORDER_1}`,
      fields: { items: (known) => known.map((item, at) => (at === 0 ? { ...item, id: 'p9', quantity: 7 } : item)) },
    });
    await waitFor(async () => expect(facts(await line('Laptop 1'))['Quantity']).toBe('7'));
    await shop.user.click(await cancelButton('Laptop 1'));
    expect(await screen.findByText('Product not found in order')).toBeVisible();
    expect(facts(await line('Laptop 1'))['Quantity']).toBe('2');
  });

  test('an outcome whose order could not be read again still takes the product out, everywhere', async () => {
    const fail: NonNullable<MockOptions['fail']> = {};
    const shop = open({ fail });
    const cancel = await cancelButton('Laptop 1');
    fail['RemoveOrderItemPayload.order'] = 'UPSTREAM_TIMEOUT';
    await shop.user.click(cancel);
    expect(await screen.findByText('Product removed from order successfully')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3, name: 'Laptop 1' })).toBeNull();
    expect(await line('Leather Handbag 2')).toBeVisible();
  });

  test('a session that is over shows the expired token in place of the order', async () => {
    const shop = open({ fail: { 'Mutation.removeOrderItem': 'TOKEN_EXPIRED' } });
    await shop.user.click(await cancelButton('Laptop 1'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Token expired' })).toBeVisible();
    await shop.user.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(shop.address()).toBe('/login'));
    expect(shop.router.state.location.state).toEqual({ from: DETAILS });
  });
});
