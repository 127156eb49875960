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
  const changes = ['AddToCart', 'RemoveFromCart', 'DecrementCartItem', 'AddToWishlist', 'RemoveFromWishlist'];
  return { ...shop, changes: () => shop.operations.map(({ name }) => name).filter((name) => changes.includes(name)) };
}
const move = (title: string, to: 'wishlist' | 'cart') =>
  screen.findByRole('button', { name: `Move to ${to} ${title}` });
const link = (title: string) => within(screen.getByRole('main')).queryByRole('link', { name: title });
const inBar = (count: string) => screen.findByRole('link', { name: `Cart, ${count}` });
const undo = async (text: string) =>
  within((await screen.findByText(text)).closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Undo' });
test('a line of the cart moves to the wishlist at once: added first, then removed, all units', async () => {
  const shop = open('/cart', { cart: [put(1, 2), put(2, 1)] });
  const answer = shop.hold('AddToWishlist');
  await shop.user.click(await move('Walnut Radio', 'wishlist'));
  await waitFor(() => expect(link('Walnut Radio')).toBeNull());
  expect(screen.getByRole('button', { name: 'Move to wishlist Brass Lamp' })).toHaveFocus();
  expect(shop.changes()).toEqual(['AddToWishlist']);
  answer();
  await inBar('1 item');
  const back = await undo('Walnut Radio is on your wishlist now.');
  expect(shop.changes()).toEqual(['AddToWishlist', 'RemoveFromCart']);
  await shop.user.click(back);
  await waitFor(() => expect(link('Walnut Radio')).toBeVisible());
  await inBar('3 items');
  await waitFor(() =>
    expect(shop.changes()).toEqual(['AddToWishlist', 'RemoveFromCart', 'AddToCart', 'RemoveFromWishlist']),
  );
  expect(shop.operations.find(({ name }) => name === 'AddToCart')?.variables).toEqual(put(1, 2));
});

test('a line that was removed comes back with all its units', async () => {
  const shop = open('/cart', { cart: [put(1, 2), put(2, 1)] });
  await shop.user.click(await screen.findByRole('button', { name: 'Remove Walnut Radio' }));
  const back = await undo('Walnut Radio is no longer in your cart.');
  await inBar('1 item');
  await shop.user.click(back);
  expect(screen.getByRole('button', { name: 'Remove Brass Lamp' })).toHaveFocus();
  await waitFor(() => expect(link('Walnut Radio')).toBeVisible());
  await inBar('3 items');
  expect(shop.operations.find(({ name }) => name === 'AddToCart')?.variables).toEqual(put(1, 2));
});

test('all that was removed at once comes back, line by line and with all units', async () => {
  const shop = open('/cart', { cart: [put(1, 2), put(2, 1)] });
  await shop.user.click(await screen.findByRole('button', { name: 'Remove all' }));
  await inBar('0 items');
  await shop.user.click(await undo('Everything is out of your cart.'));
  await inBar('3 items');
  expect(link('Walnut Radio')).toBeVisible();
  const added = shop.operations.filter(({ name }) => name === 'AddToCart');
  expect(added.map(({ variables }) => variables)).toEqual([put(1, 2), put(2, 1)]);
});

test('what cannot come back is said with its reason', async () => {
  const shop = open('/cart', { cart: [put(1, 2), put(3, 1)] });
  await shop.user.click(await screen.findByRole('button', { name: 'Remove all' }));
  await shop.user.click(await undo('Everything is out of your cart.'));
  expect(await screen.findByText('Not everything is back in your cart: Oak Stool is out of stock.')).toBeVisible();
  await inBar('2 items');
});

test('a failure stops the way back, and the cart is asked for again', async () => {
  const shop = open('/cart', { cart: [put(1, 2), put(2, 1)] });
  await shop.user.click(await screen.findByRole('button', { name: 'Remove all' }));
  const back = await undo('Everything is out of your cart.');
  shop.faults.set('AddToCart', 'UPSTREAM_UNAVAILABLE');
  await shop.user.click(back);
  const sentence = /^Not everything is back in your cart: Walnut Radio was not added, Brass Lamp was not added\.$/;
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await screen.findByText(/The shop cannot be reached right now/)).toBeVisible();
  expect(shop.changes()).toEqual(['AddToCart']);
  await waitFor(() => expect(shop.operations.at(-1)?.name).toBe('Cart'));
});

