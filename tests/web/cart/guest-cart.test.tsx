import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { NOT_THAT_MANY } from '../../../schema/shop.ts';
// The page opens at once, before the log-in does that follows after two seconds.
import '../../../web/src/features/cart/guest/guest-cart-page.tsx';
import { mergeGuestCart } from '../../../web/src/features/cart/guest/merge-guest-cart.ts';
import { startMerge } from '../../../web/src/features/cart/guest/start-merge.ts';
import { guestItems } from '../../../web/src/shared/cart/guest-cart.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const [RADIO, LAMP, SOLD, GONE, OTHER] = [1, 2, 3, 9, 8].map(productId) as [string, string, string, string, string];
const products = [
  mockProduct({ id: RADIO, title: 'Walnut Radio', discountPrice: 100.1, stock: 3 }),
  mockProduct({ id: LAMP, title: 'Brass Lamp', discountPrice: 250, stock: 10 }),
  mockProduct({ id: SOLD, title: 'Sold Scarf', stock: 0 }),
];

function keep(...items: [id: string, quantity: number, title?: string][]): void {
  localStorage.setItem(
    'guestCart',
    JSON.stringify(items.map(([id, quantity, title]) => ({ id, quantity, title, key: `key-${id}` }))),
  );
}
const kept = () => guestItems().map(({ id, quantity }) => [id, quantity]);

function open(path = '/cart/guest', options: MockOptions = {}) {
  const shop = renderScreen(path, { products, ...options });
  shop.start();
  return shop;
}
const button = (name: string) => screen.getByRole('button', { name });
const summary = () => screen.findByRole('region', { name: 'Summary' });
const merge = (shop: ReturnType<typeof open>) => act(() => mergeGuestCart(shop.client));
const added = (shop: ReturnType<typeof open>) =>
  shop.operations.filter(({ name }) => name === 'AddToCart').map(({ variables }) => variables);

test('what a guest adds is kept in this browser, counted in the bar, and shown with today’s prices', async () => {
  const shop = open(`/product/single/${RADIO}`);
  const add = await screen.findByRole('button', { name: 'Add to Cart' });
  await shop.user.click(add);
  const link = await screen.findByRole('link', { name: 'Cart, 1 item' });
  expect(link).toHaveAttribute('href', '/cart/guest');
  // Without a click: on a busy machine the log-in, which follows after two seconds, may be there by now.
  await shop.navigate('/cart/guest');
  expect(await screen.findByRole('heading', { level: 2, name: 'Walnut Radio' })).toBeVisible();
  expect(await summary()).toHaveTextContent('Items price (1 item)₹100.10Shipping₹40Tax₹5Payable₹145.10');
  const signIn = screen.getByRole('link', { name: 'Sign in to order' });
  await shop.user.click(signIn);
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/cart' });
});

test('quantities change up to the stock, and products are removed', async () => {
  keep([RADIO, 2], [LAMP, 1]);
  const shop = open();
  await summary();
  await shop.user.click(button('Increase the quantity of Walnut Radio'));
  expect(await summary()).toHaveTextContent('Items price (4 items)₹550.30');
  expect(button('Increase the quantity of Walnut Radio')).toHaveAccessibleDescription('Only 3 left in stock');
  await shop.user.click(button('Increase the quantity of Walnut Radio'));
  expect(await screen.findByText(NOT_THAT_MANY)).toBeVisible();
  await shop.user.click(button('Decrease the quantity of Walnut Radio'));
  expect(kept()).toEqual([
    [RADIO, 2],
    [LAMP, 1],
  ]);
  await shop.user.click(button('Remove Walnut Radio'));
  expect(button('Remove Brass Lamp')).toHaveFocus();
  expect(await summary()).toHaveTextContent('Items price (1 item)₹250');
  expect(kept()).toEqual([[LAMP, 1]]);
  await shop.user.click(button('Remove Brass Lamp'));
  expect(await screen.findByText('Your cart is currently empty.')).toBeVisible();
  expect(shop.operations.filter(({ name }) => name === 'GuestCart')).toHaveLength(1);
});

test.each([
  ['Oak Stool', 'Oak Stool is no longer sold.'],
  // Older carts know no titles.
  [undefined, 'This product is no longer sold.'],
])('a product that is no longer sold says so, and can be taken out: %s', async (title, sentence) => {
  keep([GONE, 1, title], [RADIO, 1]);
  const shop = open();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await summary()).toHaveTextContent('Items price (1 item)₹100.10');
  await shop.user.click(button('Remove it'));
  expect(screen.queryByText(sentence)).toBeNull();
  expect(kept()).toEqual([[RADIO, 1]]);
});

test.each(['nonsense', '{}', '[1, null, {"id": 5}]', `[{"id":"../x","quantity":1,"key":"k"}]`])(
  'it is empty where the browser has %s',
  async (stored) => {
    localStorage.setItem('guestCart', stored);
    open();
    expect(await screen.findByText('Your cart is currently empty.')).toBeVisible();
  },
);

test('whoever is logged in sees their own cart', async () => {
  const shop = open('/cart/guest', { signedInAs: 'shopper@haat.com' });
  await waitFor(() => expect(shop.address()).toBe('/cart'));
});

