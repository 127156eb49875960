import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../support/graphql/mock-schema.ts';
import { open, press, sent, toConfirm } from './checkout-steps.tsx';

const UPDATE = 'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }';
const DEARER = { id: productId(1), changes: { discountPrice: 110.5 } };

test('a price that rises before the click is told, and the order is placed only after another click', async () => {
  const shop = open({ signedInAs: 'admin@haat.com' });
  await toConfirm(shop);
  await shop.behind(UPDATE, DEARER);
  await press(shop, 'Place order');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The total has changed from ₹645 to ₹655.50. Walnut Radio: ₹100 before, ₹110.50 now. Nothing was ordered. Place the order again if you agree.',
    ),
  );
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Payable₹655.50');
  expect(shop.address()).toBe('/checkout?step=confirm');
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  expect(
    sent(shop, 'PlaceOrder').map(({ variables }) => (variables['input'] as { shownTotal: number }).shownTotal),
  ).toEqual([645, 655.5]);
});

test('buying now is told of a risen price, too', async () => {
  const shop = open({ signedInAs: 'admin@haat.com' }, `/checkout/buyNow/${productId(1)}`);
  await toConfirm(shop);
  await shop.behind(UPDATE, DEARER);
  await press(shop, 'Place order');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('from ₹145 to ₹155.50.'));
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
});

test('a cart with a product without a price cannot be checked out, and says which', async () => {
  open({ unpriced: [productId(2)] });
  expect(await screen.findByRole('heading', { name: 'Price not available' })).toBeVisible();
  expect(screen.getByText('Brass Lamp cannot be ordered now, because the price is not available.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('group', { name: 'Steps of the checkout' })).toBeNull();
});

test.each(['/checkout', `/checkout/buyNow/${productId(1)}`])(
  '%s: a price that goes before the click is told',
  async (path) => {
    const unpriced: string[] = [];
    const shop = open({ unpriced }, path);
    await toConfirm(shop);
    unpriced.push(productId(1));
    await press(shop, 'Place order');
    expect(await screen.findByRole('heading', { name: 'Price not available' })).toBeVisible();
    expect(screen.getByText('Walnut Radio cannot be ordered now, because the price is not available.')).toBeVisible();
  },
);

test('a cart shows a product without a price as such, and counts it in no sum', async () => {
  open({ unpriced: [productId(2)] }, '/cart');
  const row = (await screen.findByRole('link', { name: 'Brass Lamp' })).closest('li');
  expect(row).toHaveTextContent('Price not available. Take it out of the cart to order the rest.');
  expect(row).not.toHaveTextContent('₹');
  expect(screen.getByRole('button', { name: 'Increase the quantity of Brass Lamp' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent(
    '₹100A product without a priceNot countedShipping',
  );
});

test('a price that goes before one unit more is asked for is told, and the quantity stays', async () => {
  const unpriced: string[] = [];
  const shop = open({ unpriced }, '/cart');
  const more = await screen.findByRole('button', { name: 'Increase the quantity of Brass Lamp' });
  unpriced.push(productId(2));
  await shop.user.click(more);
  expect(
    await screen.findByText('The price of this product is not available, so it cannot be bought now.'),
  ).toBeVisible();
  const row = screen.getByRole('link', { name: 'Brass Lamp' }).closest('li');
  expect(row).toHaveTextContent('Price not available. Take it out of the cart to order the rest.');
  expect(row).toHaveTextContent('Quantity: 2');
});

test('a product page without a price sells nothing', async () => {
  open({ unpriced: [productId(2)] }, `/product/single/${productId(2)}`);
  expect(await screen.findByRole('button', { name: 'Price not available' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Buy Now|Add to Cart/i })).toBeNull();
});

test('buying now without a price leads nowhere', async () => {
  open({ unpriced: [productId(2)] }, `/checkout/buyNow/${productId(2)}`);
  expect(await screen.findByRole('heading', { name: 'Price not available' })).toBeVisible();
});
