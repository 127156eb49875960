import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../render-screen.tsx';

test('the list dims for a choice, and not while what is there is read anew', async () => {
  const shop = renderScreen('/products', { signedInAs: 'shopper@haat.com' });
  shop.start();
  await screen.findByRole('link', { name: 'Laptop 1' });
  const list = screen.getAllByRole('article')[0]?.closest('ul');
  const answer = shop.hold('ProductList');
  const asked = shop.operations.length;
  // As on a page that the server rendered (take-over-effect.tsx).
  const again = shop.client.refetchQueries({ include: 'active' });
  await waitFor(() => expect(shop.operations.length).toBeGreaterThan(asked));
  expect(list).toHaveAttribute('aria-busy', 'false');
  await shop.user.click(await screen.findByRole('checkbox', { name: 'Apple' }));
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  answer();
  await again;
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
});

test('a category of an address is meant in any letters, and asked for in the shop’s own', async () => {
  const shop = renderScreen('/products?category=electronics&category=CLOTHING');
  shop.start();
  expect(await screen.findByRole('checkbox', { name: 'Electronics' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Clothing' })).toBeChecked();
  expect(shop.operations.findLast(({ name }) => name === 'ProductList')?.variables['filter']).toEqual({
    categories: ['Electronics', 'clothing'],
  });
});

test('where a price leaves nothing of a search, the search without it is offered', async () => {
  const shop = renderScreen('/products?search=laptop&max=1', { searchIndex: true });
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Show any price' }));
  await waitFor(() => expect(shop.address()).toBe('/products?search=laptop'));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});
