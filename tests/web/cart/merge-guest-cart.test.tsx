import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { mergeGuestCart } from '../../../web/src/features/cart/guest/merge-guest-cart.ts';
import { loadTranslations } from '../../../web/src/translations.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { GONE, keep, kept } from './guest-cart-store.ts';

const products = [
  mockProduct({ id: productId(1), title: 'Walnut Radio', stock: 3 }),
  mockProduct({ id: productId(2), title: 'Brass Lamp', stock: 10 }),
  mockProduct({ id: productId(3), title: 'Oak Stool', stock: 0 }),
];

/** The cart's screen of an account, and the merge. */
function open(options: MockOptions = {}) {
  const shop = renderScreen('/cart', { products, signedInAs: 'shopper@haat.com', ...options });
  shop.start();
  const sent = () => shop.operations.filter(({ name }) => name === 'AddToCart').map(({ variables }) => variables);
  return { ...shop, sent, merge: () => mergeGuestCart(shop.client, loadTranslations) };
}
const inBar = (count: string) => screen.findByRole('link', { name: `Cart, ${count}` });
const put = (number: number, quantity: number) => ({ productId: productId(number), quantity });
const store = (...lines: object[]) => localStorage.setItem('guestCart', JSON.stringify(lines));

beforeEach(() => localStorage.clear());

test.each(['shopper@haat.com', 'admin@haat.com', 'super@haat.com'])(
  'what a guest chose joins the cart of %s, and leaves the browser',
  async (signedInAs) => {
    keep([1, 1], [2, 2]);
    const shop = open({ signedInAs, cart: [put(2, 1)] });
    await shop.merge();
    expect(await screen.findByText('The 2 products that you chose as a guest are in your cart.')).toBeVisible();
    expect(shop.sent()).toEqual([put(1, 1), put(2, 2)]);
    await inBar('4 products');
    expect(kept()).toEqual([]);
    await shop.merge();
    expect(shop.sent()).toHaveLength(2);
  },
);

test('quantities are capped by the stock, and one sentence says what is missing', async () => {
  store(
    { id: productId(1), quantity: 3 },
    { id: productId(3), quantity: 1 },
    { id: GONE, quantity: 1 },
    { id: productId(2), quantity: 1 },
  );
  const shop = open({ cart: [put(1, 1)] });
  await shop.merge();
  const sentence =
    'Not all that you chose as a guest is in your cart: only 2 of 3 pieces of Walnut Radio, Oak Stool is out of stock, 1 product is no longer sold.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(shop.sent()).toEqual([put(1, 2), put(2, 1)]);
  await inBar('4 products');
  expect(kept()).toEqual([]);
});

test('nothing to add: the cart has all that are left', async () => {
  keep([1, 1]);
  const shop = open({ cart: [put(1, 3)] });
  await shop.merge();
  expect(
    await screen.findByText(/could not be put into your cart: your cart already has all that are left of Walnut Radio/),
  ).toBeVisible();
  expect(shop.sent()).toEqual([]);
  expect(kept()).toEqual([]);
});

test('a failed connection keeps all, and the next start goes on', async () => {
  keep([1, 1], [2, 1]);
  const shop = open();
  shop.faults.set('GuestCartMerge', 'UPSTREAM_UNAVAILABLE');
  await shop.merge();
  expect(await screen.findByText(/still kept in this browser/)).toBeVisible();
  expect(kept()).toHaveLength(2);
  shop.faults.clear();
  await shop.merge();
  await inBar('2 products');
  expect(kept()).toEqual([]);
});

test('after a failure in the middle only the rest is sent', async () => {
  keep([1, 1], [2, 1]);
  const shop = open({ fail: {} });
  const { operations, passingFaults } = shop;
  const original = operations.push.bind(operations);
  // The second AddToCart fails.
  operations.push = (...of) => {
    if (of[0]?.name === 'AddToCart' && shop.sent().length === 1) passingFaults.set('AddToCart', 'UPSTREAM_TIMEOUT');
    return original(...of);
  };
  await shop.merge();
  expect(kept()).toMatchObject([{ id: productId(2), quantity: 1, attempt: { quantity: 1, before: 0 } }]);
  expect(await screen.findByText('The product that you chose as a guest is in your cart.')).toBeVisible();
  await shop.merge();
  expect(shop.sent()).toEqual([put(1, 1), put(2, 1), put(2, 1)]);
  await inBar('2 products');
  expect(kept()).toEqual([]);
});

test('what arrived before the page was closed is not added again', async () => {
  store({ id: productId(2), quantity: 2, attempt: { key: '1-2-3-4-5', quantity: 2, before: 1 } });
  const shop = open({ cart: [put(2, 3)] });
  await shop.merge();
  expect(await screen.findByText('The product that you chose as a guest is in your cart.')).toBeVisible();
  expect(shop.sent()).toEqual([]);
  expect(kept()).toEqual([]);
});

test('what did not arrive is sent again with its own key', async () => {
  store({ id: productId(2), quantity: 2, attempt: { key: '1-2-3-4-5', quantity: 2, before: 0 } });
  const shop = open();
  const keys: unknown[] = [];
  const mutate = shop.client.mutate.bind(shop.client);
  shop.client.mutate = ((options: { context?: { idempotencyKey?: string } }) => {
    keys.push(options.context?.idempotencyKey);
    return mutate(options as Parameters<typeof mutate>[0]);
  }) as typeof mutate;
  await shop.merge();
  expect(keys).toEqual(['1-2-3-4-5']);
  expect(kept()).toEqual([]);
});

test('what the shop refuses for good leaves the browser', async () => {
  keep([2, 1]);
  const shop = open();
  shop.passingFaults.set('AddToCart', 'BAD_USER_INPUT');
  await shop.merge();
  expect(await screen.findByText(/Brass Lamp was not added/)).toBeVisible();
  expect(kept()).toEqual([]);
});

test('the end of the session keeps all for the next log-in, without a word of its own', async () => {
  keep([2, 1]);
  const shop = open();
  await inBar('0 products');
  shop.faults.set('GuestCartMerge', 'TOKEN_EXPIRED');
  await shop.merge();
  expect(kept()).toHaveLength(1);
  expect(screen.queryByText(/still kept in this browser/)).toBeNull();
});

test('two calls at a time are one', async () => {
  keep([2, 1]);
  const shop = open();
  await Promise.all([shop.merge(), shop.merge()]);
  expect(shop.sent()).toEqual([put(2, 1)]);
});

test('a guest merges nothing', async () => {
  keep([2, 1]);
  const shop = renderScreen('/about', { products });
  await mergeGuestCart(shop.client, loadTranslations);
  expect(shop.operations).toEqual([]);
  expect(kept()).toHaveLength(1);
});
