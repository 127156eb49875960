import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberSeen } from '../../../web/src/shared/rails/seen-products.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const KEY = 'seenProducts';
const path = (number: number) => `/product/single/${productId(number)}`;
const keep = (...seen: string[]) => localStorage.setItem(KEY, JSON.stringify(seen));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
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

test('says where the list is kept, and empties it', async () => {
  keep(productId(2));
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
});

test('a product that is not sold any more is left out, and a list without any is not shown', async () => {
  keep('gone');
  const shop = renderScreen('/', { products: products() });
  shop.start();
  await waitFor(() => expect(shop.operations.map(({ name }) => name)).toContain('RecentProducts'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull());
});

test('a failure says so, with a way on', async () => {
  keep(productId(2));
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

test('the latest comes first, once, and the list ends', () => {
  for (let number = 0; number < 50; number += 1) rememberSeen(`radio ${number}`);
  rememberSeen('radio 45');
  expect(kept()).toHaveLength(13);
  expect(kept().slice(0, 3)).toEqual(['radio 45', 'radio 49', 'radio 48']);
});

test('a list that an older release kept is read, whatever is in it', async () => {
  localStorage.setItem(KEY, JSON.stringify([{ id: productId(2), price: 9999, at: 0, before: null }, null, 7]));
  renderScreen('/', { products: products() }).start();
  const card = await within(await rail()).findByRole('article');
  expect(card).toHaveTextContent('Radio 2');
  expect(card).toHaveTextContent('₹4,499');
});
