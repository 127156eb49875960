import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSuperAdmin } from './open-super-admin.ts';

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
