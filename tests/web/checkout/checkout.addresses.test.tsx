import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EarlierAddressesFragment } from '../../../web/src/generated/checkout.ts';
import { addressesOf } from '../../../web/src/shared/address/address-book.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { mockOrder, ORDER_2 } from '../orders/order-screen.ts';
import { ONWARD, open, press, sent, step, typeAddress } from './checkout-steps.tsx';

type Orders = NonNullable<EarlierAddressesFragment['orders']>;
type Address = Partial<NonNullable<Orders[number]['deliveryAddress']>>;

const HOME = { address: '1 Hill Road', block: 'B', state: 'Goa', city: 'Panaji', postalCode: '403001' };
const order = (id: string, createdAt: string | null, address: Address | null): Orders[number] => ({
  id,
  createdAt,
  deliveryAddress: address && { id: `address-${id}`, ...HOME, ...address },
});
const idsOf = (...orders: Orders) => addressesOf(orders).map(({ id }) => id);

test('the latest order comes first, and one without a date last', () => {
  const [a, b, c] = [
    order('a', null, { block: 'A' }),
    order('b', '2026-01-01T00:00:00.000Z', {}),
    order('c', '2026-02-01T00:00:00.000Z', { block: 'C' }),
  ];
  expect(idsOf(a, b, c)).toEqual(['address-c', 'address-b', 'address-a']);
});

test('a place is known once, whatever its capital letters', () => {
  expect(idsOf(order('a', null, {}), order('b', null, { city: 'PANAJI ' }))).toEqual(['address-a']);
});

test('a removed address is not offered, nor the same place of an older order; a new order to it is', () => {
  const orders = [order('a', null, {}), order('b', '2026-01-01T00:00:00.000Z', {}), order('c', null, { block: 'C' })];
  const [home] = addressesOf(orders);
  expect(home?.ids).toEqual(['address-b', 'address-a']);
  const left = (...all: Orders) => addressesOf(all, home?.ids).map(({ id }) => id);
  expect(left(...orders)).toEqual(['address-c']);
  expect(left(...orders, order('d', '2026-03-01T00:00:00.000Z', {}))).toEqual(['address-d', 'address-c']);
});

test('three places are offered, and the others on request', async () => {
  const { deliveryAddress, ...rest } = mockOrder();
  const orders = [1, 2, 3, 4].map((number) => ({
    ...rest,
    id: `6700000${number}0000000000000000`,
    deliveryAddress: deliveryAddress && { ...deliveryAddress, block: `Ward ${number}` },
  }));
  const shop = open({ orders });
  expect(await screen.findAllByRole('radio', { name: /Lake View Road/ })).toHaveLength(3);
  await press(shop, 'Show 1 more address');
  expect(await screen.findAllByRole('radio', { name: /Lake View Road/ })).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /more address/ })).toBeNull();
});

test.each([
  ['is gone', null],
  ['has no street, as old ones', { address: null }],
  ['has a postal code that the form would refuse', { postalCode: '12' }],
])('an address that %s is not offered', (_what, address) => {
  expect(idsOf(order('a', null, address))).toEqual([]);
});

/** It has arrived: the product can be ordered again. */
const earlierOrder = {
  orders: [mockOrder({ items: [{ productId: productId(2), quantity: 1 }], status: 'DELIVERED' })],
};
const earlierOne = () => screen.findByRole('radio', { name: /14, Lake View Road, Ward 6.*Ernakulam, Kerala 682011/ });
const anotherOne = () => screen.getByRole('radio', { name: /^Use another address/ });

test.each(['/checkout', `/checkout/buyNow/${productId(2)}`])(
  '%s: the latest address is chosen already, without the form, and not sent again',
  async (path) => {
    const shop = open(earlierOrder, path);
    await step('Delivery address');
    expect(await earlierOne()).toBeChecked();
    expect(screen.queryByLabelText('City')).toBeNull();
    await press(shop, ONWARD);
    await step('Payment');
    await shop.user.click(screen.getByRole('radio', { name: 'UPI' }));
    await press(shop, ONWARD);
    await step('Confirm your order');
    expect(screen.getByRole('region', { name: 'Address' })).toHaveTextContent('14, Lake View Road');
    expect(sent(shop, 'SaveAddress')).toEqual([]);
  },
);

