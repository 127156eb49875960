import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startSession } from '../../../web/src/session/session-user.ts';
import { renderScreen } from '../render-screen.tsx';

const EMAIL = 'shopper@haat.com';
const PAGE = '/products?category=clothing';
const SHOES = 'Running Shoes 3';
const add = { name: `Add ${SHOES} to wishlist` };
const remove = { name: `Remove ${SHOES} from wishlist` };

/** A guest has pressed a heart, and stands at the log-in. */
async function pressed(options: Parameters<typeof renderScreen>[1] = {}) {
  const shop = renderScreen(PAGE, options);
  shop.start();
  await shop.user.click(await screen.findByRole('button', add));
  await waitFor(() => expect(shop.address()).toBe('/login'));
  await screen.findByText(/^Sign in to put the product on your wishlist/);
  const sent = () => shop.operations.filter(({ name }) => name === 'AddToWishlist');
  expect(sent()).toEqual([]);
  return { ...shop, sent };
}

async function logIn({ user }: Awaited<ReturnType<typeof pressed>>): Promise<void> {
  await user.type(screen.getByLabelText('Email'), EMAIL);
  await user.type(screen.getByLabelText('Password'), 'Shopper@1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('what a guest wanted is on the wishlist after the log-in, once', async () => {
  const shop = await pressed();
  await logIn(shop);
  await waitFor(() => expect(shop.address()).toBe(PAGE));
  expect(await screen.findByRole('button', remove)).toBeVisible();
  expect(await screen.findByText('Product added to wishlist')).toBeVisible();
  expect(shop.sent()).toHaveLength(1);
});

test('the sign-up keeps in mind what was wanted', async () => {
  const shop = await pressed();
  await shop.user.click(screen.getByRole('link', { name: /^New here/ }));
  await waitFor(() => expect(shop.address()).toBe('/signup'));
  await shop.user.click(await screen.findByRole('link', { name: /account.*Sign in/ }));
  await screen.findByText(/^Sign in to put the product on your wishlist/);
});

test('a log-in in another tab counts as well', async () => {
  const shop = await pressed();
  act(() => startSession({ name: 'A', role: 'USER', avatar: null, token: 'token', email: EMAIL, message: '' }));
  await waitFor(() => expect(shop.sent()).toHaveLength(1));
});

test('what the shop does not take leaves no mark, and says why', async () => {
  const shop = await pressed({ fail: { 'Mutation.addToWishlist': 'UPSTREAM_TIMEOUT' } });
  await logIn(shop);
  await screen.findByText(/The shop is taking too long to answer/);
  expect(await screen.findByRole('button', add)).toBeVisible();
});
