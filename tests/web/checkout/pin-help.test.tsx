import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockOrder } from '../orders/order-screen.ts';
import { open, press, sent, step, typeAddress } from './checkout-steps.tsx';

const START = { Address: '7 Fort Road', Block: 'Ward 2' };

test('a PIN code offers its state, which fills an empty field and takes the focus there', async () => {
  const shop = open();
  await typeAddress(shop, { ...START, City: 'Kochi', 'Postal code': '682001' });
  await press(shop, 'Fill in Kerala');
  const state = screen.getByLabelText('State');
  expect(state).toHaveValue('Kerala');
  expect(state).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Fill in/ })).toBeNull();
  await press(shop, 'Next');
  await step('Payment');
  expect(sent(shop, 'SaveAddress').map(({ variables }) => variables['input'])).toMatchObject([
    { state: 'Kerala', city: 'Kochi', postalCode: '682001' },
  ]);
});

test('city and state of an earlier order with the same code are offered together', async () => {
  const shop = open({ orders: [mockOrder()] });
  await typeAddress(shop, { ...START, 'Postal code': '682011' });
  await press(shop, 'Fill in Ernakulam, Kerala');
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
  await press(shop, 'Next');
  await step('Payment');
});
