import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { NOT_THAT_MANY } from '../../../schema/shop.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const products = [
  mockProduct({ id: productId(1), title: 'Walnut Radio', stock: 3 }),
  mockProduct({ id: productId(2), title: 'Brass Lamp', stock: 10 }),
  mockProduct({ id: productId(3), title: 'Oak Stool', stock: 0 }),
];
const put = (number: number, quantity: number) => ({ productId: productId(number), quantity });

function open(path: '/cart' | '/wishlist', options: MockOptions) {
  const shop = renderScreen(path, { products, signedInAs: 'shopper@haat.com', ...options });
  shop.start();
  const changes = ['AddToCart', 'RemoveFromCart', 'AddToWishlist', 'RemoveFromWishlist'];
  return { ...shop, changes: () => shop.operations.map(({ name }) => name).filter((name) => changes.includes(name)) };
}
const move = (title: string, to: 'wishlist' | 'cart') =>
  screen.findByRole('button', { name: `Move to ${to} ${title}` });
const link = (title: string) => within(screen.getByRole('main')).queryByRole('link', { name: title });
const inBar = (count: string) => screen.findByRole('link', { name: `Cart, ${count}` });

test('a line of the cart moves to the wishlist at once: added first, then removed, all units', async () => {
  const shop = open('/cart', { cart: [put(1, 2), put(2, 1)] });
  const answer = shop.hold('AddToWishlist');
  await shop.user.click(await move('Walnut Radio', 'wishlist'));
  await waitFor(() => expect(link('Walnut Radio')).toBeNull());
  expect(screen.getByRole('button', { name: 'Move to wishlist Brass Lamp' })).toHaveFocus();
  expect(shop.changes()).toEqual(['AddToWishlist']);
  answer();
  await inBar('1 item');
  expect(await screen.findByText('Walnut Radio is on your wishlist now.')).toBeVisible();
  expect(shop.changes()).toEqual(['AddToWishlist', 'RemoveFromCart']);
});

test('after the last line the focus is on the heading; what was on the wishlist before stays there', async () => {
  const shop = open('/cart', { cart: [put(1, 1)], wishlist: [productId(1)] });
  await shop.user.click(await move('Walnut Radio', 'wishlist'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('Walnut Radio is on your wishlist now.')).toBeVisible();
  await inBar('0 items');
  expect(shop.changes()).toEqual(['AddToWishlist', 'RemoveFromCart']);
});

test('what could not be put on the wishlist stays in the cart', async () => {
  const shop = open('/cart', { cart: [put(1, 2)] });
  shop.faults.set('AddToWishlist', 'UPSTREAM_UNAVAILABLE');
  await shop.user.click(await move('Walnut Radio', 'wishlist'));
  expect(await screen.findByText(/The shop cannot be reached right now/)).toBeVisible();
  await waitFor(() => expect(link('Walnut Radio')).toBeVisible());
  await inBar('2 items');
  expect(shop.changes()).toEqual(['AddToWishlist']);
});

test('if only the second half fails, the product is on both lists, and comes back', async () => {
  const shop = open('/cart', { cart: [put(1, 2)] });
  shop.faults.set('RemoveFromCart', 'UPSTREAM_TIMEOUT');
  await shop.user.click(await move('Walnut Radio', 'wishlist'));
  expect(await screen.findByText(/taking too long to answer/)).toBeVisible();
  await waitFor(() => expect(link('Walnut Radio')).toBeVisible());
  await shop.navigate('/wishlist');
  expect(await move('Walnut Radio', 'cart')).toBeVisible();
});

test('a product of the wishlist moves to the cart at once, and the focus goes to the next', async () => {
  const shop = open('/wishlist', { wishlist: [productId(1), productId(2)] });
  const answer = shop.hold('AddToCart');
  await shop.user.click(await move('Walnut Radio', 'cart'));
  await waitFor(() => expect(link('Walnut Radio')).toBeNull());
  expect(link('Brass Lamp')).toHaveFocus();
  expect(shop.changes()).toEqual(['AddToCart']);
  answer();
  expect(await screen.findByText('Walnut Radio is in your cart now.')).toBeVisible();
  await inBar('1 item');
  expect(shop.changes()).toEqual(['AddToCart', 'RemoveFromWishlist']);
});

test('what is out of stock leads to what is alike and in stock, on its own page', async () => {
  const shop = open('/wishlist', { wishlist: [productId(3)] });
  const way = await screen.findByRole('link', { name: 'See similar products, as Oak Stool is out of stock' });
  expect(screen.queryByRole('button', { name: /Move to cart/ })).toBeNull();
  await shop.user.click(way);
  const alike = await screen.findByRole('region', { name: 'Similar products in stock' });
  await waitFor(() => expect(alike.parentElement).toHaveFocus());
  expect(shop.address()).toBe(`/product/single/${productId(3)}`);
});

test('a cart that has all units already: said, and the product stays on the wishlist', async () => {
  const shop = open('/wishlist', { wishlist: [productId(1)], cart: [put(1, 3)] });
  await shop.user.click(await move('Walnut Radio', 'cart'));
  expect(await screen.findByText(NOT_THAT_MANY)).toBeVisible();
  await waitFor(() => expect(link('Walnut Radio')).toBeVisible());
  expect(shop.changes()).toEqual(['AddToCart']);
});
