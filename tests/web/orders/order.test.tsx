import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DELETED, DETAILS, facts, mockOrder, openOrder, ORDER_1, ORDER_2, requireLine } from './order-screen.ts';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { renderScreen } from '../render-screen.tsx';
import { productId } from '../../support/graphql/mock-schema.ts';

test('shows a spinner, then where the order goes, whose it is, and its products', async () => {
  openOrder();
  await screen.findByText('Loading order details...');
  expect(facts(await screen.findByRole('region', { name: 'Delivery Address' }))).toEqual({
    Address: '14, Lake View Road',
    State: 'Kerala',
    District: 'Ernakulam',
    Block: 'Ward 6',
    'Postal Code': '682011',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  expect(document.title).toBe('Haat | Order details');
  const buyer = screen.getByRole('region', { name: 'Your Info' });
  await waitFor(() =>
    expect(facts(buyer)).toEqual({
      Name: 'Asha Menon',
      Email: 'shopper@haat.com',
      Phone: expect.stringMatching(/^\+91\d{10}$/) as string,
    }),
  );
  expect(facts(await requireLine('Laptop 1'))).toEqual({
    'Payment method': 'Cashon Delivery',
    'Order Status': 'Pending',
    Price: '₹799',
    Quantity: '2',
    Amount: '₹1,598',
  });
  expect(await requireLine('Laptop 1')).toHaveTextContent('Sold by Haat');
});

test('says when it was ordered and what it comes to in its head, and of what the sum is made below', async () => {
  openOrder({ orders: [mockOrder({ createdAt: '2026-11-22T08:00:00.000Z' })] });
  const head = await screen.findByRole('region', { name: 'About this order' });
  expect(facts(head)).toEqual({
    Ordered: '22 Nov 2026',
    Payable: '₹16,935',
    'Payment method': 'Cashon Delivery',
    Items: '3',
    OrderID: `${ORDER_1}…00000000`,
  });
  expect(within(head).getByText('22 Nov 2026')).toHaveAttribute('datetime', '2026-11-22T08:00:00.000Z');
  expect(within(head).getByRole('button', { name: `Copy the id ${ORDER_1}` })).toBeVisible();
  expect(facts(screen.getByRole('region', { name: 'Price' }))).toEqual({
    'Items price (3 items)': '₹16,890',
    Shipping: '₹40',
    Tax: '₹5',
    Payable: '₹16,935',
  });
  expect(screen.getAllByText('₹16,935')).toHaveLength(2);
});

test('a cancelled order has nothing to pay and saves nothing', async () => {
  const shop = openOrder({ orders: [mockOrder({ status: 'CANCELLED' })] });
  const price = await screen.findByRole('region', { name: 'Price' });
  shop.client.cache.modify({ id: `Product:${productId(1)}`, fields: { originalPrice: () => 999 } });
  await waitFor(() => expect(facts(price)).toMatchObject({ 'It would have come to': '₹16,935' }));
  expect(facts(price)).not.toHaveProperty('Payable');
  expect(price).toHaveTextContent('Cancelled: nothing to pay.');
  expect(price).not.toHaveTextContent('You save');
});

test('the whole id can be copied, which is said', async () => {
  const shop = openOrder();
  const copy = await screen.findByRole('button', { name: `Copy the id ${ORDER_1}` });
  await shop.user.click(copy);
  expect(await screen.findByText('Id copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ORDER_1);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  await shop.user.click(copy);
  expect(await screen.findByText(`Your browser did not copy it. The id is ${ORDER_1}`)).toBeVisible();
});

test.each([
  ['CREDIT_CARD', 'Credit Card'],
  ['UPI', 'UPI'],
  ['CASH_ON_DELIVERY', 'Cashon Delivery'],
  [null, 'Not given'],
] as const)('a payment by %s reads as %s', async (paymentMethod, label) => {
  openOrder({ orders: [mockOrder({ paymentMethod })] });
  expect(facts(await requireLine('Laptop 1'))['Payment method']).toBe(label);
});

test("'Rate and review' leads to the product's reviews", async () => {
  openOrder();
  const item = await requireLine('Laptop 1');
  expect(within(item).getByRole('link', { name: 'Rate and review Laptop 1' })).toHaveAttribute(
    'href',
    `/product/single/${productId(1)}#reviews`,
  );
});

test('the invoice is only promised', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const shop = openOrder();
  await shop.user.click(await screen.findByRole('button', { name: 'Download Order Invoice' }));
  expect(alert.mock.calls).toEqual([['Download feature will be added']]);
});

test('a profile that cannot be had leaves the order in sight, and is asked for again', async () => {
  const fail: MockOptions['fail'] = { 'Query.me': 'UPSTREAM_TIMEOUT' };
  const shop = openOrder({ fail });
  const buyer = await screen.findByRole('region', { name: 'Your Info' });
  await waitFor(() => expect(facts(buyer)['Phone']).toBe('Not available right now'));
  expect(facts(buyer)['Name']).toBe('Asha Menon');
  expect(await requireLine('Laptop 1')).toBeVisible();
  delete fail['Query.me'];
  await shop.user.click(within(buyer).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(facts(buyer)['Email']).toBe('shopper@haat.com'));
});

test('a deleted product and an address that is gone are said to be so', async () => {
  openOrder({ orders: [mockOrder({ items: [{ productId: DELETED, quantity: 1 }], deliveryAddress: null })] });
  const item = await requireLine('A product that is no longer sold');
  expect(facts(screen.getByRole('region', { name: 'Price' }))).toMatchObject({
    'A product that is no longer sold': 'Not counted',
    Payable: '₹45',
  });
  expect(within(item).queryByRole('button')).toBeNull();
  expect(screen.getByText('The address of this order is no longer kept.')).toBeVisible();
});

test.each([
  ['DELIVERED', 'It was delivered, so it can no longer be cancelled.'],
  ['CANCELLED', 'This order is cancelled already.'],
] as const)('%s: nothing to cancel, and why, said once', async (status, why) => {
  openOrder({ orders: [mockOrder({ status })] });
  const item = await requireLine('Laptop 1');
  expect(screen.getAllByText(why)).toHaveLength(1);
  expect(within(item).queryByRole('button')).toBeNull();
});

test.each([ORDER_2, 'nonsense'])('%s, which is not the shopper’s, is not found', async (id) => {
  openOrder({ orders: [mockOrder({ id: ORDER_2, owner: 'vikram.rao@example.com' })] }, `/orders/details/orderId/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
});

test('a failure says so, and tries again', async () => {
  const shop = renderScreen(DETAILS, { signedInAs: 'shopper@haat.com', orders: [mockOrder()] });
  shop.faults.set('OrderDetails', 'UPSTREAM_BAD_RESPONSE');
  shop.start();
  expect(await screen.findByText('Something went wrong. Please contact us')).toBeVisible();
  shop.faults.clear();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await requireLine('Laptop 1')).toBeVisible();
});
