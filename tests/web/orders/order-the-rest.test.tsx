import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../support/graphql/mock-schema.ts';
import { open, sent, step, toConfirm, press } from '../checkout/checkout-steps.tsx';
// Loaded in advance, so that no test waits for the lazy screens.
import '../../../web/src/screens/cart-screen.tsx';
import '../../../web/src/features/checkout/cart-checkout-page.tsx';
import { mockOrder } from './order-screen.ts';

const LAMP = { productId: productId(2), quantity: 1 };
const LAMP_ORDERED = [mockOrder({ items: [LAMP] })];
const ALL_ORDERED = [mockOrder({ items: [LAMP, { productId: productId(1), quantity: 1 }] })];
const ONE_TAP = 'Move it to the wishlist and order the other one';

const summary = () => screen.findByRole('region', { name: 'Order summary' });
const proceed = () => screen.findByRole('link', { name: 'Proceed to checkout' });

test('one press in the checkout takes out what is ordered already; the rest is ordered, and Undo puts it back', async () => {
  const shop = open({ orders: LAMP_ORDERED });
  await shop.user.click(await screen.findByRole('button', { name: ONE_TAP }));
  expect(screen.getByRole('heading', { name: 'Delivery address' })).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Already ordered' })).toBeNull();
  const toast = (await screen.findByText('Brass Lamp is on your wishlist now.')).closest('[role=alert]') as HTMLElement;
  expect(await summary()).toHaveTextContent('Payable₹145');
  await shop.user.click(within(toast).getByRole('button', { name: 'Undo' }));
  await shop.user.click(await screen.findByRole('button', { name: ONE_TAP }));
  await waitFor(async () => expect(await summary()).toHaveTextContent('Payable₹145'));
  await toConfirm(shop);
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  expect(sent(shop, 'PlaceOrder')[0]?.variables['input']).toMatchObject({
    items: [{ productId: productId(1), quantity: 1 }],
  });
  // With all units.
  expect(sent(shop, 'AddToCart').map(({ variables }) => variables)).toEqual([{ ...LAMP, quantity: 2 }]);
});

test('the cart has the same way, which leads on to the checkout; to proceed with all is the second choice', async () => {
  const shop = open({ orders: LAMP_ORDERED }, '/cart');
  const away = await screen.findByRole('button', { name: ONE_TAP });
  expect(await proceed()).toHaveAccessibleDescription(/One product is in an open order already/);
  expect((await proceed()).className).toMatch(/secondary/);
  // On a phone this is the bar at the bottom, which has no room for more.
  expect((await proceed()).parentElement).not.toContainElement(away);
  await shop.user.click(away);
  await step('Delivery address');
  expect(await screen.findByText('Brass Lamp is on your wishlist now.')).toBeVisible();
  expect(await summary()).toHaveTextContent('Payable₹145');
  expect(screen.queryByRole('region', { name: 'Already ordered' })).toBeNull();
});

test('where all is ordered already there is no rest to order, and the cart says why it is no use to proceed', async () => {
  const shop = open({ orders: ALL_ORDERED }, '/cart');
  await waitFor(async () => expect(await proceed()).toHaveAccessibleDescription(/^Everything in your cart/));
  expect((await proceed()).className).toMatch(/secondary/);
  expect(screen.queryByRole('button', { name: /order the other/ })).toBeNull();
  await shop.navigate('/checkout');
  expect(await screen.findByRole('region', { name: 'Already ordered' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /order the other/ })).toBeNull();
});

test('a cart with nothing that is ordered already proceeds as ever', async () => {
  const shop = open({ orders: [mockOrder({ items: [LAMP], status: 'DELIVERED' })] }, '/cart');
  await waitFor(() => expect(shop.client.cache.extract()).toHaveProperty('ROOT_QUERY.orders'));
  expect((await proceed()).className).toMatch(/primary/);
  expect(await proceed()).not.toHaveAccessibleDescription();
});
