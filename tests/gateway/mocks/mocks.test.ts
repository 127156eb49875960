import { describe, expect, test } from 'vitest';
import { mockCatalogue } from '../../../gateway/mocks/seed.ts';
import { openMockShop } from '../../support/servers/mock-shop.ts';

const PRODUCT = mockCatalogue()[0]?.id ?? '';

test('each schema is a shop of its own', async () => {
  const [one, other] = await Promise.all([openMockShop().shopper(), openMockShop().shopper()]);
  await one.does(`addToCart(productId: "${PRODUCT}") { code }`);
  const { data } = await other.ask<{ cart: { totalProducts: number } }>('{ cart { totalProducts } }');
  expect(data.cart.totalProducts).toBe(0);
});

test('a seed with an id that the gateway would leave out is refused', () => {
  const [product] = mockCatalogue();
  const products = product ? [{ ...product, id: 'p1' }] : [];
  expect(() => openMockShop({ products })).toThrow('An id of the mock shop needs 24 hexadecimal digits: p1.');
});

describe('who may call', () => {
  test('a token that nobody gave out counts for nothing, and so does one that was logged out', async () => {
    const shop = openMockShop();
    const shopper = await shop.shopper();
    expect((await shopper.ask('{ me { email } }')).data).toEqual({ me: { email: 'shopper@haat.com' } });
    await shopper.does('logout { code }');
    const { errors } = await shopper.ask('{ me { email } }');
    expect(errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  test('a test may be signed in from the start, with a cart and a wishlist', async () => {
    const { guest } = openMockShop({
      signedInAs: 'shopper@haat.com',
      cart: [{ productId: PRODUCT, quantity: 2 }],
      wishlist: [PRODUCT],
    });
    const { data } = await guest.ask('{ me { name } cart { totalProducts } wishlist { totalItems } }');
    expect(data).toEqual({ me: { name: 'Asha Menon' }, cart: { totalProducts: 2 }, wishlist: { totalItems: 1 } });
  });
});
