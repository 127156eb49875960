import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockOrder } from '../orders/order-screen.ts';
import { ONWARD, open, press, sent, step, typeAddress } from './checkout-steps.tsx';

const START = { Address: '7 Fort Road', Block: 'Ward 2' };

test('a complete PIN code fills an empty state in at once, and says so', async () => {
  const shop = open();
  await typeAddress(shop, { ...START, City: 'Kochi', 'Postal code': '68200' });
  const state = screen.getByLabelText('State');
  expect(state).toHaveValue('');
  await shop.user.type(screen.getByLabelText('Postal code'), '1');
  expect(state).toHaveValue('Kerala');
  expect(screen.getByLabelText('Postal code')).toHaveValue('682001');
  expect(screen.getByLabelText('Postal code')).toHaveFocus();
  const said = screen.getByText('State filled in from the PIN code: Kerala');
  expect(said.closest('[role=status]')).toBeInTheDocument();
  await press(shop, ONWARD);
  await step('Payment');
  expect(sent(shop, 'SaveAddress').map(({ variables }) => variables['input'])).toMatchObject([
    { state: 'Kerala', city: 'Kochi', postalCode: '682001' },
  ]);
});

test('another PIN code replaces a state that was filled in, and no state that somebody typed', async () => {
  const shop = open();
  await typeAddress(shop, { 'Postal code': '682001' });
  await typeAddress(shop, { 'Postal code': '403001' });
  const state = screen.getByLabelText('State');
  expect(state).toHaveValue('Goa');
  await typeAddress(shop, { State: 'Karnataka' });
  expect(screen.queryByText(/^State filled in/)).toBeNull();
  await typeAddress(shop, { 'Postal code': '682001' });
  expect(state).toHaveValue('Karnataka');
  expect(screen.getByText('The PIN code 682001 is in Kerala. Please check it or the state.')).toBeVisible();
});

test('the PIN code of a large city fills in the city, too, which can be typed over and stays then', async () => {
  const shop = open();
  await typeAddress(shop, { ...START, 'Postal code': '400020' });
  const [city, state] = [screen.getByLabelText('City'), screen.getByLabelText('State')];
  expect(city).toHaveValue('Mumbai');
  expect(state).toHaveValue('Maharashtra');
  expect(screen.getByText('City and state filled in from the PIN code: Mumbai, Maharashtra')).toBeVisible();
  await typeAddress(shop, { City: 'Colaba' });
  expect(screen.getByText('State filled in from the PIN code: Maharashtra')).toBeVisible();
  await typeAddress(shop, { 'Postal code': '560001' });
  expect(city).toHaveValue('Colaba');
  expect(state).toHaveValue('Karnataka');
});

test('a state that somebody emptied is offered, which takes the focus there', async () => {
  const shop = open();
  await typeAddress(shop, { 'Postal code': '682001' });
  await shop.user.clear(screen.getByLabelText('State'));
  await press(shop, 'Fill in Kerala');
  expect(screen.getByLabelText('State')).toHaveValue('Kerala');
  expect(screen.getByLabelText('State')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Fill in/ })).toBeNull();
});

test('the city of an earlier order with the same code is offered', async () => {
  const shop = open({ orders: [mockOrder()] });
  await typeAddress(shop, { ...START, 'Postal code': '682011' });
  await press(shop, 'Fill in Ernakulam');
  expect(screen.getByLabelText('City')).toHaveValue('Ernakulam');
  expect(screen.getByLabelText('State')).toHaveValue('Kerala');
});

test('a state that does not fit is told as a hint, and stops nobody', async () => {
  const shop = open();
  await typeAddress(shop, { ...START, State: 'Goa', City: 'Kochi', 'Postal code': '682001' });
  const hint = screen.getByText('The PIN code 682001 is in Kerala. Please check it or the state.');
  expect(hint.closest('[role=status]')).toBeInTheDocument();
  expect(screen.getByLabelText('State')).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('State')).toHaveValue('Goa');
  await press(shop, ONWARD);
  await step('Payment');
});

test('a code that no state has is told as a hint, and stops nobody; the army’s are none of these', async () => {
  const shop = open();
  await typeAddress(shop, { ...START, State: 'Goa', City: 'Kochi', 'Postal code': '000000' });
  const hint = screen.getByText('We do not know the PIN code 000000. Please check it.');
  expect(hint.closest('[role=status]')).toBeInTheDocument();
  await shop.user.clear(screen.getByLabelText('Postal code'));
  await shop.user.type(screen.getByLabelText('Postal code'), '900056');
  expect(hint).not.toBeInTheDocument();
  await press(shop, ONWARD);
  await step('Payment');
});
