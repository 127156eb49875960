import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../render-screen.tsx';
import { productId } from '../../support/graphql/mock-schema.ts';

const ADMIN_ROUTES = ['/admin', `/admin/product/edit/${productId(1)}`, '/admin/product/new'];
const ADMIN_ONLY = 'This is for Admin Only';
const SUPER_ADMIN_ONLY = 'This is for Super Admin Only';

describe.each([...ADMIN_ROUTES, '/superAdmin'])('%s', (path) => {
  test('leads guests to the log-in, in place of this entry, with the way back', async () => {
    const shop = renderScreen(`${path}?page=2`);
    shop.start();
    await waitFor(() => expect(shop.address()).toBe('/login'));
    expect(shop.shown().location.state).toEqual({ from: `${path}?page=2` });
    expect(shop.shown().action).toBe('REPLACE');
  });
});

describe.each([
  ...ADMIN_ROUTES.flatMap((path) => [
    { path, email: 'shopper@haat.com', sentence: ADMIN_ONLY },
    { path, email: 'super@haat.com', sentence: ADMIN_ONLY },
  ]),
  { path: '/superAdmin', email: 'shopper@haat.com', sentence: SUPER_ADMIN_ONLY },
  { path: '/superAdmin', email: 'admin@haat.com', sentence: SUPER_ADMIN_ONLY },
])('$path for $email', ({ path, email, sentence }) => {
  test('says who may enter, asks the shop for nothing, and leads home, staff to their own area, too', async () => {
    const shop = renderScreen(path, { signedInAs: email });
    shop.start();
    expect(await screen.findByRole('heading', { level: 1, name: 'Unauthorized Access' })).toBeVisible();
    expect(screen.getByText(/^Sorry, you do not have permission to access this page\./)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    // Who has several accounts sees which one it is.
    expect(screen.getByText(`You are signed in as ${email}.`)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Haat | Unauthorized Access'));
    expect(shop.operations.map(({ name }) => name)).toEqual(['CartAndWishlist']);
    const area = { 'admin@haat.com': 'Go to Admin', 'super@haat.com': 'Go to Super Admin' }[email];
    expect(screen.queryByRole('link', { name: /^Go to (Super )?Admin$/ })?.textContent).toBe(area);
    // Shoppers have the ways on of a page that is not found.
    for (const name of ['Explore Products', 'Electronics', 'Accessories', 'Clothing'])
      expect(within(screen.getByRole('main')).queryByRole('link', { name }) !== null).toBe(area === undefined);
    await shop.user.click(screen.getByRole('link', { name: 'Go Home' }));
    await waitFor(() => expect(shop.address()).toBe('/'));
  });
});

test.each([
  ['/admin', 'admin@haat.com', 'Admin'],
  [`/admin/product/edit/${productId(1)}`, 'admin@haat.com', 'Edit product'],
  ['/admin/product/new', 'admin@haat.com', 'New product'],
])('%s lets %s in', async (path, email, heading) => {
  renderScreen(path, { signedInAs: email }).start();
  // The form's heading replaces the heading of the loading text.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible());
  await waitFor(() => expect(document.title).toBe('Haat | ADMIN'));
});

test('/superAdmin lets the super admin in', async () => {
  const shop = renderScreen('/superAdmin', { signedInAs: 'super@haat.com' });
  shop.start();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Unauthorized Access')).toBeNull();
  expect(shop.address()).toBe('/superAdmin');
});

test('an admin who is none any more is told so as soon as the shop says it', async () => {
  renderScreen('/admin', { signedInAs: 'admin@haat.com', fail: { 'Query.adminSummary': 'FORBIDDEN' } }).start();
  expect(await screen.findByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
  expect(screen.getByText(ADMIN_ONLY)).toBeVisible();
});
