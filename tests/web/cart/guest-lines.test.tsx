import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { guestItems } from '../../../web/src/shared/cart/guest-cart.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const TITLES = ['Walnut Radio', 'Brass Lamp', 'Oak Stool', 'Wool Scarf'];
const products = TITLES.map((title, index) =>
  mockProduct({ id: productId(index + 1), title, discountPrice: 100.1, stock: 5 }),
);
const GONE = { id: productId(9), title: 'Tin Kettle' };

function keep(items: readonly { id: string; title: string }[]): void {
  const kept = items.map(({ id, title }, index) => ({ id, title, quantity: index + 1, key: `key-${index}` }));
  localStorage.setItem('guestCart', JSON.stringify(kept));
}

async function open(path: string, options: MockOptions = {}) {
  const shop = renderScreen(path, { products, ...options });
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Signin Form' });
  return shop;
}
const cart = () => screen.findByRole('region', { name: 'Your cart' });
const lines = (panel: HTMLElement) => within(panel).getAllByRole('listitem');

test.each(['/cart', '/checkout'])(
  'a guest who opens %s sees beside the log-in what waits in the cart',
  async (path) => {
    keep(products.slice(0, 2));
    const shop = await open(path);
    expect(shop.address()).toBe('/login');
    const panel = await cart();
    expect(lines(panel).map(({ textContent }) => textContent)).toEqual([
      'Walnut RadioQuantity: 1₹100.10',
      'Brass LampQuantity: 2₹200.20',
    ]);
    expect(panel).toHaveTextContent('3 items');
    expect(panel).toHaveTextContent('Items price (3 items)₹300.30Shipping₹40Tax₹5Payable₹345.30');
    expect(within(panel).getByRole('link', { name: 'See your cart' })).toHaveAttribute('href', '/cart/guest');
    expect(screen.getByText('Sign in to order. All of it goes into the cart of your account.')).toBeVisible();
  },
);

test('each line can be removed; with the last one the cart goes', async () => {
  keep(products.slice(0, 2));
  const shop = await open('/cart');
  const press = async (name: string) => shop.user.click(await screen.findByRole('button', { name }));
  await press('Remove Walnut Radio');
  expect(screen.getByRole('button', { name: 'Remove Brass Lamp' })).toHaveFocus();
  expect(await screen.findByText('Walnut Radio: removed.')).toBeVisible();
  expect(await cart()).toHaveTextContent('Payable₹245.20');
  expect(guestItems().map(({ id }) => id)).toEqual([productId(2)]);
  await press('Remove Brass Lamp');
  expect(screen.queryByRole('region', { name: 'Your cart' })).toBeNull();
  expect(screen.getByText('Sign in to see your cart and to order what is in it.')).toBeVisible();
  expect(document.getElementById('main')).toHaveFocus();
});

test('of many lines it shows three, and the way to all', async () => {
  keep(products);
  await open('/cart');
  const panel = await cart();
  expect(lines(panel)).toHaveLength(3);
  expect(panel).toHaveTextContent('10 items');
  expect(within(panel).getByRole('link', { name: 'See all 4 products' })).toHaveAttribute('href', '/cart/guest');
});

test('it names what is no longer sold', async () => {
  keep([GONE]);
  await open('/cart');
  expect(await cart()).toHaveTextContent('Tin Kettle is no longer sold.');
});

test('a cart that cannot be read says why, and the form works all the same', async () => {
  keep(products.slice(0, 1));
  await open('/cart', { fail: { 'Query.productsById': 'UPSTREAM_UNAVAILABLE' } });
  expect(await cart()).toHaveTextContent('Walnut Radio cannot be shown right now.');
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('the log-in of somebody who wanted another screen has a link to the cart, and no lines', async () => {
  keep(products.slice(0, 1));
  await open('/wishlist');
  expect(screen.getByRole('link', { name: '1 item waits in your cart · See your cart' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your cart' })).toBeNull();
});
