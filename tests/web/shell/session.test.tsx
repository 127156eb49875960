import { ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../../web/src/session/session-user.ts';
import { setWidth } from '../../support/browser/web-setup.ts';
import { renderScreen } from '../render-screen.tsx';
import { productId } from '../../support/graphql/mock-schema.ts';

const SHOPPER = 'shopper@haat.com';
const state = (shop: ReturnType<typeof renderScreen>) => shop.shown().location.state as unknown;
const confirmation = vi.fn<(question?: string) => boolean>();

beforeEach(() => {
  confirmation.mockReset().mockReturnValue(true);
  window.confirm = confirmation;
});

/** The bar's link to the log-in; the footer has one, too. */
async function findSignIn(): Promise<HTMLElement> {
  const [link] = await screen.findAllByRole('link', { name: 'Sign in' });
  if (!link?.closest('header')) throw new Error('The bar offers no log-in.');
  return link;
}

/** Changes the shared storage as another tab would. */
function elsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}

test.each([
  [SHOPPER, ['My Profile', 'Wishlist', 'Orders']],
  ['admin@haat.com', ['My Profile', 'Wishlist', 'Orders', 'Admin']],
  ['super@haat.com', ['My Profile', 'Wishlist', 'Orders', 'SuperAdmin']],
])('the wide bar of %s has cart, log-out, and a dropdown with %j', async (signedInAs, links) => {
  const shop = renderScreen('/about', { signedInAs, cart: [{ productId: productId(1), quantity: 3 }] });
  shop.start();
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  const bar = screen.getByRole('navigation', { name: 'Main' });
  expect(within(bar).queryByRole('link', { name: 'Sign up' })).toBeNull();
  const opener = () => screen.getByRole('button', { name: /^Account of/ });
  await shop.user.click(opener());
  // It is loaded when it opens.
  const menu = await screen.findByRole('menu');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(within(menu).getByText(signedInAs)).toBeVisible();
  // A press on the name is no press beside the menu.
  await shop.user.click(within(menu).getByText(signedInAs));
  const items = within(menu).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([...links, 'Logout']);
  for (const item of items.slice(0, -1)) expect(item).toHaveAttribute('href');
  await shop.user.keyboard('{Escape}');
  await waitFor(() => expect(opener()).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test.each([820, 375])('at %i pixels the menu links every screen of the account properly', async (width) => {
  setWidth(width);
  const shop = renderScreen('/about', { signedInAs: SHOPPER });
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    // A tablet has these in the strip.
    ...(width === 375
      ? ['/products', '/products?category=Electronics', '/products?category=accessories', '/products?category=clothing']
      : []),
    '/profile',
    '/wishlist',
    '/orders',
    '/about',
  ]);
  expect(within(menu).getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByText(SHOPPER)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

test('logging out asks, drops what is stored, says so and goes home', async () => {
  localStorage.setItem('registration', JSON.stringify({ email: SHOPPER }));
  sessionStorage.setItem('checkout', JSON.stringify({ email: SHOPPER }));
  const shop = renderScreen('/about', { signedInAs: SHOPPER });
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(confirmation).toHaveBeenCalledExactlyOnceWith('Are you sure you want to log out?');
  expect(await screen.findByText('Logout Successful.')).toBeVisible();
  expect(shop.address()).toBe('/');
  expect(localStorage.getItem('loggedUser')).toBeNull();
  expect(localStorage.getItem('registration')).toBeNull();
  expect(sessionStorage.getItem('checkout')).toBeNull();
  expect(await findSignIn()).toBeVisible();
});

test('the dropdown logs out, too', async () => {
  const shop = renderScreen('/about', { signedInAs: SHOPPER });
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await shop.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(confirmation).toHaveBeenCalledOnce();
  expect(await screen.findByText('Logout Successful.')).toBeVisible();
  expect(localStorage.getItem('loggedUser')).toBeNull();
});

test('logging out of a guarded screen goes home, not to the log-in', async () => {
  const shop = renderScreen('/orders', { signedInAs: SHOPPER });
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByText('Logout Successful.');
  await waitFor(() => expect(shop.address()).toBe('/'));
});

test('a log-out that the gateway could not make known everywhere drops what is stored, and says what to do', async () => {
  const shop = renderScreen('/about', { signedInAs: SHOPPER });
  const logout = { __typename: 'LogoutPayload', code: 'FAILED', message: 'Change your password.' };
  const untold = new ApolloLink((operation, forward) =>
    operation.operationName === 'LogOut' ? of({ data: { logout } }) : forward(operation),
  );
  shop.client.setLink(untold.concat(shop.client.link));
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Change your password.')).toBeVisible();
  expect(screen.queryByText('Logout Successful.')).toBeNull();
  expect(localStorage.getItem('loggedUser')).toBeNull();
  expect(shop.address()).toBe('/');
});

test('a log-out that is not confirmed, or that fails, leaves the user logged in', async () => {
  confirmation.mockReturnValueOnce(false);
  const shop = renderScreen('/about', { signedInAs: SHOPPER });
  shop.faults.set('LogOut', 'UPSTREAM_TIMEOUT');
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(shop.operations.map(({ name }) => name)).not.toContain('LogOut');
  await shop.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  expect(currentUser()?.email).toBe(SHOPPER);
});

test.each([
  '/cart',
  '/wishlist',
  '/profile',
  '/checkout',
  `/checkout/buyNow/${productId(1)}`,
  '/orders',
  '/orders/details/orderId/7',
])('a guest at %s is sent to the log-in, which remembers the way back', async (path) => {
  const shop = renderScreen(path);
  shop.start();
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(state(shop)).toEqual({ from: path });
  expect(shop.shown().action).toBe('REPLACE');
});

test('a session that the gateway no longer knows leads to the log-in, says so, and is dropped', async () => {
  const shop = renderScreen('/wishlist', { signedInAs: SHOPPER });
  shop.faults.set('Wishlist', 'TOKEN_EXPIRED');
  shop.start();
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(state(shop)).toEqual({ from: '/wishlist' });
  expect(localStorage.getItem('loggedUser')).toBeNull();
});

test('orders say on a screen of their own that the session is over, with the way back', async () => {
  const shop = renderScreen('/orders', { signedInAs: SHOPPER });
  shop.faults.set('Orders', 'TOKEN_EXPIRED');
  shop.start();
  expect(await screen.findByRole('heading', { name: 'Token expired' })).toBeVisible();
  await shop.user.click(screen.getByRole('link', { name: 'Login' }));
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(state(shop)).toEqual({ from: '/orders' });
});

test('a cookie without its token is given back, and the guest gets what is for guests', async () => {
  const shop = renderScreen(`/product/single/${productId(1)}`);
  shop.passingFaults.set('ProductDetail', 'CSRF_REJECTED');
  shop.start();
  expect(await screen.findByRole('heading', { level: 1, name: 'Laptop 1' })).toBeVisible();
  const asked = shop.operations.map(({ name }) => name);
  expect(asked).toEqual(['ProductDetail', 'LogOut', 'ProductDetail']);
});

test('a log-out in another tab is followed', async () => {
  const shop = renderScreen('/wishlist', { signedInAs: SHOPPER });
  shop.start();
  await screen.findByRole('button', { name: 'Logout' });
  elsewhere('loggedUser', null);
  await waitFor(() => expect(shop.address()).toBe('/login'));
});

test('a log-in in another tab is followed, and what is missing is asked for once', async () => {
  const shop = renderScreen('/about', { signedInAs: SHOPPER, cart: [{ productId: productId(1), quantity: 3 }] });
  const user = localStorage.getItem('loggedUser');
  localStorage.clear();
  shop.start();
  await findSignIn();
  elsewhere('loggedUser', user);
  expect(await screen.findByRole('button', { name: 'Account of Asha Menon' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  expect(shop.operations.map(({ name }) => name)).toEqual(['CartAndWishlist']);
});

test.each([
  '{',
  'null',
  '{"name":"A"}',
  '{"token":7,"name":"A","role":"USER"}',
  '{"token":"t","name":"A","role":"KING"}',
])('what cannot be a user (%s) is nobody', async (stored) => {
  localStorage.setItem('loggedUser', stored);
  renderScreen('/about').start();
  expect(await findSignIn()).toBeVisible();
});

test('the offline banner comes and goes with the connection', async () => {
  renderScreen('/about').start();
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

test('a log-out of this tab is forgotten with the next log-in, also in another tab: its end leads to the log-in', async () => {
  const shop = renderScreen('/about', { signedInAs: SHOPPER });
  shop.start();
  const user = localStorage.getItem('loggedUser');
  await shop.user.click(await screen.findByRole('button', { name: 'Logout' }));
  await findSignIn();
  elsewhere('loggedUser', user);
  await shop.navigate('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  elsewhere('loggedUser', null);
  await waitFor(() => expect(shop.address()).toBe('/login'));
});
