import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { renderScreen } from '../render-screen.tsx';
import { mockOrder, ORDER_2 } from '../orders/order-screen.ts';
// Loaded in advance, so that no test waits for the lazy screens.
import '../../../web/src/features/profile/profile-page.tsx';
import '../../../web/src/features/checkout/checkout-pages.tsx';
import { productId } from '../../support/graphql/mock-schema.ts';

const { deliveryAddress } = mockOrder();
const office = deliveryAddress && { ...deliveryAddress, address: '2, Marine Drive' };
/** The office is the latest. */
const TWO_PLACES = { orders: [mockOrder(), mockOrder({ id: ORDER_2, deliveryAddress: office })] };

const open = (options: MockOptions = TWO_PLACES, path = '/profile') => {
  const shop = renderScreen(path, { signedInAs: 'shopper@haat.com', ...options });
  return { ...shop, ...shop.start() };
};
const addresses = () => screen.findByRole('region', { name: 'Your addresses' });
const remove = (place: string) => screen.findByRole('button', { name: `Remove ${place}, Ward 6` });
const streets = async () =>
  [...(await addresses()).querySelectorAll('li strong')].map(({ textContent }) => textContent);

test('lists where earlier orders went, the latest first, and says what removing does', async () => {
  open();
  expect(await streets()).toEqual(['2, Marine Drive, Ward 6', '14, Lake View Road, Ward 6']);
  const section = await addresses();
  expect(section).toHaveTextContent('Ernakulam, Kerala 682011');
  expect(section).toHaveTextContent('Kept in this browser only, for your account, and the addresses of your orders.');
  expect(section).toHaveTextContent('Removing hides an address here; your orders keep it.');
});

test('says nothing of having no address while the orders cannot be read', async () => {
  open({ fail: { 'Query.orders': 'UPSTREAM_TIMEOUT' } });
  const section = await addresses();
  expect(section).toHaveTextContent('The addresses of your orders could not be loaded.');
  expect(section).not.toHaveTextContent('No address yet.');
});

