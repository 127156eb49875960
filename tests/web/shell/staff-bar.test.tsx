import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setWidth } from '../../support/browser/web-setup.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/admin/admin-page.tsx';

async function open(path: string, signedInAs: string, heading: string) {
  const shop = renderScreen('/about', { signedInAs });
  shop.start();
  await shop.navigate(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return shop;
}

test('on their screens staff have a way back to the shop in place of its departments', async () => {
  const shop = await open('/admin', 'admin@haat.com', 'Admin');
  expect(screen.queryByRole('navigation', { name: 'Shop' })).toBeNull();
  expect(screen.getByText('Staff', { exact: true })).toBeVisible();
  // What the specification has in the bar stays.
  expect(screen.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute('href', '/cart');
  await shop.user.click(screen.getByRole('link', { name: 'To the shop' }));
  await waitFor(() => expect(shop.address()).toBe('/'));
  expect(await screen.findByRole('navigation', { name: 'Shop' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'To the shop' })).toBeNull();
  expect(screen.queryByText('Staff', { exact: true })).toBeNull();
});

test('an address in small letters has the same bar', async () => {
  await open('/superadmin', 'super@haat.com', 'Super Admin');
  expect(screen.getByRole('link', { name: 'To the shop' })).toBeVisible();
});

test('on a phone the way back is the first in the menu', async () => {
  setWidth(375);
  const shop = await open('/admin', 'admin@haat.com', 'Admin');
  await shop.user.click(screen.getByRole('button', { name: 'Menu' }));
  const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'To the shop',
    'My Profile',
    'Wishlist',
    'Orders',
    'Admin',
    'About Us',
  ]);
});

test('who may not enter sees the shop’s own bar', async () => {
  await open('/admin', 'shopper@haat.com', 'Unauthorized Access');
  expect(screen.getByRole('navigation', { name: 'Shop' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'To the shop' })).toBeNull();
});
