import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

async function openPreview() {
  const shop = renderScreen('/products', {
    products: [mockProduct({ id: productId(1), title: 'Walnut Radio', stock: 4, discountPrice: 900 })],
    signedInAs: 'shopper@haat.com',
  });
  shop.start();
  await screen.findByRole('link', { name: 'Walnut Radio' });
  shop.faults.set('ProductDetail', 'UPSTREAM_TIMEOUT');
  await shop.navigate(`/product/single/${productId(1)}`);
  await screen.findByRole('button', { name: 'Buy Now' });
  return shop;
}

test('where only a card has shown the product, the page says why it cannot be bought now, and reads it again', async () => {
  const shop = await openPreview();
  const buyNow = screen.getByRole('button', { name: 'Buy Now' });
  expect(buyNow).toBeDisabled();
  expect(buyNow).toHaveAccessibleDescription(/^Price and stock are as you saw them last\. Buying needs a connection/);
  expect(screen.getByRole('button', { name: /wishlist/i })).toBeEnabled();
  shop.faults.clear();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buy Now' })).toBeEnabled());
});

// A test of its own: soon after it the cart opens.
test('it can be put into the cart all the same', async () => {
  const shop = await openPreview();
  await shop.user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await screen.findByText('product added to cart successs');
});
