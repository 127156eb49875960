import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOT_THAT_MANY } from '../../../schema/shop.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { open, ONWARD, press, sent, step, toConfirm, toPayment, typeAddress } from './checkout-steps.tsx';

const UNSURE = /^It could not be confirmed whether your order arrived/;
const placeButton = () => screen.findByRole('button', { name: 'Place order' });

test('nobody knows whether the order arrived: one alert stays, with the way to My Orders, until the next try', async () => {
  const shop = open();
  await toConfirm(shop);
  shop.faults.set('PlaceOrder', 'UPSTREAM_UNAVAILABLE');
  await press(shop, 'Place order');
  // Alone: no toast says another thing.
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(UNSURE)).toBeVisible();
  expect(within(alert).getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
  expect(await placeButton()).toHaveAccessibleDescription(UNSURE);
  expect(await placeButton()).toHaveFocus();
  // What is kept has the language of the page.
  await shop.user.click(screen.getByRole('link', { name: 'हिन्दी' }));
  expect(await within(alert).findByRole('link', { name: 'मेरे ऑर्डर' })).toBeVisible();
  expect(alert).toHaveTextContent(/^यह पक्का नहीं हो पाया/);
  await shop.user.click(screen.getByRole('link', { name: 'English' }));
  await placeButton();
  shop.faults.clear();
  const answer = shop.hold('PlaceOrder');
  await press(shop, 'Place order');
  expect(screen.queryByRole('alert')).toBeNull();
  answer();
  await waitFor(() => expect(shop.address()).toBe('/orders'));
});

test('an answer of no use is said in the words of the specification, too, and those go with the next try', async () => {
  const shop = open();
  await toConfirm(shop);
  shop.faults.set('PlaceOrder', 'INTERNAL_SERVER_ERROR');
  await press(shop, 'Place order');
  await screen.findByText('Something went wrong');
  expect(await placeButton()).toHaveAccessibleDescription(UNSURE);
  shop.faults.clear();
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  await waitFor(() => expect(screen.queryByText('Something went wrong')).toBeNull());
});

test('an order that the gateway refused did not arrive: only the refusal is said', async () => {
  const shop = open();
  await toConfirm(shop);
  shop.faults.set('PlaceOrder', 'RATE_LIMITED');
  await press(shop, 'Place order');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^That was a lot at once/);
  expect(within(alert).queryByRole('link')).toBeNull();
});

test('not that many left: says so once, with the way to the cart, and stays with everything kept', async () => {
  const shop = open({ cart: [{ productId: productId(3), quantity: 1 }] });
  await toConfirm(shop);
  await press(shop, 'Place order');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(NOT_THAT_MANY)).toBeVisible();
  expect(within(alert).getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  expect(await placeButton()).toHaveAccessibleDescription(NOT_THAT_MANY);
  expect(shop.address()).toBe('/checkout?step=confirm');
});

test('an address that was not saved is told at the button until it is', async () => {
  const shop = open();
  await typeAddress(shop);
  shop.faults.set('SaveAddress', 'UPSTREAM_UNAVAILABLE');
  await press(shop, ONWARD);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The shop cannot be reached right now/);
  expect(screen.getByRole('button', { name: ONWARD })).toHaveAccessibleDescription(/^The shop cannot be reached/);
  expect(screen.getByRole('button', { name: ONWARD })).toHaveFocus();
  shop.faults.clear();
  await press(shop, ONWARD);
  await step('Payment');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an answer of no use to an address says what it means here', async () => {
  const shop = open();
  await typeAddress(shop);
  shop.faults.set('SaveAddress', 'INTERNAL_SERVER_ERROR');
  await press(shop, ONWARD);
  await screen.findByText('Your address could not be saved. Please try again.');
  await screen.findByText('Something went wrong');
});

test('until a field says its own problem, the line at the button names it', async () => {
  const shop = open();
  await typeAddress(shop, { 'Postal code': '1234' });
  await shop.user.click(screen.getByLabelText('City'));
  const onward = screen.getByRole('button', { name: ONWARD });
  expect(onward).toHaveAccessibleDescription(/^Still missing: .*Block, Address\. Please check: Postal code\.$/);
  await shop.user.click(onward);
  expect(onward).toHaveAccessibleDescription('5 fields need your attention.');
  await typeAddress(shop, { City: 'Ernakulam' });
  expect(onward).toHaveAccessibleDescription('4 fields need your attention.');
  await toPayment(shop);
  expect(sent(shop, 'SaveAddress')).toHaveLength(1);
});
