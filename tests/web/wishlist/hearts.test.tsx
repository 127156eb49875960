import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GUEST_REDIRECT_MS } from '../../../web/src/lib/timing.ts';
import { endSession } from '../../../web/src/session/session-user.ts';
import { renderScreen } from '../render-screen.tsx';
import { productId } from '../../support/graphql/mock-schema.ts';

const SHOPPER = 'shopper@haat.com';
type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const open = (options: Options = {}, path = '/products') => {
  const shop = renderScreen(path, { signedInAs: SHOPPER, ...options });
  return { ...shop, sent: (name: string) => shop.operations.filter((operation) => operation.name === name).length };
};
const heart = (title: string, pressed: boolean) =>
  screen.findByRole('button', {
    name: `${pressed ? 'Remove' : 'Add'} ${title} ${pressed ? 'from' : 'to'} wishlist`,
    pressed,
  });
const marks = () => JSON.parse(localStorage.getItem('wishlist') ?? '{}') as unknown;
const remember = (lists: Record<string, string[]>) => localStorage.setItem('wishlist', JSON.stringify(lists));

test('a press marks the product at once, tells the shop once, and asks for nothing again', async () => {
  const shop = open();
  const answer = shop.hold('AddToWishlist');
  shop.start();
  await shop.user.dblClick(await heart('Laptop 1', false));
  expect(await heart('Laptop 1', true)).toHaveFocus();
  expect(screen.queryByText('Product added to wishlist')).toBeNull();
  answer();
  await screen.findByText('Product added to wishlist');
  expect(await heart('Laptop 1', true)).toBeVisible();
  expect(marks()).toEqual({ [SHOPPER]: [productId(1)] });
  expect([shop.sent('AddToWishlist'), shop.sent('RemoveFromWishlist'), shop.sent('CartAndWishlist')]).toEqual([
    1, 0, 1,
  ]);
});

test('a second press takes it off again', async () => {
  const shop = open({ wishlist: [productId(1), productId(2)] });
  shop.start();
  (await heart('Laptop 1', true)).focus();
  await shop.user.keyboard('{Enter}');
  await screen.findByText('Product removed from wishlist');
  expect(await heart('Laptop 1', false)).toBeVisible();
  expect(marks()).toEqual({ [SHOPPER]: [productId(2)] });
});

test('however quickly somebody changes their mind, the last choice stays', async () => {
  const shop = open();
  const answer = shop.hold('AddToWishlist');
  shop.start();
  (await heart('Laptop 1', false)).focus();
  await shop.user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(await heart('Laptop 1', false)).toBeVisible();
  answer();
  await waitFor(() => expect(screen.getAllByText('Product removed from wishlist')).toHaveLength(2));
  expect(await heart('Laptop 1', false)).toBeVisible();
  expect(marks()).toEqual({});
  const changes = shop.operations.map(({ name }) => name).filter((name) => /(To|From)Wishlist$/.test(name));
  expect(changes).toEqual(['AddToWishlist', 'RemoveFromWishlist', 'AddToWishlist', 'RemoveFromWishlist']);
});

test('of several hearts pressed at once none gets lost', async () => {
  const shop = open();
  const answer = shop.hold('AddToWishlist');
  shop.start();
  await shop.user.click(await heart('Laptop 1', false));
  await shop.user.click(await heart('Leather Handbag 2', false));
  answer();
  await waitFor(() => expect(screen.getAllByText('Product added to wishlist')).toHaveLength(2));
  expect(marks()).toEqual({ [SHOPPER]: [productId(1), productId(2)] });
});

test('a fault takes the mark back and says so', async () => {
  const shop = open({ wishlist: [productId(2)], fail: { 'Mutation.addToWishlist': 'UPSTREAM_TIMEOUT' } });
  shop.start();
  await heart('Leather Handbag 2', true);
  await shop.user.click(await heart('Laptop 1', false));
  await screen.findByText(/The shop is taking too long to answer/);
  expect(await heart('Laptop 1', false)).toBeVisible();
  expect(marks()).toEqual({ [SHOPPER]: [productId(2)] });
});

test('a fault takes the mark back where the real wishlist is not known either', async () => {
  const shop = open({ fail: { 'Mutation.addToWishlist': 'UPSTREAM_TIMEOUT', 'Query.wishlist': 'UPSTREAM_TIMEOUT' } });
  shop.start();
  await shop.user.click(await heart('Laptop 1', false));
  await screen.findByText(/The shop is taking too long to answer/);
  expect(await heart('Laptop 1', false)).toBeVisible();
  expect(marks()).toEqual({});
});

test('a product that another device has added meanwhile is an error, and stays marked', async () => {
  const shop = open({ wishlist: [productId(1)], fail: { 'Query.wishlist': 'UPSTREAM_TIMEOUT' } });
  shop.start();
  await shop.user.click(await heart('Laptop 1', false));
  await screen.findByText('Product already exists in wishlist');
  expect(await heart('Laptop 1', true)).toBeVisible();
});

