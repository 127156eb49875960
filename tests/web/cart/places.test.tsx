import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const TITLES = ['Walnut Radio', 'Brass Lamp', 'Oak Stool'];
const products = TITLES.map((title, index) => mockProduct({ id: productId(index + 1), title, stock: 5 }));
const ids = products.map(({ id }) => id);

function open(path: '/cart' | '/wishlist') {
  const cart = path === '/cart' ? ids.map((id) => ({ productId: id, quantity: 1 })) : [];
  const shop = renderScreen(path, { products, signedInAs: 'shopper@haat.com', cart, wishlist: ids });
  shop.start();
  const press = async (name: string) => shop.user.click(await screen.findByRole('button', { name }));
  return { ...shop, press };
}
const shown = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .flatMap(({ textContent }) => (TITLES.includes(textContent) ? [textContent] : []));
const undo = async (text: string) =>
  within((await screen.findByText(text)).closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Undo' });

test.each([
  ['/wishlist', 'Remove Walnut Radio from wishlist', 'Product removed from wishlist'],
  ['/wishlist', 'Move to cart Walnut Radio', 'Walnut Radio is in your cart now.'],
  ['/cart', 'Remove Walnut Radio', 'Walnut Radio is no longer in your cart.'],
  ['/cart', 'Move to wishlist Walnut Radio', 'Walnut Radio is on your wishlist now.'],
] as const)(
  'on %s, after "%s", Undo brings the product back to its place, also for the next visit',
  async (path, name, said) => {
    const shop = open(path);
    await shop.press(name);
    await waitFor(() => expect(shown()).toEqual(TITLES.slice(1)));
    await shop.user.click(await undo(said));
    await waitFor(() => expect(shown()).toEqual(TITLES));
    await shop.navigate('/about');
    await shop.navigate(path);
    await waitFor(() => expect(shown()).toEqual(TITLES));
  },
);

test('what was taken out and comes again from elsewhere is at the end', async () => {
  const shop = open('/wishlist');
  await shop.press('Remove Walnut Radio from wishlist');
  await screen.findByText('Product removed from wishlist');
  await shop.navigate('/products');
  await shop.press('Add Walnut Radio to wishlist');
  await screen.findByText('Product added to wishlist');
  await shop.navigate('/wishlist');
  await waitFor(() => expect(shown()).toEqual([...TITLES.slice(1), 'Walnut Radio']));
});

test('whoever leaves the page right after Undo finds the whole list', async () => {
  const shop = open('/wishlist');
  await shop.press('Move to cart Walnut Radio');
  await screen.findByText('Walnut Radio is in your cart now.');
  await shop.press('Remove Brass Lamp from wishlist');
  const back = await undo('Product removed from wishlist');
  const answer = shop.hold('AddToWishlist');
  await shop.user.click(back);
  await shop.navigate('/about');
  await shop.navigate('/wishlist');
  answer();
  await waitFor(() => expect(shown().toSorted()).toEqual(['Brass Lamp', 'Oak Stool']));
});
