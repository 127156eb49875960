import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { earlierPrice, rememberSeen } from '../../../web/src/features/products/recent/seen-products.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const KEY = 'seenProducts';
const YEAR = new Date().getFullYear();
const DAY = Date.parse(`${YEAR}-11-12T12:00:00Z`);
const path = (number: number) => `/product/single/${productId(number)}`;
const keep = (...seen: object[]) => localStorage.setItem(KEY, JSON.stringify(seen));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as { id: string; price: number }[];
const products = () =>
  [1, 2, 3].map((number) => mockProduct({ id: productId(number), title: `Radio ${number}`, discountPrice: 4499 }));
const rail = () => screen.findByRole('region', { name: 'Recently viewed' });

afterEach(() => vi.restoreAllMocks());

test('lists what was opened before, the latest first, without the product on the screen', async () => {
  const shop = renderScreen(path(1), { products: products() });
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Radio 1' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  await shop.navigate(path(2));
  await screen.findByRole('heading', { level: 1, name: 'Radio 2' });
  await shop.navigate(path(3));
  await screen.findByRole('heading', { level: 1, name: 'Radio 3' });
  const titles = async () =>
    (await within(await rail()).findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);
  await waitFor(async () => expect(await titles()).toEqual(['Radio 2', 'Radio 1']));
  await shop.navigate('/');
  await waitFor(async () => expect(await titles()).toEqual(['Radio 3', 'Radio 2', 'Radio 1']));
});

test('shows the price of today, not the one that was seen', async () => {
  keep({ id: productId(2), price: 9999, at: DAY, before: null });
  renderScreen('/', { products: products() }).start();
  const card = await within(await rail()).findByRole('article');
  expect(card).toHaveTextContent('₹4,499');
  expect(card).not.toHaveTextContent('9,999');
});

test('says where the list is kept, and empties it; Undo brings it back', async () => {
  keep({ id: productId(2), price: 4499, at: DAY, before: null });
  const { user, start } = renderScreen('/', { products: products() });
  start();
  expect(await screen.findByText(/kept in this browser only/)).toBeVisible();
  within(await rail())
    .getByRole('button', { name: 'Clear' })
    .focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
  // Where the reader is, not where the page begins.
  expect(document.activeElement).toHaveRole('heading');
  await screen.findByText('The list of viewed products is empty');
  await user.keyboard('{Control>}z{/Control}');
  expect(within(await rail()).getByRole('link', { name: 'Radio 2' })).toBeVisible();
  expect(kept()).toEqual([{ id: productId(2), price: 4499, at: DAY, before: null }]);
});

test('a product that is not sold any more is left out, and a list without any is not shown', async () => {
  keep({ id: 'gone', price: 1, at: DAY, before: null });
  const shop = renderScreen('/', { products: products() });
  shop.start();
  await waitFor(() => expect(shop.operations.map(({ name }) => name)).toContain('RecentProducts'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull());
});

test('a failure says so, with a way on', async () => {
  keep({ id: productId(2), price: 4499, at: DAY, before: null });
  const shop = renderScreen('/', { products: products() });
  shop.faults.set('RecentProducts', 'UPSTREAM_TIMEOUT');
  shop.start();
  const again = await within(await rail()).findByRole('button', { name: 'Try again' });
  shop.faults.clear();
  await shop.user.click(again);
  expect(await within(await rail()).findByRole('link', { name: 'Radio 2' })).toBeVisible();
});

test('somebody who has seen nothing causes no request', async () => {
  const shop = renderScreen('/', { products: products() });
  shop.start();
  await screen.findByRole('heading', { level: 1 });
  await within(await screen.findByRole('region', { name: 'Best rated' })).findAllByRole('article');
  expect(shop.operations.map(({ name }) => name)).toEqual(['Home']);
});

test.each([
  [4999, '₹4,999 when you looked on 12 Nov; ₹500 less now'],
  [4000, '₹4,000 when you looked on 12 Nov; ₹499 more now'],
])('a price of %i that was seen before is told, also at the next look', async (price, text) => {
  keep({ id: productId(1), price, at: DAY, before: null });
  const shop = renderScreen(path(1), { products: products() });
  shop.start();
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(kept()[0]?.price).toBe(4499));
  await shop.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  await shop.navigate(path(1));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a price of another year is told with it', async () => {
  keep({ id: productId(1), price: 4999, at: Date.parse('2019-11-12T12:00:00Z'), before: null });
  renderScreen(path(1), { products: products() }).start();
  expect(await screen.findByText('₹4,999 when you looked on 12 Nov 2019; ₹500 less now')).toBeVisible();
});

test.each([
  ['seen for the first time', []],
  ['that has not changed', [{ id: productId(1), price: 4499, at: DAY, before: null }]],
  ['of another product', [{ id: productId(2), price: 9999, at: DAY, before: null }]],
  ['that cannot be read', [{ id: productId(1), price: 'much', at: DAY }, null, 7]],
])('a price %s is not commented on', async (_, seen) => {
  keep(...(seen as object[]));
  renderScreen(path(1), { products: products() }).start();
  await screen.findByRole('heading', { level: 1, name: 'Radio 1' });
  await waitFor(() => expect(kept()[0]?.id).toBe(productId(1)));
  expect(screen.queryByText(/when you looked/)).toBeNull();
});

test('a storage that refuses breaks nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const shop = renderScreen(path(1), { products: products() });
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Radio 1' });
  await shop.navigate(path(2));
  await screen.findByRole('heading', { level: 1, name: 'Radio 2' });
  // Kept for as long as the page is.
  expect(await within(await rail()).findByRole('link', { name: 'Radio 1' })).toBeVisible();
});

test('the last other price counts, and at most 40 products are remembered', () => {
  for (const price of [100, 90, 90, 80]) rememberSeen({ id: 'radio', price });
  const [radio] = JSON.parse(localStorage.getItem(KEY) ?? '') as Parameters<typeof earlierPrice>[0][];
  expect(earlierPrice(radio, 80)?.price).toBe(90);
  // The price went back to the one before.
  expect(earlierPrice(radio, 90)?.price).toBe(80);
  for (let number = 0; number < 50; number += 1) rememberSeen({ id: `other ${number}`, price: 1 });
  expect(kept()).toHaveLength(40);
  expect(kept()[0]?.id).toBe('other 49');
});
