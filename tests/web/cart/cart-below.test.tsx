import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const products = [1, 2, 3, 4, 5].map((number) => mockProduct({ id: productId(number), title: `Radio ${number}` }));
const cartOf = (lines: number) => products.slice(0, lines).map(({ id }) => ({ productId: id, quantity: 1 }));

function open(path: string, options: MockOptions = {}) {
  localStorage.setItem('seenProducts', JSON.stringify([productId(5)]));
  const shop = renderScreen(path, { products, ...options });
  shop.start();
  return shop;
}
const rail = () => screen.findByRole('region', { name: 'Recently viewed' });

test.each([0, 3])('below a cart with %i lines are the products that were viewed last', async (lines) => {
  open('/cart', { signedInAs: 'shopper@haat.com', cart: cartOf(lines) });
  expect(await within(await rail()).findByRole('article')).toHaveTextContent('Radio 5');
  expect(screen.queryAllByRole('region', { name: 'New in' })).toHaveLength(lines === 0 ? 1 : 0);
});

test('what is in the cart is not shown again below it', async () => {
  const cart = [{ productId: productId(5), quantity: 1 }];
  const shop = open('/cart', { signedInAs: 'shopper@haat.com', cart });
  const remove = await screen.findByRole('button', { name: 'Remove Radio 5' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  await shop.user.click(remove);
  expect(await within(await rail()).findByRole('article')).toHaveTextContent('Radio 5');
});

test('a longer cart stands alone', async () => {
  const shop = open('/cart', { signedInAs: 'shopper@haat.com', cart: cartOf(4) });
  await screen.findByRole('link', { name: 'Radio 4' });
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(shop.operations.map(({ name }) => name)).not.toContain('RecentProducts');
});

test('below a guest’s cart they are, too', async () => {
  open('/cart/guest');
  expect(await screen.findByText('Your cart is currently empty.')).toBeVisible();
  expect(await within(await rail()).findByRole('article')).toHaveTextContent('Radio 5');
});
