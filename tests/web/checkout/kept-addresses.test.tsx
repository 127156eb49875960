import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../support/graphql/mock-schema.ts';
import { mockOrder, openOrder } from '../orders/order-screen.ts';
import { ONWARD, open, press, sent, SHOPPER, step, toPayment, typeAddress } from './checkout-steps.tsx';
// Loaded in advance, so that no test waits for the lazy screens.
import '../../../web/src/features/profile/profile-page.tsx';
import '../../../web/src/features/checkout/checkout-pages.tsx';

const HOME = {
  postalCode: '682011',
  state: 'Kerala',
  city: 'Ernakulam',
  block: 'Ward 6',
  address: '14, Lake View Road',
};
const BUY_NOW = `/checkout/buyNow/${productId(2)}`;
const home = () => screen.findByRole('radio', { name: /14, Lake View Road, Ward 6/ });
const kept = () => JSON.parse(localStorage.getItem('keptAddresses') ?? '{}') as Record<string, unknown[]>;

test('what was typed once is offered at the next checkout, and not sent again', async () => {
  const first = open();
  await toPayment(first);
  expect(kept()).toMatchObject({ [SHOPPER]: [{ fields: HOME, isDefault: false }] });
  first.unmount();
  sessionStorage.clear();
  const second = open({}, BUY_NOW);
  expect(await home()).toBeChecked();
  expect(screen.queryByLabelText('City')).toBeNull();
  await press(second, ONWARD);
  await step('Payment');
  expect(sent(second, 'SaveAddress')).toEqual([]);
});

test('another account sees nothing of it', async () => {
  const first = open();
  await toPayment(first);
  first.unmount();
  open({ signedInAs: 'vikram.rao@example.com' });
  await step('Delivery address');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('Address')).toHaveValue('');
});

test.each(['nonsense', '[1]', '{"shopper@haat.com": [{"fields": {"city": 5}, "at": 1}, {"at": 2}, 3]}'])(
  'what is not an address is not read: %s',
  async (found) => {
    localStorage.setItem('keptAddresses', found);
    open();
    await step('Delivery address');
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

test('an address that was removed before stays away, though its order is cancelled', async () => {
  const shop = openOrder({}, '/profile');
  await shop.user.click(await screen.findByRole('button', { name: /^Remove 14, Lake View Road/ }));
  await shop.navigate(`/orders/details/orderId/${mockOrder().id ?? ''}`);
  await shop.user.click(await screen.findByRole('button', { name: 'Cancel whole order' }));
  const question = await screen.findByRole('dialog', { name: 'Cancel the whole order?' });
  await shop.user.click(within(question).getByRole('button', { name: 'Cancel whole order' }));
  await screen.findByRole('heading', { level: 1, name: 'Order cancelled' });
  expect(kept()[SHOPPER] ?? []).toEqual([]);
});

test('a known address is edited, sent, and takes the place of the one that it was', async () => {
  const shop = open({ orders: [mockOrder({ items: [{ productId: productId(3), quantity: 1 }] })] });
  await home();
  await press(shop, 'Edit this address');
  await shop.user.clear(screen.getByLabelText('City'));
  await press(shop, ONWARD);
  expect(screen.getByLabelText('City')).toHaveFocus();
  await shop.user.type(screen.getByLabelText('City'), 'Kochi');
  await press(shop, ONWARD);
  await step('Payment');
  expect(sent(shop, 'SaveAddress').map(({ variables }) => variables['input'])).toEqual([{ ...HOME, city: 'Kochi' }]);
  await press(shop, 'Prev');
  await step('Delivery address');
  expect(screen.getByRole('radio', { name: /Kochi, Kerala 682011/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Ernakulam/ })).toBeNull();
});

test('an edit that is left changes nothing', async () => {
  const shop = open({ orders: [mockOrder({ items: [{ productId: productId(3), quantity: 1 }] })] });
  await home();
  await press(shop, 'Edit this address');
  await shop.user.clear(screen.getByLabelText('City'));
  await press(shop, 'Keep it as it was');
  expect(await home()).toBeChecked();
  expect(screen.queryByLabelText('City')).toBeNull();
  await press(shop, ONWARD);
  await step('Payment');
  expect(sent(shop, 'SaveAddress')).toEqual([]);
});

test('an address of the profile is sent when it is used, once; a failure is said and can be tried again', async () => {
  localStorage.setItem('keptAddresses', JSON.stringify({ [SHOPPER]: [{ fields: HOME, at: 1, isDefault: true }] }));
  const shop = open();
  expect(await screen.findByRole('radio', { name: /^Default.*14, Lake View Road/ })).toBeChecked();
  shop.faults.set('SaveAddress', 'UPSTREAM_TIMEOUT');
  await press(shop, ONWARD);
  await screen.findByText(/taking too long/);
  shop.faults.clear();
  await press(shop, ONWARD);
  await step('Payment');
  expect(sent(shop, 'SaveAddress').at(-1)?.variables['input']).toEqual(HOME);
  const count = sent(shop, 'SaveAddress').length;
  await press(shop, 'Prev');
  await step('Delivery address');
  await press(shop, ONWARD);
  await step('Payment');
  expect(sent(shop, 'SaveAddress')).toHaveLength(count);
});

test('the way on looks like it from the start, and leads to the first field that is not right', async () => {
  const shop = open();
  await step('Delivery address');
  const onward = screen.getByRole('button', { name: ONWARD });
  expect(onward).toHaveAttribute('aria-disabled', 'true');
  expect(onward).not.toHaveAttribute('data-disabled');
  await shop.user.click(onward);
  expect(screen.getByLabelText('Postal code')).toHaveFocus();
  await typeAddress(shop, { 'Postal code': '560001' });
  await shop.user.click(onward);
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveFocus());
});
