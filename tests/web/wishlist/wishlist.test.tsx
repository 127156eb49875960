import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../render-screen.tsx';
import { productId } from '../../support/graphql/mock-schema.ts';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (options: Options = {}) => {
  const shop = renderScreen('/wishlist', { signedInAs: 'shopper@haat.com', ...options });
  return { ...shop, sent: (name: string) => shop.operations.filter((operation) => operation.name === name).length };
};
const remove = (title: string) => screen.findByRole('button', { name: `Remove ${title} from wishlist` });
const titles = () =>
  within(screen.getByRole('region', { name: 'My Wishlist' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

test('shows what was marked, with the way to each product', async () => {
  const shop = open({ wishlist: [productId(2), productId(1)] });
  const answer = shop.hold('Wishlist');
  shop.start();
  expect(screen.queryByText('Click on image to see details')).toBeNull();
  await screen.findByRole('status', { name: 'Loading the wishlist' });
  answer();
  expect(await screen.findByText('Click on image to see details')).toBeVisible();
  expect(screen.getByText('2 products')).toBeVisible();
  const list = await screen.findByRole('region', { name: 'My Wishlist' });
  expect(screen.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeVisible();
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/product/single/${productId(2)}`,
    `/product/single/${productId(1)}`,
  ]);
  expect(document.title).toBe('Haat | Wishlist');
  // No element separates the pictures from the links that cover them.
  for (const card of within(list).getAllByRole('article')) expect(card).not.toHaveClass('still');
});

test('what is taken off leaves at once; the focus goes to the next product, after the last to the heading', async () => {
  const shop = open({ wishlist: [productId(1), productId(2), productId(3)] });
  const answer = shop.hold('RemoveFromWishlist');
  shop.start();
  await shop.user.click(await remove('Leather Handbag 2'));
  await waitFor(() => expect(titles()).toEqual(['Laptop 1', 'Running Shoes 3']));
  expect(screen.queryByText('Product removed from wishlist')).toBeNull();
  expect(screen.getByRole('link', { name: 'Running Shoes 3' })).toHaveFocus();
  answer();
  await screen.findByText('Product removed from wishlist');
  await shop.user.click(await remove('Running Shoes 3'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My Wishlist' })).toHaveFocus());
  await shop.user.click(await remove('Laptop 1'));
  expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'My Wishlist' })).toHaveFocus();
  await waitFor(() => expect(shop.sent('RemoveFromWishlist')).toBe(3));
  expect([shop.sent('Wishlist'), shop.sent('CartAndWishlist')]).toEqual([1, 1]);
  // A choice without an answer would count in the next test.
  await waitFor(() => expect(shop.client.cache.extract()).toMatchObject({ 'Wishlist:{}': { items: [] } }));
});

test('several taken off at once all leave at once', async () => {
  const shop = open({ wishlist: [productId(1), productId(2), productId(3)] });
  const answer = shop.hold('RemoveFromWishlist');
  shop.start();
  await shop.user.click(await remove('Laptop 1'));
  await shop.user.click(await remove('Leather Handbag 2'));
  await waitFor(() => expect(titles()).toEqual(['Running Shoes 3']));
  answer();
  await waitFor(() => expect(screen.getAllByText('Product removed from wishlist')).toHaveLength(2));
  expect(titles()).toEqual(['Running Shoes 3']);
});

test('a removal that fails brings the product back, and says so', async () => {
  const shop = open({
    wishlist: [productId(1), productId(2)],
    fail: { 'Mutation.removeFromWishlist': 'UPSTREAM_UNAVAILABLE' },
  });
  const answer = shop.hold('RemoveFromWishlist');
  shop.start();
  await shop.user.click(await remove('Laptop 1'));
  await waitFor(() => expect(titles()).toEqual(['Leather Handbag 2']));
  answer();
  await screen.findByText(/The shop cannot be reached right now/);
  await waitFor(() => expect(titles()).toEqual(['Laptop 1', 'Leather Handbag 2']));
  expect(await remove('Laptop 1')).toBeVisible();
});

test('an empty wishlist says so and leads to the products', async () => {
  open().start();
  expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products');
  expect(screen.queryByText('Click on image to see details')).toBeNull();
  expect(await screen.findByRole('region', { name: 'New in' })).toBeVisible();
});

test('a wishlist that cannot be had says so, and can be tried again', async () => {
  const fail: NonNullable<Options['fail']> = { 'Query.wishlist': 'UPSTREAM_TIMEOUT' };
  const shop = open({ wishlist: [productId(1)], fail });
  shop.start();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The shop is taking too long to answer.');
  delete fail['Query.wishlist'];
  await shop.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Laptop 1' })).toBeVisible();
});

test('what was marked on the list is on the wishlist', async () => {
  const shop = renderScreen('/products', { signedInAs: 'shopper@haat.com', wishlist: [productId(2)] });
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Add Laptop 1 to wishlist' }));
  await screen.findByText('Product added to wishlist');
  await shop.navigate('/wishlist');
  await waitFor(() => expect(titles()).toEqual(['Leather Handbag 2', 'Laptop 1']));
});

test('guests are led to the log-in, and back', async () => {
  const shop = renderScreen('/wishlist');
  shop.start();
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/wishlist' });
});