test('after the log-in all of it is in the account’s cart, added to what was there, and the browser has none of it', async () => {
  keep([RADIO, 1], [LAMP, 2]);
  const shop = open('/cart', { signedInAs: 'shopper@haat.com', cart: [{ productId: LAMP, quantity: 3 }] });
  await screen.findByRole('link', { name: 'Cart, 3 items' });
  await merge(shop);
  expect(await screen.findByText('What you chose before is in your cart.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
  expect(added(shop)).toEqual([
    { productId: RADIO, quantity: 1 },
    { productId: LAMP, quantity: 2 },
  ]);
  expect(kept()).toEqual([]);
});

test('until all of it is there, an empty cart is not called so, and the bar counts what comes', async () => {
  keep([RADIO, 1], [LAMP, 2]);
  const shop = renderScreen('/cart', { products, signedInAs: 'shopper@haat.com' });
  const answer = shop.hold('AddToCart');
  const merged = startMerge(shop.client);
  shop.start();
  await waitFor(() => expect(added(shop)).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading your cart' })).toBeVisible();
  expect(screen.queryByText('Your cart is currently empty.')).toBeNull();
  answer();
  await act(() => merged);
  expect(await screen.findByRole('heading', { level: 2, name: 'Walnut Radio' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('what the account had before is not to be ordered until the rest has come', async () => {
  keep([LAMP, 2]);
  const cart = [{ productId: RADIO, quantity: 1 }];
  const shop = renderScreen('/cart', { products, cart, signedInAs: 'shopper@haat.com' });
  const answer = shop.hold('AddToCart');
  const merged = startMerge(shop.client);
  shop.start();
  await waitFor(() => expect(added(shop)).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  expect(screen.queryByText('Proceed to checkout')).toBeNull();
  answer();
  await act(() => merged);
  expect(await screen.findByText('Proceed to checkout')).toBeVisible();
});

test('an empty cart is called so once nothing could come into it', async () => {
  keep([SOLD, 1], [RADIO, 1]);
  const shop = renderScreen('/cart', { products, signedInAs: 'shopper@haat.com' });
  shop.faults.set('AddToCart', 'UPSTREAM_TIMEOUT');
  const answer = shop.hold('AddToCart');
  const merged = startMerge(shop.client);
  shop.start();
  expect(await screen.findByRole('status', { name: 'Loading your cart' })).toBeVisible();
  answer();
  await act(() => merged);
  expect(await screen.findByText('Your cart is currently empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(kept()).toEqual([[RADIO, 1]]);
});

test('one sentence says what is not in the cart, and why', async () => {
  keep([RADIO, 3], [SOLD, 1], [GONE, 1], [OTHER, 1, 'Oak Stool']);
  const shop = open('/cart', { signedInAs: 'shopper@haat.com', cart: [{ productId: RADIO, quantity: 1 }] });
  await screen.findByRole('link', { name: 'Cart, 1 item' });
  await merge(shop);
  expect(
    await screen.findByText(
      'Not all that you chose before is in your cart: only 2 of 3 pieces of Walnut Radio, Sold Scarf is out of stock, ' +
        'Oak Stool is no longer sold, 1 product is no longer sold.',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  expect(kept()).toEqual([]);
});

test('what the shop could not be asked for waits in the browser, and goes into the cart the next time', async () => {
  keep([RADIO, 1], [LAMP, 1]);
  const shop = open('/cart', { signedInAs: 'shopper@haat.com' });
  await screen.findByText('Your cart is currently empty.');
  shop.faults.set('AddToCart', 'UPSTREAM_TIMEOUT');
  await merge(shop);
  expect(
    await screen.findByText(/could not be put into your cart: Walnut Radio was not added, Brass Lamp/),
  ).toBeVisible();
  expect(kept()).toHaveLength(2);
  // The gateway would answer the same for the same key. Whatever was not sent keeps its own.
  expect(guestItems().map(({ id, key }) => key === `key-${id}`)).toEqual([false, true]);
  shop.faults.clear();
  await merge(shop);
  expect(await screen.findByText('What you chose before is in your cart.')).toBeVisible();
  expect(kept()).toEqual([]);
});

test('a product that was added before, with an answer that was lost, is not added again', async () => {
  keep([RADIO, 1]);
  const shop = open('/cart', { signedInAs: 'shopper@haat.com' });
  await screen.findByText('Your cart is currently empty.');
  shop.faults.set('AddToCart', 'IDEMPOTENCY_KEY_REUSED');
  await merge(shop);
  expect(kept()).toEqual([]);
});

test('a cart that cannot be read leaves everything in the browser, and says so', async () => {
  keep([RADIO, 1]);
  const shop = open('/about', { signedInAs: 'shopper@haat.com' });
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  shop.faults.set('Cart', 'UPSTREAM_TIMEOUT');
  await merge(shop);
  expect(
    await screen.findByText('What you chose before is not in your cart yet. It waits in this browser.'),
  ).toBeVisible();
  expect(kept()).toEqual([[RADIO, 1]]);
});

test('products that cannot be read stay in the browser, which says so', async () => {
  keep([RADIO, 1]);
  const shop = open('/about', { signedInAs: 'shopper@haat.com' });
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  shop.faults.set('GuestCart', 'UPSTREAM_UNAVAILABLE');
  await merge(shop);
  expect(await screen.findByText(/is not in your cart yet/)).toBeVisible();
  expect(kept()).toEqual([[RADIO, 1]]);
});

test.each([
  ['/cart', 'See your cart'],
  ['/wishlist', '1 item waits in your cart · See your cart'],
  ['/login', '1 item waits in your cart · See your cart'],
])('whoever meets the log-in at %s sees that the cart waits', async (path, name) => {
  keep([RADIO, 1]);
  const shop = open(path);
  const link = await screen.findByRole('link', { name });
  await shop.user.click(link);
  await waitFor(() => expect(shop.address()).toBe('/cart/guest'));
});
