import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { NOT_THAT_MANY } from '../../../schema/shop.ts';
import {
  guestItems,
  keepForGuest,
  MOST_GUEST_PRODUCTS,
  setGuestQuantity,
} from '../../../web/src/shared/cart/guest-cart.ts';
import { CART_REDIRECT_MS } from '../../../web/src/lib/timing.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { holdTimer } from '../hold-timer.ts';
import { renderScreen } from '../render-screen.tsx';

const SHOPPER = 'shopper@haat.com';
const PRODUCT = `/product/single/${productId(1)}`;

const open = (options: MockOptions = {}, path = PRODUCT) => {
  const shop = renderScreen(path, options);
  shop.start();
  return shop;
};
const addToCart = () => screen.findByRole('button', { name: 'Add to Cart' });
const added = (shop: ReturnType<typeof open>) => shop.operations.filter(({ name }) => name === 'AddToCart');

test('adds one unit, says so, counts it in the bar, and leads to the cart', async () => {
  const shop = open({ signedInAs: SHOPPER });
  await shop.user.click(await addToCart());
  expect(await screen.findByText('product added to cart successs')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(added(shop).map(({ variables }) => variables)).toEqual([{ productId: productId(1), quantity: 1 }]);
  await waitFor(() => expect(shop.address()).toBe('/cart'));
  expect(await screen.findByRole('link', { name: 'Laptop 1' })).toBeVisible();
});

test('each considered click adds another unit, and the shop counts them all', async () => {
  // On a busy machine the shop would leave for the cart between two clicks.
  holdTimer(CART_REDIRECT_MS);
  const shop = open({ signedInAs: SHOPPER });
  const button = await addToCart();
  for (let click = 0; click < 3; click += 1) await shop.user.click(button);
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  expect(added(shop)).toHaveLength(3);
  expect(await screen.findAllByText('product quantity updated in cart')).toHaveLength(2);
});

test('the buttons follow with the title once their place has left the window at its top, and are the only ones', async () => {
  const seen: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(place: Element): void {
        if (place.querySelector('button')?.textContent === 'Buy Now') seen.push(this.callback);
      }
      disconnect = () => undefined;
    },
  );
  open({ products: [mockProduct({ id: productId(1), title: 'Walnut Radio' })] });
  const bar = (await addToCart()).parentElement?.parentElement;
  const move = (isIntersecting: boolean, top: number) =>
    act(() => {
      const entry = { isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry;
      for (const callback of seen) callback([entry], {} as IntersectionObserver);
    });
  move(false, 900);
  expect(bar).not.toHaveAttribute('data-passed');
  move(false, -90);
  expect(bar).toHaveAttribute('data-passed');
  expect(bar?.querySelector('.title')).toHaveTextContent('Walnut Radio');
  expect(screen.getAllByRole('button', { name: 'Buy Now' })).toHaveLength(1);
  move(true, 90);
  expect(bar).not.toHaveAttribute('data-passed');
});

test('does not navigate if the shopper has left the screen meanwhile', async () => {
  const isCancelled = holdTimer(CART_REDIRECT_MS);
  const shop = open({ signedInAs: SHOPPER });
  await shop.user.click(await addToCart());
  await screen.findByText('product added to cart successs');
  expect(isCancelled()).toBe(false);
  await shop.navigate('/about');
  await waitFor(() => expect(isCancelled()).toBe(true));
});

test('says that there are not that many, and stays', async () => {
  const products = [mockProduct({ id: productId(1), stock: 1 })];
  const shop = open({ products, signedInAs: SHOPPER, cart: [{ productId: productId(1), quantity: 1 }] });
  await shop.user.click(await addToCart());
  expect(await screen.findByText(NOT_THAT_MANY)).toBeVisible();
  expect(shop.address()).toBe(PRODUCT);
});

test('says what went wrong, and with which product', async () => {
  const shop = open({ signedInAs: SHOPPER, fail: { 'Mutation.addToCart': 'UPSTREAM_TIMEOUT' } });
  await shop.user.click(await addToCart());
  const alert = (await screen.findByText(/taking too long/)).closest('[role=alert]');
  expect(alert).toHaveTextContent(screen.getByRole('heading', { level: 1 }).textContent);
});

test('a unit that was added counts, even where the cart could not be read after it', async () => {
  const shop = open({ signedInAs: SHOPPER, fail: { 'AddToCartPayload.cart': 'UPSTREAM_TIMEOUT' } });
  await shop.user.click(await addToCart());
  expect(await screen.findByText('product added to cart successs')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test.each([
  ['Add to Cart', 'Please login to add product to cart', '/cart'],
  ['Buy Now', 'Please login to buy this product', `/checkout/buyNow/${productId(1)}`],
])('a guest who wants to "%s" is told to log in and led there, and from there on', async (name, message, from) => {
  const shop = open();
  await shop.user.click(await screen.findByRole('button', { name }));
  await screen.findByText(message);
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from });
  expect(added(shop)).toEqual([]);
});

test('a guest hears that the product is kept in the cart; with a full one nothing of the sort', async () => {
  const shop = open();
  await shop.user.click(await addToCart());
  expect(await screen.findByText('It is kept in your cart.')).toBeVisible();
  await waitFor(() => expect(shop.address()).toBe('/login'));
  await shop.user.click(await screen.findByRole('link', { name: 'See your cart' }));
  await waitFor(() => expect(shop.address()).toBe('/cart/guest'));

  for (let more = 1; guestItems().length < MOST_GUEST_PRODUCTS; more += 1) keepForGuest(`other-${more}`, 'Other');
  setGuestQuantity(productId(1), 0);
  keepForGuest('one-more', 'One more');
  await shop.navigate(PRODUCT);
  act(() => notifications.clean());
  await waitFor(() => expect(screen.queryByText('It is kept in your cart.')).toBeNull());
  await shop.user.click(await addToCart());
  await screen.findByText('Please login to add product to cart');
  expect(screen.queryByText('It is kept in your cart.')).toBeNull();
  await waitFor(() => expect(shop.address()).toBe('/login'));
});

test('whose session is over is told to log in and led there', async () => {
  const shop = open({ signedInAs: SHOPPER, fail: { 'Mutation.addToCart': 'TOKEN_EXPIRED' } });
  await shop.user.click(await addToCart());
  await screen.findByText('Please login to add product to cart');
  await waitFor(() => expect(shop.address()).toBe('/login'));
});

test('buys at once', async () => {
  const shop = open({ signedInAs: SHOPPER });
  await shop.user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  await waitFor(() => expect(shop.address()).toBe(`/checkout/buyNow/${productId(1)}`));
});

test.each([0, -1])('with a stock of %i there is one button, and it is dead', async (stock) => {
  open({ products: [mockProduct({ id: productId(1), stock })] });
  expect(await screen.findByRole('button', { name: 'Out of stock' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
});