/** Removes it, and says yes to the question. */
const removed = async ({ user }: Pick<ReturnType<typeof open>, 'user'>, place: string) => {
  await user.click(await screen.findByRole('button', { name: `Remove ${place}` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
};

test('Remove asks, hides an address and says so; the focus goes to the heading', async () => {
  const shop = open();
  await shop.user.click(await remove('2, Marine Drive'));
  const question = await screen.findByRole('dialog', { name: 'Remove this address?' });
  expect(question).toHaveTextContent('2, Marine Drive, Ward 6');
  await shop.user.click(within(question).getByRole('button', { name: 'Keep address' }));
  expect(await streets()).toHaveLength(2);
  await removed(shop, '2, Marine Drive, Ward 6');
  expect(await streets()).toEqual(['14, Lake View Road, Ward 6']);
  expect(screen.getByRole('heading', { name: 'Your addresses' })).toHaveFocus();
  expect(await screen.findByText('Address removed from this browser.')).toBeVisible();
});

test('an account without any address is told so', async () => {
  const shop = open();
  await removed(shop, '2, Marine Drive, Ward 6');
  await removed(shop, '14, Lake View Road, Ward 6');
  expect(await streets()).toEqual([]);
  expect(await addresses()).toHaveTextContent('No address yet.');
});

test('with the default one removed, the latest comes first', async () => {
  const shop = open();
  await shop.user.click(await screen.findByRole('button', { name: /^Make 14, Lake View Road/ }));
  await removed(shop, '14, Lake View Road, Ward 6');
  expect(await streets()).toEqual(['2, Marine Drive, Ward 6']);
  expect(await addresses()).not.toHaveTextContent('Default');
});

test('another account sees all of its own', async () => {
  const shop = open();
  await removed(shop, '2, Marine Drive, Ward 6');
  const kept = localStorage.getItem('removedAddresses') ?? '';
  // Ids alone: a browser that others use does not tell where somebody lives.
  expect(JSON.parse(kept)).toEqual({ 'shopper@haat.com': [expect.stringMatching(/^[0-9a-f]{24}$/)] });
  shop.unmount();
  localStorage.setItem('removedAddresses', kept.replace('shopper@', 'other@'));
  open();
  expect(await streets()).toHaveLength(2);
});

test.each(['nonsense', '[1]', '{"shopper@haat.com": {"a": 1}}'])('what is not a list is not read: %s', async (kept) => {
  localStorage.setItem('removedAddresses', kept);
  open();
  expect(await streets()).toHaveLength(2);
});

test('checkout offers a removed address no longer, though it was chosen before', async () => {
  const shop = open(TWO_PLACES, `/checkout/buyNow/${productId(3)}`);
  await shop.user.click(await screen.findByRole('radio', { name: /Marine Drive/ }));
  await shop.navigate('/profile');
  await removed(shop, '2, Marine Drive, Ward 6');
  await shop.navigate(`/checkout/buyNow/${productId(3)}`);
  expect(await screen.findByRole('radio', { name: /Lake View Road/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Marine Drive/ })).toBeNull();
  expect(screen.queryByDisplayValue(/Marine Drive/)).toBeNull();
});

const NEW_PLACE = {
  'Postal code': '403001',
  State: 'Goa',
  City: 'Panaji',
  Block: 'Fontainhas',
  Address: '7, River Road',
};
const type = async (shop: ReturnType<typeof open>, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    const field = within(await addresses()).getByLabelText(label);
    await shop.user.clear(field);
    await shop.user.type(field, text);
  }
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('an address is added with the checks of checkout, kept in this browser, and checkout has it ready', async () => {
  const shop = open({ orders: [] }, '/profile');
  expect(await addresses()).toHaveTextContent('No address yet.');
  await shop.user.click(button('Add address'));
  expect(screen.getByLabelText('Postal code')).toHaveFocus();
  await shop.user.click(button('Save address'));
  expect(screen.getByText('City is required')).toBeVisible();
  expect(screen.getByLabelText('Postal code')).toHaveFocus();
  await type(shop, NEW_PLACE);
  expect(screen.getByRole('checkbox', { name: 'Checkout offers this address first' })).toBeChecked();
  await shop.user.click(button('Save address'));
  expect(await screen.findByText('Address saved in this browser.')).toBeVisible();
  expect(await streets()).toEqual(['7, River Road, Fontainhas']);
  expect(screen.getByRole('heading', { name: 'Your addresses' })).toHaveFocus();
  // One alone needs no default.
  expect(screen.queryByRole('button', { name: /the default address$/ })).toBeNull();
  await shop.navigate(`/checkout/buyNow/${productId(3)}`);
  expect(await screen.findByRole('radio', { name: /7, River Road/ })).toBeChecked();
});

test('an address of an order is edited: the old one is not offered any more', async () => {
  const shop = open();
  await addresses();
  await shop.user.click(button('Edit 2, Marine Drive, Ward 6'));
  expect(screen.getByLabelText('Address')).toHaveValue('2, Marine Drive');
  await type(shop, { Address: '3, Marine Drive' });
  await shop.user.click(button('Save address'));
  expect(await streets()).toEqual(['3, Marine Drive, Ward 6', '14, Lake View Road, Ward 6']);
});

test('Cancel leaves all as it was', async () => {
  const shop = open();
  await addresses();
  await shop.user.click(button('Edit 2, Marine Drive, Ward 6'));
  await type(shop, { Address: 'x' });
  await shop.user.click(button('Cancel'));
  expect(await streets()).toEqual(['2, Marine Drive, Ward 6', '14, Lake View Road, Ward 6']);
});

test('the default one comes first, here and in checkout', async () => {
  const shop = open();
  await addresses();
  await shop.user.click(button('Make 14, Lake View Road, Ward 6 the default address'));
  expect(await streets()).toEqual(['14, Lake View Road, Ward 6', '2, Marine Drive, Ward 6']);
  expect((await addresses()).querySelector('li')).toHaveTextContent(/^Default/);
  await shop.navigate(`/checkout/buyNow/${productId(3)}`);
  expect(await screen.findByRole('radio', { name: /^Default.*Lake View Road/ })).toBeChecked();
});

test('what this browser alone keeps is forgotten', async () => {
  const shop = open({ orders: [] }, '/profile');
  await addresses();
  await shop.user.click(button('Add address'));
  await type(shop, NEW_PLACE);
  await shop.user.click(button('Save address'));
  await removed(shop, '7, River Road, Fontainhas');
  expect(await streets()).toEqual([]);
  expect(localStorage.getItem('keptAddresses')).toBe('{}');
});