test('the address that was chosen wins over the latest one, after a reload too', async () => {
  const { deliveryAddress, ...rest } = mockOrder();
  const older = deliveryAddress && { ...deliveryAddress, block: 'Ward 1' };
  const orders = [mockOrder({ id: ORDER_2 }), { ...rest, deliveryAddress: older }];
  const first = open({ orders });
  expect(await earlierOne()).toBeChecked();
  await first.user.click(screen.getByRole('radio', { name: /Ward 1/ }));
  first.unmount();
  open({ orders });
  expect(await screen.findByRole('radio', { name: /Ward 1/ })).toBeChecked();
});

test('another address that is empty is not taken', async () => {
  const shop = open(earlierOrder);
  await earlierOne();
  await shop.user.click(anotherOne());
  await press(shop, ONWARD);
  expect(screen.getByText('City is required')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
});

test('what was typed for another address comes back after a look at an earlier one, and is sent', async () => {
  const shop = open(earlierOrder);
  await earlierOne();
  await typeAddress(shop, { Block: 'Ward 67' });
  await shop.user.click(await earlierOne());
  expect(screen.queryByLabelText('Block')).toBeNull();
  await shop.user.click(anotherOne());
  expect(screen.getByLabelText('Block')).toHaveValue('Ward 67');
  expect(screen.getByLabelText('City')).toHaveValue('');
  await typeAddress(shop);
  await press(shop, ONWARD);
  await step('Payment');
  expect(sent(shop, 'SaveAddress').map(({ variables }) => variables['input'])).toMatchObject([{ block: 'Ward 6' }]);
});

test('without orders there is the form alone', async () => {
  open();
  await step('Delivery address');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('City')).toBeVisible();
});

test('the summary shows the products beside the first steps, and the last step shows them itself', async () => {
  const shop = open(earlierOrder);
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  expect(await within(summary).findByText('Brass Lamp')).toBeVisible();
  await shop.user.click(await earlierOne());
  await press(shop, ONWARD);
  await step('Payment');
  expect(within(summary).getByText('Walnut Radio')).toBeVisible();
  await shop.user.click(screen.getByRole('radio', { name: 'UPI' }));
  await press(shop, ONWARD);
  await step('Confirm your order');
  expect(within(summary).queryByText('Walnut Radio')).toBeNull();
  expect(screen.getAllByText('Walnut Radio')).toHaveLength(1);
});

test.each(['/checkout', `/checkout/buyNow/${productId(1)}`])(
  '%s can be used when earlier orders cannot be read: it only has no addresses to choose from',
  async (path) => {
    const shop = open({ fail: { 'Query.orders': 'UPSTREAM_UNAVAILABLE' } }, path);
    await typeAddress(shop);

    expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Walnut Radio');
    await press(shop, ONWARD);
    await step('Payment');
  },
);

test('Block and Address say what belongs in them', async () => {
  const shop = open();
  await step('Delivery address');
  expect(screen.getByLabelText('Block')).toHaveAccessibleDescription('Area or locality');
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('House number, building and street');
  expect(shop.address()).toBe('/checkout');
});

test('an address that is chosen while another one is saved stays chosen', async () => {
  const shop = open({ orders: [mockOrder()] });
  await shop.user.click(await screen.findByRole('radio', { name: /^Use another address/ }));
  await typeAddress(shop);
  const answer = shop.hold('SaveAddress');
  await press(shop, ONWARD);
  await shop.user.click(screen.getByRole('radio', { name: /Lake View Road/ }));
  const chosen = sessionStorage.getItem('checkout');
  answer();
  await waitFor(() => expect(localStorage.getItem('keptAddresses')).not.toBeNull());
  expect(sessionStorage.getItem('checkout')).toBe(chosen);
  expect(screen.getByRole('radio', { name: /Lake View Road/ })).toBeChecked();
});
