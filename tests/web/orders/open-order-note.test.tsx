import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { products, SHOPPER } from '../checkout/checkout-steps.tsx';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screens.
import '../../../web/src/features/products/detail/detail-page.tsx';
import '../../../web/src/screens/cart-screen.tsx';
import { DETAILS, mockOrder } from './order-screen.ts';

const LAMP = [{ productId: productId(2), quantity: 1 }];
const ON_ITS_WAY = [mockOrder({ items: LAMP, status: 'PACKED' })];
const PAGE = `/product/single/${productId(2)}`;
const NOTE = /^Already ordered: Packed/;
const WHY = 'The shop takes no second order of it until this one is delivered or cancelled.';

/** How often the orders were read. */
const reads = ({ operations }: ReturnType<typeof open>) =>
  operations.filter(({ name }) => name === 'OpenOrders').length;

function open(path: string, options: MockOptions = {}) {
  const shop = renderScreen(path, { products, signedInAs: SHOPPER, orders: ON_ITS_WAY, ...options });
  shop.start();
  return shop;
}

test('the page of a product that is on its way says its status below all that can be pressed, and leads to the order', async () => {
  const shop = open(PAGE);
  const note = await screen.findByText(NOTE);
  expect(within(note).getByRole('link', { name: 'View order' })).toHaveAttribute('href', DETAILS);
  const buy = screen.getByRole('button', { name: 'Buy Now' });
  expect(buy).toHaveAccessibleDescription(NOTE);
  expect(buy).toHaveAccessibleDescription(expect.stringContaining(WHY) as string);
  // It comes late, and moves no button.
  const share = screen.getByRole('button', { name: 'Share' });
  for (const button of [buy, share])
    expect(note.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  // After what the page itself asks for, and once for all pages.
  expect(shop.operations.map(({ name }) => name).indexOf('OpenOrders')).toBeGreaterThan(0);
  await shop.navigate(`/product/single/${productId(1)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Walnut Radio' })).toBeVisible();
  await shop.navigate(PAGE);
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(reads(shop)).toBe(1);
});

test('what was delivered can be bought again without a word', async () => {
  const shop = open(PAGE, { orders: [mockOrder({ items: LAMP, status: 'DELIVERED' })] });
  await waitFor(() => expect(shop.client.cache.extract()).toHaveProperty('ROOT_QUERY.orders'));
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(screen.getByRole('button', { name: 'Buy Now' })).not.toHaveAccessibleDescription();
});

test('no orders are read for a guest', async () => {
  const shop = open(PAGE, { signedInAs: undefined });
  expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeVisible();
  // The note of somebody who is logged in comes within two tasks.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reads(shop)).toBe(0);
});

test('the cart says it beside the line', async () => {
  const cart = [1, 2].map((number) => ({ productId: productId(number), quantity: 1 }));
  const shop = open('/cart', { cart });
  const note = await screen.findByText(NOTE);
  expect(note.closest('li')).toHaveTextContent('Brass Lamp');
  expect(note.parentElement).toHaveTextContent('Until then you can move it to your wishlist with the heart.');
  expect(screen.getAllByText(NOTE)).toHaveLength(1);
  expect(reads(shop)).toBe(1);
});
