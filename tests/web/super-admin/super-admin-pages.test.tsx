import { screen, waitFor, fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSuperAdmin, orders } from './open-super-admin.ts';

const rows = () => screen.findAllByRole('checkbox', { name: /^Choose order/ });

test('a page has as many rows as were chosen, and the browser remembers it', async () => {
  const shop = openSuperAdmin('?page=3');
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(screen.getByRole('button', { name: 'Last page' })).toBeDisabled();
  await shop.user.click(screen.getByRole('button', { name: 'First page' }));
  await waitFor(() => expect(shop.address()).toBe('/superAdmin'));
  await shop.navigate(-1);
  await shop.user.selectOptions(await screen.findByRole('combobox', { name: 'Rows' }), '25');
  // The order that was the first one is on this page.
  await waitFor(() => expect(shop.address()).toBe('/superAdmin'));
  expect(await rows()).toHaveLength(24);
  expect(localStorage.getItem('staffRows')).toBe('25');
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '10');
  await waitFor(async () => expect(await rows()).toHaveLength(10));
});

test('the counts of the states follow an order that moves', async () => {
  const shop = openSuperAdmin('?status=PENDING');
  const counted = async (name: string) =>
    Number((await screen.findByRole('button', { name: new RegExp(`^${name} \\d`) })).textContent.replace(/\D/g, ''));
  const [pending, packed] = [await counted('Pending'), await counted('Packed')];
  const [status] = await screen.findAllByRole('combobox', { name: /^Status of order/ });
  if (!status) throw new Error('No order is pending.');
  await shop.user.selectOptions(status, 'Packed');
  await shop.user.click(screen.getByRole('button', { name: /^Save the status of order/ }));
  await waitFor(async () => expect(await counted('Pending')).toBe(pending - 1));
  expect(await counted('Packed')).toBe(packed + 1);
});

test('the list and its page count without a product that was deleted', async () => {
  const shop = openSuperAdmin('?tab=products');
  await shop.user.click(await screen.findByRole('button', { name: 'Delete Laptop 1' }));
  await shop.user.click(screen.getByRole('button', { name: 'Delete product' }));
  expect(await screen.findByText('44 products')).toBeVisible();
  expect(await screen.findByText('1 to 10 of 44')).toBeVisible();
});

test('a press on a row opens its order, but not one on its controls, or after a text was selected', async () => {
  const shop = openSuperAdmin('?tab=orders&status=PENDING');
  const [status] = await screen.findAllByRole('combobox', { name: /^Status of order/ });
  const row = status?.closest('tr');
  if (!row) throw new Error('The mock shop has no pending order.');
  const isOpen = () => screen.queryByRole('dialog') !== null;
  await shop.user.click(within(row).getByRole('checkbox'));
  await shop.user.click(within(row).getByRole('combobox'));
  await shop.user.click(within(row).getByRole('button', { name: /^Copy the id/ }));
  expect(isOpen()).toBe(false);

  const total = within(row).getByText(/^₹/);
  getSelection()?.selectAllChildren(total);
  fireEvent.click(total);
  expect(isOpen()).toBe(false);
  getSelection()?.removeAllRanges();
  fireEvent.click(total);
  expect(await screen.findByRole('dialog', { name: /^Order …/ })).toBeVisible();
});

const expectOrdersOf = async (shop: ReturnType<typeof openSuperAdmin>, email: string) => {
  await waitFor(() => expect(shop.address()).toBe(`/superAdmin?tab=orders&q=${email}`));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveValue(email));
};

test('an order names its customer once, and leads to the customer’s other orders', async () => {
  const shop = openSuperAdmin(`?order=${orders[0]?.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: /^Order …/ }));
  const others = drawer.getByRole('link', { name: /^Orders of / });
  const firstName = others.textContent.replace('Orders of ', '');
  expect(drawer.getAllByText((text) => text.startsWith(firstName))).toHaveLength(1);
  const email = drawer.getByRole('link', { name: /@/ }).textContent;
  await shop.user.click(others);
  await expectOrdersOf(shop, email);
});

test('an account leads to its orders', async () => {
  const shop = openSuperAdmin('?tab=users');
  await shop.user.click(await screen.findByRole('link', { name: 'Orders of Asha Menon' }));
  await expectOrdersOf(shop, 'shopper@haat.com');
});
