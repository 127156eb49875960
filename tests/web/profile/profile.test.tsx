import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { setWidth } from '../../support/browser/web-setup.ts';
import { renderScreen } from '../render-screen.tsx';
import { mockOrder } from '../orders/order-screen.ts';

const open = (path = '/profile', options: MockOptions = {}) => {
  const shop = renderScreen(path, { signedInAs: 'shopper@haat.com', orders: [mockOrder()], ...options });
  shop.start();
  return shop;
};
const details = () => screen.findByRole('form', { name: 'Your details' });
const tab = (name: string) => screen.findByRole('tab', { name });

test('greets by first name and shows what the shop knows, not to be changed yet', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hi, Asha' })).toBeVisible();
  expect(document.title).toBe('Haat | Profile');
  const form = await details();
  const field = (name: string) => within(form).getByRole('textbox', { name });
  expect(field('Name')).toHaveValue('Asha Menon');
  expect(field('Email')).toHaveValue('shopper@haat.com');
  expect(field('Mobile')).toHaveDisplayValue(/^\+91\d{10}$/);
  for (const name of ['Name', 'Email', 'Mobile']) expect(field(name)).toHaveAttribute('readonly');
  const edit = screen.getByRole('button', { name: 'Edit' });
  expect(edit).toHaveAttribute('aria-disabled', 'true');
  expect(edit).toHaveAccessibleDescription('Your details cannot be changed here yet.');
});

test('shows the three latest orders, each a way to itself, and the way to all of them', async () => {
  open('/profile', {
    orders: [mockOrder(), ...[2, 3, 4].map((one) => mockOrder({ id: `6700000${one}`.padEnd(24, '0') }))],
  });
  const orders = within(await screen.findByRole('region', { name: 'Your orders' }));
  const [first, ...others] = orders.getAllByRole('listitem');
  expect(others).toHaveLength(2);
  expect(first).toHaveTextContent('Pending');
  expect(within(first as HTMLElement).getByRole('link', { name: /Laptop 1/ })).toHaveAttribute(
    'href',
    '/orders/details/orderId/670000040000000000000000',
  );
  expect(orders.getByRole('link', { name: 'All 4 orders' })).toHaveAttribute('href', '/orders');
});

test('without an order there is a way to the products; orders that fail keep the details, and can be asked for again', async () => {
  const shop = renderScreen('/profile', { signedInAs: 'shopper@haat.com', orders: [] });
  const { unmount } = shop.start();
  const orders = () => screen.findByRole('region', { name: 'Your orders' });
  expect(within(await orders()).getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products');
  unmount();
  open('/profile', { fail: { 'Query.orders': 'UPSTREAM_TIMEOUT' } });
  expect(await details()).toBeVisible();
  expect(within(await orders()).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('has the tabs of the specification, the first of them chosen', async () => {
  open();
  await tab('Profile');
  const list = screen.getByRole('tablist', { name: 'Profile' });
  expect(
    within(list)
      .getAllByRole('tab')
      .map((each) => each.textContent),
  ).toEqual(['Profile', 'Order', 'Whishlist', 'Change Password']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Profile');
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test.each([
  ['Order', 'order', 'My Orders'],
  ['Whishlist', 'Whishlist', 'My Wishlist'],
  ['Change Password', 'Password', 'Change Password'],
])('the tab %s stands in the address as %s', async (name, value, heading) => {
  const shop = open();
  await shop.user.click(await tab(name));
  expect(shop.address()).toBe(`/profile?tab=${value}`);
  expect(
    within(screen.getByRole('tabpanel', { name })).getByRole('heading', { level: 2, name: heading }),
  ).toBeVisible();
  await shop.navigate(-1);
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Profile'));
});

test.each([
  ['/profile?tab=order', 'Order'],
  ['/profile?tab=Password', 'Change Password'],
  ['/profile?tab=nonsense', 'Profile'],
])('%s opens the tab %s', async (path, name) => {
  open(path);
  expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
});

test('the tab Order shows the orders', async () => {
  open('/profile?tab=order');
  const panel = await screen.findByRole('tabpanel', { name: 'Order' });
  expect(await within(panel).findByRole('table', { name: 'Orders' })).toHaveTextContent('Laptop 1');
});

test('one stop for Tab, arrow keys inside, round the ends', async () => {
  const shop = open();
  const first = await tab('Profile');
  first.focus();
  for (const [key, name] of [
    ['{ArrowDown}', 'Order'],
    ['{ArrowDown}', 'Whishlist'],
    ['{End}', 'Change Password'],
    ['{ArrowDown}', 'Profile'],
    ['{ArrowUp}', 'Change Password'],
    ['{ArrowUp}', 'Whishlist'],
    ['{Home}', 'Profile'],
  ] as const) {
    await shop.user.keyboard(key);
    const chosen = screen.getByRole('tab', { name });
    expect(chosen).toHaveFocus();
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name })).toHaveAttribute('id', chosen.getAttribute('aria-controls'));
  }
  await shop.user.tab();
  expect(screen.getByRole('button', { name: 'Log Out' })).toHaveFocus();
});

test.each([
  [1280, 'vertical'],
  [375, 'horizontal'],
])('at %i pixels the tabs are %s', async (width, orientation) => {
  setWidth(width);
  open();
  expect(await screen.findByRole('tablist', { name: 'Profile' })).toHaveAttribute('aria-orientation', orientation);
});

test('Log Out asks; yes goes home with a notice', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const shop = open();
  await shop.user.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(confirm.mock.calls).toEqual([['Are you sure you want to log out?']]);
  expect(await screen.findByText('Logout Successful.')).toBeVisible();
  expect(shop.address()).toBe('/');
  expect(localStorage.getItem('loggedUser')).toBeNull();
});

test('Log Out asks; no changes nothing', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(false);
  const shop = open('/profile?tab=order');
  await shop.user.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(shop.address()).toBe('/profile?tab=order');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Order');
  expect(shop.operations.map(({ name }) => name)).not.toContain('LogOut');
});

test('shows a skeleton until the details come', async () => {
  const shop = renderScreen('/profile', { signedInAs: 'shopper@haat.com' });
  const answer = shop.hold('Profile');
  shop.start();
  await screen.findByRole('status', { name: 'Loading your details' });
  answer();
  expect(await details()).toBeVisible();
});

test('details that cannot be had say so, and are asked for again', async () => {
  const shop = renderScreen('/profile', { signedInAs: 'shopper@haat.com' });
  shop.faults.set('Profile', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  expect(await screen.findByText('The shop cannot be reached right now. Please try again in a moment.')).toBeVisible();
  // This browser keeps them.
  expect(screen.getByRole('heading', { name: 'Your addresses' })).toBeVisible();
  shop.faults.clear();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await details()).getByDisplayValue('Asha Menon')).toBeVisible();
});

test('a session that is over leads to the log-in, and back to the tab', async () => {
  const shop = open('/profile?tab=order', { fail: { 'Query.orders': 'TOKEN_EXPIRED' } });
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/profile?tab=order' });
});
