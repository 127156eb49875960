import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { openOrdersWith } from '../../../web/src/shared/order/open-orders.ts';
import { refusedOrderIn, refusedOrderState } from '../../../web/src/shared/order/refused-order.ts';
import type { OrderStatus } from '../../../web/src/generated/schema.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { ONWARD, open, press, sent, step, toConfirm, typeAddress } from '../checkout/checkout-steps.tsx';
import { DETAILS, mockOrder, openOrder, ORDER_1, ORDER_2 } from './order-screen.ts';

const LAMP = [{ productId: productId(2), quantity: 1 }];
const RADIO = [{ productId: productId(1), quantity: 1 }];
const note = () => screen.findByRole('region', { name: 'This order was not placed' });

/** The last step, reached before the orders were placed: while there is one, no step before it leads on. */
async function confirmWith(orders: MockOptions['orders'], path = '/checkout') {
  const before = open({ orders: [] }, path);
  await toConfirm(before);
  before.unmount();
  const shop = open({ orders }, `${path}?step=confirm`);
  await step('Confirm your order');
  return shop;
}

test.each([undefined, null, 'x', {}, { refusedOrder: 5 }, { refusedOrder: { productIds: 'a' } }])(
  'a history entry with %j names no refused order',
  (state) => {
    expect(refusedOrderIn(state)).toBeUndefined();
  },
);

test('what the checkout writes can be read', () => {
  const refused = { productIds: ['a', 'b'], fromCart: true };
  expect(refusedOrderIn(refusedOrderState(refused))).toEqual(refused);
});

test('orders that were delivered or cancelled hold nothing back', () => {
  const order = (id: string, status: OrderStatus) => ({ id, status, items: [{ id: 'lamp' }, { id: 'radio' }] });
  const orders = [order('a', 'DELIVERED'), order('b', 'CANCELLED'), order('c', 'PENDING'), order('d', 'UNKNOWN')];
  const found = openOrdersWith(orders, ['lamp', 'other']);
  expect(found.map(({ order: { id }, items }) => [id, ...items.map((item) => item.id)])).toEqual([
    ['c', 'lamp'],
    ['d', 'lamp'],
  ]);
});

test('a refused order of the cart: says which product is in which order, and leads to both', async () => {
  const shop = await confirmWith([mockOrder({ items: LAMP })]);
  await press(shop, 'Place order');
  await screen.findByText('Order already exists');
  const said = await note();
  expect(said).toHaveTextContent('Your order …00000000 already holds Brass Lamp. Its status: Pending.');
  expect(said).toHaveTextContent('Your cart is kept. Take that product out to order the rest.');
  expect(within(said).getByRole('link', { name: 'View order' })).toHaveAttribute('href', DETAILS);
  await shop.user.click(within(said).getByRole('link', { name: 'Back to cart' }));
  await waitFor(() => expect(shop.address()).toBe('/cart'));
});

test('of the same product in two tabs, the second order is refused, and leads to the orders', async () => {
  const buyNow = `/checkout/buyNow/${productId(2)}`;
  const shop = open({}, buyNow);
  await toConfirm(shop);
  await shop.navigate('/checkout');
  await toConfirm(shop);
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  await shop.navigate(`${buyNow}?step=confirm`);
  await step('Confirm your order');
  await press(shop, 'Place order');
  await screen.findByText('Order already exists');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
});

test('two orders have a line and a link each; with nothing left to order it does not speak of the rest', async () => {
  const shop = await confirmWith([mockOrder({ items: LAMP }), mockOrder({ id: ORDER_2, items: RADIO })]);
  await press(shop, 'Place order');
  const said = await note();
  expect(said).toHaveTextContent('Brass Lamp');
  expect(said).toHaveTextContent('Walnut Radio');
  expect(within(said).getAllByRole('link', { name: 'View order …00000000' })).toHaveLength(2);
  expect(said).not.toHaveTextContent('the rest');
});

test('after Buy now it does not speak of the cart', async () => {
  const shop = await confirmWith([mockOrder({ items: LAMP })], `/checkout/buyNow/${productId(2)}`);
  await press(shop, 'Place order');
  const said = await note();
  expect(said).toHaveTextContent('Brass Lamp');
  expect(said).not.toHaveTextContent('cart');
  expect(within(said).queryByRole('link', { name: 'Back to cart' })).toBeNull();
});

