import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NOT_THAT_MANY } from '../../../schema/shop.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { GONE, keep, kept } from './guest-cart-store.ts';

const products = [
  mockProduct({ id: productId(1), title: 'Walnut Radio', discountPrice: 100.1, stock: 3 }),
  mockProduct({ id: productId(2), title: 'Brass Lamp', discountPrice: 250, stock: 10 }),
  mockProduct({ id: productId(3), title: 'Oak Stool', discountPrice: 80, stock: 0 }),
];
const open = (path = '/cart/guest') => {
  const shop = renderScreen(path, { products });
  shop.start();
  return shop;
};
const row = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement);
const plus = (title: string) => screen.getByRole('button', { name: `Increase the quantity of ${title}` });
const minus = (title: string) => screen.getByRole('button', { name: `Decrease the quantity of ${title}` });

beforeEach(() => localStorage.clear());

test('Add to Cart by a guest is kept, counted in the bar, and leads to the log-in as ever', async () => {
  const shop = open(`/product/single/${productId(2)}`);
  const add = await screen.findByRole('button', { name: 'Add to Cart' });
  expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  await shop.user.click(add);
  await screen.findByText('Please login to add product to cart');
  expect(await screen.findByRole('link', { name: 'Cart, 1 product' })).toHaveAttribute('href', '/cart/guest');
  await shop.user.click(add);
  expect(await screen.findByRole('link', { name: 'Cart, 2 products' })).toBeVisible();
  // Neither price nor title.
  expect(kept()).toEqual([{ id: productId(2), quantity: 2 }]);
  await waitFor(() => expect(shop.address()).toBe('/login'), { timeout: 4_000 });
  expect(shop.shown().location.state).toEqual({ from: `/product/single/${productId(2)}`, to: '/cart' });
});

test('Buy Now by a guest leads to the log-in, and from there to the checkout of the product', async () => {
  const shop = open(`/product/single/${productId(2)}`);
  await shop.user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  await waitFor(() => expect(shop.address()).toBe('/login'), { timeout: 4_000 });
  expect(shop.shown().location.state).toMatchObject({ to: `/checkout/buyNow/${productId(2)}` });
  expect(kept()).toEqual([]);
});

test('the guest’s cart asks once for all products, with prices of today and the sum', async () => {
  keep([1, 2], [2, 1], [3, 1]);
  const shop = open();
  const radio = await row('Walnut Radio');
  expect(radio.getByText('₹200.2')).toBeVisible();
  expect((await row('Oak Stool')).getByText('Out of stock')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Items price (4 products)₹530.2');
  expect(screen.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  expect(document.title).toBe('Haat | Cart');
  expect(shop.operations).toEqual([{ name: 'GuestCart', variables: { ids: [1, 2, 3].map(productId) } }]);
  await shop.user.click(screen.getByRole('link', { name: 'Log in to order' }));
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/cart' });
});

test('quantities change up to the stock, and are announced, without another request', async () => {
  keep([1, 2]);
  const shop = open();
  await row('Walnut Radio');
  await shop.user.click(plus('Walnut Radio'));
  expect(kept()).toEqual([{ id: productId(1), quantity: 3 }]);
  expect(screen.getByRole('status', { name: 'Changes of the cart' })).toHaveTextContent('Walnut Radio: quantity 3');
  await shop.user.click(plus('Walnut Radio'));
  expect(await screen.findByText(NOT_THAT_MANY)).toBeVisible();
  expect(kept()).toEqual([{ id: productId(1), quantity: 3 }]);
  await shop.user.click(minus('Walnut Radio'));
  await shop.user.click(minus('Walnut Radio'));
  expect(kept()).toEqual([{ id: productId(1), quantity: 1 }]);
  expect(plus('Walnut Radio')).toHaveFocus();
  expect(shop.operations).toHaveLength(1);
});

test('what is removed comes back to its place with Undo, also the last one', async () => {
  keep([1, 1], [2, 4]);
  const shop = open();
  await row('Walnut Radio');
  await shop.user.click(screen.getByRole('button', { name: 'Remove Walnut Radio' }));
  expect(screen.queryByRole('link', { name: 'Walnut Radio' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Brass Lamp' })).toHaveFocus();
  const toast = async (title: string) =>
    within((await screen.findByText(`${title} was removed.`)).closest('[role=alert]') as HTMLElement);
  await shop.user.click((await toast('Walnut Radio')).getByRole('button', { name: 'Undo' }));
  expect(kept()).toEqual([
    { id: productId(1), quantity: 1 },
    { id: productId(2), quantity: 4 },
  ]);
  await shop.user.click(screen.getByRole('button', { name: 'Remove Walnut Radio' }));
  await shop.user.click(screen.getByRole('button', { name: 'Remove Brass Lamp' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is kept here yet.' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(localStorage.getItem('guestCart')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Cart,/ })).toBeNull();
  await shop.user.click((await toast('Brass Lamp')).getByRole('button', { name: 'Undo' }));
  expect((await row('Brass Lamp')).getByText('₹1,000')).toBeVisible();
});

test('a product that is gone is named as such, and can be removed', async () => {
  localStorage.setItem('guestCart', JSON.stringify([{ id: GONE, quantity: 1 }]));
  const shop = open();
  expect(await screen.findByText(/One product that you added is not sold any more/)).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Remove from the list' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is kept here yet.' })).toBeVisible();
  expect(kept()).toEqual([]);
});

test('a failure says so, keeps all, and can be tried again', async () => {
  keep([1, 1]);
  const shop = renderScreen('/cart/guest', { products });
  shop.faults.set('GuestCart', 'UPSTREAM_TIMEOUT');
  shop.start();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/not sold any more/)).toBeNull();
  shop.faults.clear();
  await shop.user.click(again);
  await row('Walnut Radio');
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  [
    'no lines',
    '[null,1,"x",{"id":5,"quantity":1},{"id":"<b>","quantity":1},{"id":"a","quantity":1.5},{"id":"a","quantity":1e9}]',
  ],
])('what others wrote into the storage is survived: %s', async (_name, text) => {
  localStorage.setItem('guestCart', text);
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing is kept here yet.' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Cart,/ })).toBeNull();
});

test('50 products are kept, one more is refused with the way on', async () => {
  const full = Array.from({ length: 50 }, (_, place) => ({ id: productId(100 + place), quantity: 1 }));
  localStorage.setItem('guestCart', JSON.stringify(full));
  const shop = open(`/product/single/${productId(2)}`);
  await shop.user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText(/This browser keeps no more for a guest/)).toBeVisible();
  expect(kept()).toEqual(full);
});

test('who is logged in has their own cart at this address', async () => {
  keep([1, 1]);
  const shop = renderScreen('/cart/guest', { products, signedInAs: 'shopper@haat.com' });
  shop.start();
  await waitFor(() => expect(shop.address()).toBe('/cart'));
});