test('a change that was made counts although the wishlist after it could not be had', async () => {
  const shop = open({
    fail: { 'Query.wishlist': 'UPSTREAM_TIMEOUT', 'AddToWishlistPayload.wishlist': 'UPSTREAM_TIMEOUT' },
  });
  shop.start();
  await shop.user.click(await heart('Laptop 1', false));
  await screen.findByText('Product added to wishlist');
  expect(await heart('Laptop 1', true)).toBeVisible();
});

test('marks are remembered for each shopper, where the real wishlist cannot be had', async () => {
  remember({ [SHOPPER]: [productId(1)], 'admin@haat.com': [productId(3)] });
  open({ wishlist: [productId(2)], fail: { 'Query.wishlist': 'UPSTREAM_TIMEOUT' } }).start();
  expect(await heart('Laptop 1', true)).toBeVisible();
  expect(await heart('Running Shoes 3', false)).toBeVisible();
});

test('marks are corrected by the real wishlist', async () => {
  remember({ [SHOPPER]: [productId(1)], 'admin@haat.com': [productId(3)] });
  open({ wishlist: [productId(2)] }).start();
  expect(await heart('Leather Handbag 2', true)).toBeVisible();
  expect(await heart('Laptop 1', false)).toBeVisible();
  expect(marks()).toEqual({ [SHOPPER]: [productId(2)], 'admin@haat.com': [productId(3)] });
  endSession();
  expect(await heart('Leather Handbag 2', false)).toBeVisible();
  expect(marks()).toEqual({ [SHOPPER]: [productId(2)], 'admin@haat.com': [productId(3)] });
});

test('a mark that is under way outlives an older wishlist', async () => {
  const shop = open({ wishlist: [productId(2)] }, '/about');
  const olderAnswer = shop.hold('CartAndWishlist');
  const answer = shop.hold('AddToWishlist');
  shop.start();
  await waitFor(() => expect(shop.sent('CartAndWishlist')).toBe(1));
  await shop.navigate('/products');
  await shop.user.click(await heart('Laptop 1', false));
  expect(await heart('Laptop 1', true)).toBeVisible();
  await heart('Leather Handbag 2', false);
  olderAnswer();
  await heart('Leather Handbag 2', true);
  expect(screen.queryByText('Product added to wishlist')).toBeNull();
  expect(await heart('Laptop 1', true)).toBeVisible();
  answer();
  await screen.findByText('Product added to wishlist');
  expect(marks()).toEqual({ [SHOPPER]: [productId(2), productId(1)] });
});

test.each(['[1', '7', '{"shopper@haat.com":"p1"}'])('marks that nobody can read (%s) are none', async (raw) => {
  localStorage.setItem('wishlist', raw);
  open().start();
  expect(await heart('Laptop 1', false)).toBeVisible();
});

test('a guest is told to log in, and led there with the way back', async () => {
  const shop = renderScreen('/products?category=clothing');
  shop.start();
  await shop.user.click(await heart('Running Shoes 3', false));
  await screen.findByText('Please login to add product to wishlist');
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/products?category=clothing', heart: productId(3) });
  expect(shop.operations.map(({ name }) => name)).not.toContain('AddToWishlist');
});

test('a session that is over leads to the log-in, and leaves no mark', async () => {
  const shop = open({ fail: { 'Mutation.addToWishlist': 'TOKEN_EXPIRED' } });
  shop.start();
  await shop.user.click(await heart('Laptop 1', false));
  await screen.findByText('Please login to add product to wishlist');
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/products', heart: productId(1) });
  expect(marks()).toEqual({});
});

test('a shopper who has left the screen when the session proves to be over is not redirected', async () => {
  const shop = open({ fail: { 'Mutation.addToWishlist': 'TOKEN_EXPIRED' } }, '/about');
  const answer = shop.hold('AddToWishlist');
  shop.start();
  await screen.findByRole('heading', { name: 'About Us' });
  await shop.navigate('/products');
  await shop.user.click(await heart('Laptop 1', false));
  await shop.navigate('/about');
  await screen.findByRole('heading', { name: 'About Us' });
  answer();
  await screen.findByText('Please login to add product to wishlist');
  await act(() => new Promise((resolve) => setTimeout(resolve, GUEST_REDIRECT_MS * 2)));
  expect(shop.address()).toBe('/about');
});

test('the heart stands on the product screen and its recommended products as well', async () => {
  const shop = open({ wishlist: [productId(31)] }, `/product/single/${productId(1)}`);
  shop.start();
  await shop.user.click(await heart('Laptop 1', false));
  expect(await heart('Laptop 1', true)).toBeVisible();
  const rail = await screen.findByRole('region', { name: 'Recommended products' });
  const recommended = await within(rail).findByRole('button', { name: 'Remove Laptop 31 from wishlist' });
  expect(recommended).toHaveAttribute('aria-pressed', 'true');
});

test('the title of a marked product still opens it', async () => {
  const shop = open({ wishlist: [productId(1)] });
  shop.start();
  await heart('Laptop 1', true);
  await shop.user.click(screen.getByRole('link', { name: 'Laptop 1' }));
  await waitFor(() => expect(shop.address()).toBe(`/product/single/${productId(1)}`));
});
