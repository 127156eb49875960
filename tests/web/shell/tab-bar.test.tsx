import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { keepForGuest } from '../../../web/src/shared/cart/guest-cart.ts';
import { setWidth } from '../../support/browser/web-setup.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const open = async (path: string, options: MockOptions = {}) => {
  setWidth(375);
  const shop = renderScreen(path, options);
  shop.start();
  return within(await screen.findByRole('navigation', { name: 'Shortcuts' }));
};
const linksOf = (bar: Awaited<ReturnType<typeof open>>) =>
  bar.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);

test('a phone has the ways that shoppers go most at its bottom, and says where they are', async () => {
  expect(linksOf(await open('/wishlist', { signedInAs: 'shopper@haat.com' }))).toEqual([
    ['/', null],
    ['/#categories', null],
    ['/wishlist', 'page'],
    ['/cart', null],
    ['/profile', null],
  ]);
});

test('a guest’s cart is the one of this browser; its number stands once, in the header', async () => {
  keepForGuest(productId(1), 'Walnut Radio');
  const bar = await open('/about');
  expect(bar.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart/guest');
  expect(bar.queryByText('1')).toBeNull();
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('the categories of the home page are a place of their own', async () => {
  const bar = await open('/#categories');
  expect(bar.getByRole('link', { current: 'page' })).toHaveAccessibleName('Categories');
  expect(document.getElementById('categories')).toBeVisible();
});

test.each([
  ['a tablet', 820, '/about', undefined],
  ['staff at work', 375, '/admin', 'admin@haat.com'],
])('%s has none', async (_, width, path, signedInAs) => {
  setWidth(width);
  renderScreen(path, signedInAs ? { signedInAs } : {}).start();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
});