test('where no open order has the product, it says it in general', async () => {
  const shop = openOrder({ orders: [mockOrder({ status: 'DELIVERED' })] }, '/orders');
  await screen.findByRole('table', { name: 'Orders' });
  expect(screen.queryByRole('region', { name: 'This order was not placed' })).toBeNull();
  const state = refusedOrderState({ productIds: [productId(1)], fromCart: true });
  await shop.navigate('/about');
  await shop.navigate('/orders', { state });
  expect(await note()).toHaveTextContent('The shop found one of the products in an order of yours');
});

const warning = () => screen.findByRole('region', { name: 'Already ordered' });

test('the first step stops at such a product, without another request, and says which ways there are', async () => {
  const shop = open({ orders: [mockOrder({ items: LAMP })] });
  await typeAddress(shop);
  expect(await warning()).toHaveTextContent('Your order …00000000 already holds Brass Lamp. Its status: Pending.');
  expect(await warning()).toHaveTextContent('until the first is delivered or cancelled');
  const said = within(await warning());
  expect(said.getByRole('link', { name: 'View order' })).toHaveAttribute('href', DETAILS);
  expect(said.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  expect(said.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/products');
  const onward = screen.getByRole('button', { name: ONWARD });
  expect(onward).toHaveAttribute('aria-disabled', 'true');
  expect(onward).toHaveAccessibleDescription(/already holds Brass Lamp/);
  expect(screen.getByText('Already in an open order: see above.')).toBeVisible();
  await shop.user.click(onward);
  expect(await warning()).toHaveFocus();
  await shop.user.type(screen.getByLabelText('City'), '{Enter}');
  expect(await step('Delivery address')).toBeVisible();
  expect(['Orders', 'OpenOrders', 'SaveAddress'].flatMap((name) => sent(shop, name))).toEqual([]);
});

test('an address that is known does not lead past it, nor does the payment', async () => {
  const shop = await confirmWith([mockOrder({ items: LAMP })]);
  for (const name of ['Payment', 'Delivery address']) {
    await press(shop, 'Prev');
    await step(name);
    expect(screen.getByRole('button', { name: ONWARD })).toHaveAttribute('aria-disabled', 'true');
    await press(shop, ONWARD);
    expect(await warning()).toHaveFocus();
    expect(await step(name)).toBeVisible();
  }
});

test('the last step warns before the products, and the API has the last word', async () => {
  const shop = await confirmWith([mockOrder({ items: LAMP })]);
  // They may be below the first screen.
  await warning();
  const [first] = screen.getAllByRole('region', { name: /^(Already ordered|Address|Items)$/ });
  expect(first).toBe(await warning());
  const place = screen.getByRole('button', { name: 'Place order' });
  expect(place).toHaveAttribute('aria-disabled', 'true');
  expect(place).toHaveAccessibleDescription(/already holds Brass Lamp/);
  await shop.user.click(place);
  expect(await note()).toBeVisible();
});

test('before Buy now it does not speak of the cart, and with an order that arrived it says nothing', async () => {
  const shop = open({ orders: [mockOrder({ items: LAMP })] }, `/checkout/buyNow/${productId(2)}`);
  expect(await warning()).not.toHaveTextContent('cart');
  shop.unmount();
  open({ orders: [mockOrder({ items: LAMP, status: 'DELIVERED' })] }, `/checkout/buyNow/${productId(2)}`);
  await step('Delivery address');
  expect(screen.queryByRole('region', { name: 'Already ordered' })).toBeNull();
});

test('without such a product the button that places the order is not muted', async () => {
  const shop = open({ orders: [mockOrder({ items: LAMP, status: 'DELIVERED' })] });
  await toConfirm(shop);
  const place = screen.getByRole('button', { name: 'Place order' });
  expect(place).toHaveAttribute('aria-disabled', 'false');
  expect(place).not.toHaveAccessibleDescription();
});

test('an order that is being placed is not taken for an earlier one', async () => {
  const shop = open({ orders: [mockOrder({ id: ORDER_1, status: 'DELIVERED' })] });
  await toConfirm(shop);
  const warned: boolean[] = [];
  const watch = new MutationObserver(() => warned.push(screen.queryByText(/already holds/) !== null));
  watch.observe(document.body, { childList: true, subtree: true });
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  watch.disconnect();
  expect(warned).not.toContain(true);
});

test('the order list that was loaded before the checkout stays whole', async () => {
  const shop = openOrder({}, '/orders');
  await screen.findByRole('table', { name: 'Orders' });
  await shop.navigate(`/checkout/buyNow/${productId(3)}`);
  await step('Delivery address');
  const answer = shop.hold('Orders');
  await shop.navigate('/orders');
  expect(await screen.findByRole('table', { name: 'Orders' })).toBeVisible();
  answer();
});
