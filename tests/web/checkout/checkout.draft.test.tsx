import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { startSession } from '../../../web/src/session/session-user.ts';
import { currentStep, ONWARD, open, press, sent, SHOPPER, step, toConfirm, typeAddress } from './checkout-steps.tsx';
import { productId } from '../../support/graphql/mock-schema.ts';

test('an address that could not be saved stays typed, and can be sent again', async () => {
  const fail: MockOptions['fail'] = { 'Mutation.saveAddress': 'UPSTREAM_TIMEOUT' };
  const shop = open({ fail });
  await typeAddress(shop);
  await press(shop, ONWARD);
  await screen.findByText(/taking too long/);
  expect(currentStep()).toHaveTextContent('1Address');
  expect(screen.getByLabelText('City')).toHaveValue('Ernakulam');
  delete fail['Mutation.saveAddress'];
  await press(shop, ONWARD);
  await step('Payment');
});

test('goes back and forth without losing anything; an address is saved again only if it changed', async () => {
  const shop = open();
  await toConfirm(shop, 'UPI');
  expect(screen.getByRole('button', { name: 'Prev' })).toHaveAccessibleDescription('Payment');
  await press(shop, 'Prev');
  await step('Payment');
  expect(screen.getByRole('radio', { name: 'UPI' })).toBeChecked();
  await press(shop, 'Prev');
  await step('Delivery address');
  // What was typed is known now.
  expect(screen.getByRole('radio', { name: /14, Lake View Road/ })).toBeChecked();
  await press(shop, ONWARD);
  await step('Payment');
  expect(sent(shop, 'SaveAddress')).toHaveLength(1);
  await press(shop, 'Prev');
  await step('Delivery address');
  await press(shop, 'Edit this address');
  await shop.user.clear(screen.getByLabelText('City'));
  await shop.user.type(screen.getByLabelText('City'), 'Kochi');
  await press(shop, ONWARD);
  await step('Payment');
  expect(sent(shop, 'SaveAddress').map(({ variables }) => variables['input'])).toMatchObject([
    { city: 'Ernakulam' },
    { city: 'Kochi' },
  ]);
  await press(shop, ONWARD);
  await step('Confirm your order');
  await press(shop, 'Change address');
  await step('Delivery address');
});

test('what was typed and how far it came outlive the page, for each target by itself', async () => {
  const first = open();
  await toConfirm(first);
  first.unmount();
  const second = open({}, '/checkout?step=confirm');
  await step('Confirm your order');
  expect(screen.getByRole('region', { name: 'Address' })).toHaveTextContent('14, Lake View Road');
  second.unmount();
  localStorage.removeItem('keptAddresses');
  open({}, `/checkout/buyNow/${productId(2)}`);
  await step('Delivery address');
  expect(screen.getByLabelText('Address')).toHaveValue('');
});

test('a half-typed address outlives the page', async () => {
  const first = open();
  await typeAddress(first, { Address: '14, Lake View Road', City: 'Erna' });
  first.unmount();
  open();
  await step('Delivery address');
  expect(screen.getByLabelText('Address')).toHaveValue('14, Lake View Road');
  expect(screen.getByLabelText('City')).toHaveValue('Erna');
});

test('another account sees nothing of it', async () => {
  const first = open();
  await toConfirm(first);
  first.unmount();
  const second = open({ signedInAs: 'vikram.rao@example.com' });
  await step('Delivery address');
  expect(screen.getByLabelText('Address')).toHaveValue('');
  await typeAddress(second, { City: 'Jaipur' });
  expect(sessionStorage.getItem('checkout')).not.toContain('Lake View');
});

test.each([
  ['nonsense', 'Delivery address', '/checkout'],
  [JSON.stringify({ email: SHOPPER, byTarget: null }), 'Delivery address', '/checkout'],
  [JSON.stringify({ email: SHOPPER, byTarget: { cart: {} } }), 'Delivery address', '/checkout'],
  [
    JSON.stringify({ email: SHOPPER, byTarget: { cart: { deliveryAddressId: '1' } } }),
    'Payment',
    '/checkout?step=payment',
  ],
])('makes the best of a draft that says %s, and the address says which step it is', async (raw, heading, address) => {
  sessionStorage.setItem('checkout', raw);
  const shop = open({}, '/checkout?step=confirm');
  await step(heading);
  await waitFor(() => expect(shop.address()).toBe(address));
});

test('each step has an entry in the history, with the focus on its heading; from the first, back leads out', async () => {
  const shop = open({}, '/cart');
  await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' });
  await shop.navigate('/checkout');
  await toConfirm(shop);
  expect(shop.address()).toBe('/checkout?step=confirm');
  await shop.navigate(-1);
  expect(await step('Payment')).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'UPI' })).toBeChecked();
  await shop.navigate(-1);
  expect(await step('Delivery address')).toHaveFocus();
  await shop.navigate(1);
  expect(await step('Payment')).toHaveFocus();
  await shop.navigate(-2);
  await waitFor(() => expect(shop.address()).toBe('/cart'));
});

test('an address that is saved after somebody left does not call them back', async () => {
  const shop = open();
  const answer = shop.hold('SaveAddress');
  await typeAddress(shop);
  await press(shop, ONWARD);
  await shop.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  answer();
  await waitFor(() => expect(sessionStorage.getItem('checkout')).toMatch(/"deliveryAddressId":"/));
  expect(shop.address()).toBe('/about');
});

test('when the session is over, the log-in leads back to where it was', async () => {
  const fail: MockOptions['fail'] = { 'Mutation.placeOrder': 'TOKEN_EXPIRED' };
  const shop = open({ fail });
  await toConfirm(shop);
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/checkout?step=confirm' });
  delete fail['Mutation.placeOrder'];
  startSession({ name: 'Asha', role: 'USER', email: SHOPPER, avatar: null, token: 'signed-in', message: '' });
  await shop.navigate('/checkout?step=confirm');
  await step('Confirm your order');
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
});

test('a completed step leads back to it', async () => {
  const shop = open();
  await toConfirm(shop);
  await press(shop, 'Address (completed)');
  await step('Delivery address');
  expect(shop.address()).toBe('/checkout');
  expect(screen.queryByRole('button', { name: /\(completed\)$/ })).toBeNull();
});