test('on the way to the checkout the offer goes: on a phone it would stand over the fields there', async () => {
  const shop = open('/cart', { cart: [put(1, 2), put(2, 1)] });
  await shop.user.click(await screen.findByRole('button', { name: 'Remove Walnut Radio' }));
  await undo('Walnut Radio is no longer in your cart.');
  await shop.user.click(screen.getByRole('link', { name: 'Proceed to checkout' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('no Undo is offered where the removal failed', async () => {
  const shop = open('/cart', { cart: [put(1, 2)] });
  shop.faults.set('RemoveFromCart', 'UPSTREAM_UNAVAILABLE');
  await shop.user.click(await screen.findByRole('button', { name: 'Remove Walnut Radio' }));
  expect(await screen.findByText(/The shop cannot be reached right now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a product that was taken off the wishlist comes back', async () => {
  const shop = open('/wishlist', { wishlist: [productId(1), productId(2)] });
  await shop.user.click(await screen.findByRole('button', { name: 'Remove Walnut Radio from wishlist' }));
  await waitFor(() => expect(link('Walnut Radio')).toBeNull());
  await shop.user.click(await undo('Product removed from wishlist'));
  expect(link('Brass Lamp')).toHaveFocus();
  await waitFor(() => expect(link('Walnut Radio')).toBeVisible());
  expect(shop.changes()).toEqual(['RemoveFromWishlist', 'AddToWishlist']);
  expect(await screen.findByRole('button', { name: 'Remove Walnut Radio from wishlist' })).toBeVisible();
});

test('after the last line the focus is on the heading; Undo leaves what was on the wishlist before', async () => {
  const shop = open('/cart', { cart: [put(1, 1)], wishlist: [productId(1)] });
  await shop.user.click(await move('Walnut Radio', 'wishlist'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await shop.user.click(await undo('Walnut Radio is on your wishlist now.'));
  await inBar('1 item');
  expect(shop.changes()).toEqual(['AddToWishlist', 'RemoveFromCart', 'AddToCart']);
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

test('a product of the wishlist moves to the cart at once, the focus goes to the next, and Undo brings it back', async () => {
  const shop = open('/wishlist', { wishlist: [productId(1), productId(2)] });
  const answer = shop.hold('AddToCart');
  await shop.user.click(await move('Walnut Radio', 'cart'));
  await waitFor(() => expect(link('Walnut Radio')).toBeNull());
  expect(link('Brass Lamp')).toHaveFocus();
  expect(shop.changes()).toEqual(['AddToCart']);
  answer();
  const back = await undo('Walnut Radio is in your cart now.');
  await inBar('1 item');
  await shop.user.click(back);
  await waitFor(() => expect(link('Walnut Radio')).toBeVisible());
  await inBar('0 items');
  expect(shop.changes()).toEqual(['AddToCart', 'RemoveFromWishlist', 'AddToWishlist', 'RemoveFromCart']);
});

test('all of the wishlist that is in stock moves to the cart at once, says how far it is, and comes back', async () => {
  const shop = open('/wishlist', { wishlist: [productId(1), productId(2)] });
  const first = shop.hold('RemoveFromWishlist');
  await shop.user.click(await screen.findByRole('button', { name: 'Move all to cart (2)' }));
  expect(await screen.findByText('Moving 1 of 2 to your cart…')).toHaveAttribute('role', 'status');
  const second = shop.hold('AddToCart');
  first();
  expect(await screen.findByText('Moving 2 of 2 to your cart…')).toBeVisible();
  second();
  expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'My Wishlist' })).toHaveFocus();
  await inBar('2 items');
  await waitFor(() => expect(screen.queryByText(/^Moving/)).toBeNull());
  await shop.user.click(await undo('2 products are in your cart now.'));
  await waitFor(() => expect(link('Brass Lamp')).toBeVisible());
  expect(link('Walnut Radio')).toBeVisible();
  await inBar('0 items');
});

test('Undo takes one unit out of a cart that had some before', async () => {
  const shop = open('/wishlist', { wishlist: [productId(2)], cart: [put(2, 4)] });
  await shop.user.click(await move('Brass Lamp', 'cart'));
  await inBar('5 items');
  await shop.user.click(await undo('Brass Lamp is in your cart now.'));
  await inBar('4 items');
  expect(shop.changes()).toEqual(['AddToCart', 'RemoveFromWishlist', 'AddToWishlist', 'DecrementCartItem']);
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
