import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

test('where only a card has shown the product, it can be put into the cart, and the page says why it cannot be bought now', async () => {
  const shop = renderScreen('/products', {
    products: [mockProduct({ id: productId(1), title: 'Walnut Radio', stock: 4, discountPrice: 900 })],
    signedInAs: 'shopper@haat.com',
  });
  shop.start();
  await screen.findByRole('link', { name: 'Walnut Radio' });
  shop.faults.set('ProductDetail', 'UPSTREAM_TIMEOUT');
  await shop.navigate(`/product/single/${productId(1)}`);
  const buyNow = await screen.findByRole('button', { name: 'Buy Now' });
  expect(buyNow).toBeDisabled();
  expect(buyNow).toHaveAccessibleDescription(
    /^Price and stock are as you saw them last\. Buying now needs a connection/,
  );
  expect(screen.getByRole('button', { name: /wishlist/i })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Compare' })).toBeEnabled();
  await shop.user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await screen.findByText('product added to cart successs');
  shop.faults.clear();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buy Now' })).toBeEnabled());
});
