import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { textsFrom } from '../../../web/src/lib/language/texts-of.ts';
import { startSession } from '../../../web/src/session/session-user.ts';
import { sendWantedHeart } from '../../../web/src/shared/wishlist/send-wanted-heart.ts';
import { wantedHeart, wantHeart } from '../../../web/src/shared/wishlist/wanted-heart.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const SHOPPER = 'shopper@haat.com';
const PAGE = '/products?category=clothing';
const SHOES = 'Running Shoes 3';
const texts = textsFrom(() => Promise.resolve(undefined));
type Options = Parameters<typeof renderScreen>[1];

const open = (options: Options = {}) => {
  const shop = renderScreen(PAGE, options);
  shop.start();
  const sent = () => shop.operations.filter(({ name }) => name === 'AddToWishlist');
  return { ...shop, sent, send: () => act(() => sendWantedHeart(shop.client, texts)) };
};

test('what a guest wanted waits for the log-in, which says so', async () => {
  const shop = open();
  await shop.user.click(await screen.findByRole('button', { name: `Add ${SHOES} to wishlist` }));
  expect(await screen.findByText('It is added once you are signed in.')).toBeVisible();
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(await screen.findByText(/^Sign in to put the product on your wishlist/)).toBeVisible();
  expect(wantedHeart()).toMatchObject({ productId: productId(3), from: PAGE });
  // Nobody is logged in yet.
  await shop.send();
  expect(shop.sent()).toEqual([]);
  act(() => startSession({ name: 'A', role: 'USER', avatar: null, token: 'token', email: SHOPPER, message: '' }));
  await shop.send();
  await waitFor(() => expect(shop.address()).toBe(PAGE));
  expect(wantedHeart()).toBeNull();
});

test('it is put on the wishlist once', async () => {
  const shop = open({ signedInAs: SHOPPER });
  await screen.findByRole('button', { name: `Add ${SHOES} to wishlist` });
  wantHeart({ productId: productId(3), from: PAGE });
  await shop.send();
  expect(await screen.findByRole('button', { name: `Remove ${SHOES} from wishlist` })).toBeVisible();
  expect(screen.getByText('Product added to wishlist')).toBeVisible();
  await shop.send();
  expect(shop.sent()).toHaveLength(1);
});

test('what is on the wishlist stays there', async () => {
  const shop = open({ signedInAs: SHOPPER, wishlist: [productId(3)] });
  await screen.findByText(SHOES);
  wantHeart({ productId: productId(3), from: PAGE });
  await shop.send();
  expect(await screen.findByRole('button', { name: `Remove ${SHOES} from wishlist` })).toBeVisible();
});

test('what the shop does not take leaves no mark, and says why', async () => {
  const shop = open({ signedInAs: SHOPPER, fail: { 'Mutation.addToWishlist': 'UPSTREAM_TIMEOUT' } });
  await screen.findByRole('button', { name: `Add ${SHOES} to wishlist` });
  wantHeart({ productId: productId(3), from: PAGE });
  await shop.send();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: `Add ${SHOES} to wishlist` })).toBeVisible();
});

test('after a quarter of an hour it is wanted no more', () => {
  wantHeart({ productId: productId(3), from: PAGE });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000);
  expect(wantedHeart()).toBeNull();
  vi.restoreAllMocks();
});
