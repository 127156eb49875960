import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const [RADIO, LAMP, GONE] = [productId(1), productId(2), productId(9)];
const products = [mockProduct({ id: RADIO, title: 'Walnut Radio' }), mockProduct({ id: LAMP, title: 'Brass Lamp' })];
const EMAIL = 'shopper@haat.com';

const know = (...lines: { id: string; title: string }[]) =>
  localStorage.setItem('cartTitles', JSON.stringify({ [EMAIL]: lines }));
const known = () => JSON.parse(localStorage.getItem('cartTitles') ?? '{}') as Record<string, unknown>;

async function open(options: MockOptions = {}) {
  const shop = renderScreen('/cart', {
    products,
    signedInAs: EMAIL,
    cart: [{ productId: RADIO, quantity: 1 }],
    ...options,
  });
  shop.start();
  await screen.findByRole('link', { name: 'Walnut Radio' });
  return shop;
}

test('the cart says which of its products the shop has withdrawn, once', async () => {
  know({ id: RADIO, title: 'Walnut Radio' }, { id: GONE, title: 'Tin Kettle' });
  const shop = await open();
  expect(await screen.findByText('Tin Kettle is no longer sold, so it has left your cart.')).toBeVisible();
  await waitFor(() => expect(known()).toEqual({ [EMAIL]: [{ id: RADIO, title: 'Walnut Radio' }] }));
  await shop.navigate('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  await shop.navigate('/cart');
  await screen.findByRole('link', { name: 'Walnut Radio' });
  expect(screen.queryByText(/no longer sold/)).toBeNull();
});

test('nothing is said of what is sold still: another device has taken it out', async () => {
  know({ id: LAMP, title: 'Brass Lamp' });
  const shop = await open();
  await waitFor(() => expect(shop.operations.map(({ name }) => name)).toContain('GuestCart'));
  await waitFor(() => expect(known()).toEqual({ [EMAIL]: [{ id: RADIO, title: 'Walnut Radio' }] }));
  expect(screen.queryByText(/no longer sold/)).toBeNull();
});

test('what could not be asked for is asked for at the next visit', async () => {
  know({ id: GONE, title: 'Tin Kettle' });
  const shop = await open({ fail: { 'Query.productsById': 'UPSTREAM_UNAVAILABLE' } });
  await waitFor(() => expect(shop.operations.map(({ name }) => name)).toContain('GuestCart'));
  await waitFor(() =>
    expect(known()).toEqual({
      [EMAIL]: [
        { id: RADIO, title: 'Walnut Radio' },
        { id: GONE, title: 'Tin Kettle' },
      ],
    }),
  );
  expect(screen.queryByText(/no longer sold/)).toBeNull();
});

test('the browser keeps what the cart has, and asks for nothing', async () => {
  const shop = await open();
  await waitFor(() => expect(known()).toEqual({ [EMAIL]: [{ id: RADIO, title: 'Walnut Radio' }] }));
  expect(shop.operations.map(({ name }) => name)).not.toContain('GuestCart');
});
