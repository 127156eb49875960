import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { mockOrder, ORDER_1, ORDER_2, DETAILS } from '../orders/order-screen.ts';
import { renderScreen } from '../render-screen.tsx';
import { productId } from '../../support/graphql/mock-schema.ts';

const SHOPPER = 'shopper@haat.com';
const CART = [
  { productId: productId(1), quantity: 2 },
  { productId: productId(2), quantity: 1 },
];
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** The button under the pointer after the first click has moved the rows. */
const next = (name: string) => () => button(name);

/**
 * Actions that must not happen twice: the screen, the clicked element, and the element that is in its place afterwards.
 */
const ACTS: {
  what: string;
  path: string;
  options?: MockOptions;
  /** Choices to make before. */
  before?: () => Promise<void>;
  first: string;
  then: () => Promise<Element>;
  /** Expected operations: one, or none. */
  sent: Record<string, number>;
}[] = [
  {
    what: 'removing from the cart',
    path: '/cart',
    options: { cart: CART },
    first: 'Remove Laptop 1',
    then: next('Remove Leather Handbag 2'),
    sent: { RemoveFromCart: 1 },
  },
  {
    what: 'emptying the cart',
    path: '/cart',
    options: { cart: CART },
    first: 'Remove all',
    then: () => screen.findByText('Your cart is currently empty.'),
    sent: { ClearCart: 1 },
  },
  {
    what: 'taking off the wishlist',
    path: '/wishlist',
    options: { wishlist: [productId(1), productId(2)] },
    first: 'Remove Laptop 1 from wishlist',
    then: next('Remove Leather Handbag 2 from wishlist'),
    sent: { RemoveFromWishlist: 1 },
  },
  {
    what: 'taking off the wishlist in the profile',
    path: '/profile?tab=Whishlist',
    options: { wishlist: [productId(1), productId(2)] },
    first: 'Remove Laptop 1 from wishlist',
    then: next('Remove Leather Handbag 2 from wishlist'),
    sent: { RemoveFromWishlist: 1 },
  },
  {
    what: 'marking with a heart',
    path: '/products',
    first: 'Add Laptop 1 to wishlist',
    then: next('Remove Laptop 1 from wishlist'),
    sent: { AddToWishlist: 1, RemoveFromWishlist: 0 },
  },
  {
    what: 'adding to the cart',
    path: `/product/single/${productId(1)}`,
    first: 'Add to Cart',
    then: next('Add to Cart'),
    sent: { AddToCart: 1 },
  },
  {
    what: 'asking to cancel',
    path: DETAILS,
    options: { orders: [mockOrder()] },
    first: 'Cancel Laptop 1',
    then: next('Cancel item'),
    sent: { RemoveOrderItem: 0 },
  },
  {
    what: 'deleting a review',
    path: `/superAdmin?tab=reviews&product=${productId(1)}`,
    options: { signedInAs: 'super@haat.com' },
    first: 'Delete the review by Asha',
    then: next('Delete'),
    sent: { DeleteReview: 0 },
  },
  {
    what: 'deleting a product of the catalogue',
    path: '/superAdmin?tab=products',
    options: { signedInAs: 'super@haat.com' },
    first: 'Delete Laptop 1',
    then: next('Delete product'),
    sent: { DeleteProduct: 0 },
  },
  {
    what: 'moving an order',
    path: '/superAdmin?tab=orders',
    options: { signedInAs: 'super@haat.com', orders: [mockOrder(), mockOrder({ id: ORDER_2 })] },
    before: async () => {
      for (const id of [ORDER_1, ORDER_2])
        fireEvent.change(await screen.findByLabelText(`Status of order ${id}`), { target: { value: 'PACKED' } });
    },
    first: `Save the status of order ${ORDER_1}`,
    then: next(`Save the status of order ${ORDER_2}`),
    sent: { UpdateOrderStatus: 1 },
  },
];

const click = (element: Element, detail: number) => fireEvent.click(element, { detail });

function open(path: string, options: MockOptions = {}) {
  const shop = renderScreen(path, { signedInAs: SHOPPER, ...options });
  shop.start();
  return { ...shop, sent: (name: string) => shop.operations.filter((operation) => operation.name === name).length };
}

test.each(ACTS)('$what by a double click is done once', async ({ path, options, before, first, then, sent }) => {
  const shop = open(path, options);
  await before?.();
  click(await button(first), 1);
  const below = await then();
  click(below, 2);
  // Three clicks act like two.
  click(below, 3);
  const wanted = Object.entries(sent);
  await waitFor(() => expect(wanted.map(([name]) => [name, shop.sent(name)])).toEqual(wanted));
  // Only adding to the cart navigates.
  expect([path, '/cart']).toContain(shop.address());
});

test('a double click on an admin’s button to delete asks, and does not answer', async () => {
  const shop = open('/admin', { signedInAs: 'admin@haat.com' });
  await shop.user.click(await screen.findByRole('tab', { name: 'Product' }));
  click(await button('Delete Laptop 1'), 1);
  const dialog = await screen.findByRole('dialog', { name: 'Delete this product?' });
  const answer = within(dialog).getByRole('button', { name: 'Delete product' });
  click(answer, 2);
  expect(dialog).toBeVisible();
  expect(shop.sent('DeleteProduct')).toBe(0);
  // From the keyboard, whose clicks have no count.
  fireEvent.click(answer);
  fireEvent(window, new Event('pagehide')); // it waits no longer
  await waitFor(() => expect(shop.sent('DeleteProduct')).toBe(1));
});

test('removing a picture by a double click removes one', async () => {
  open(`/admin/product/edit/${productId(1)}`, { signedInAs: 'admin@haat.com' });
  expect(await screen.findAllByRole('button', { name: /^Remove picture/ })).toHaveLength(3);
  click(await button('Remove picture 1'), 1);
  click(await button('Remove picture 1'), 2);
  expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(2);
});

test('a question that a double click has opened stays open', async () => {
  open('/superAdmin?tab=users', { signedInAs: 'super@haat.com' });
  click(await button('Remove Asha Menon'), 1);
  const dialog = await screen.findByRole('dialog', { name: 'Remove Asha Menon?' });
  // A click on the dialog element is a click on its backdrop.
  click(dialog, 2);
  expect(within(dialog).getByRole('button', { name: 'Keep' })).toBeVisible();
  // What has to be typed there has the focus.
  expect(within(dialog).getByRole('textbox')).toHaveFocus();
});

test('a double click selects words of a question', async () => {
  open('/superAdmin?tab=users', { signedInAs: 'super@haat.com' });
  fireEvent.click(await button('Remove Asha Menon'), { detail: 1 });
  const field = within(await screen.findByRole('dialog')).getByRole('textbox');
  fireEvent.click(field, { detail: 1 });
  expect(fireEvent.mouseDown(field, { detail: 2 })).toBe(true);
});

test('considered clicks all count', async () => {
  const shop = open(`/product/single/${productId(1)}`);
  const add = await button('Add to Cart');
  click(add, 1);
  click(add, 1);
  await waitFor(() => expect(shop.sent('AddToCart')).toBe(2));
});

test('a double click on minus takes the quantity down to 1, and never removes', async () => {
  const shop = open('/cart', { cart: CART });
  const minus = await button('Decrease the quantity of Laptop 1');
  await shop.user.dblClick(minus);
  await waitFor(() => expect(shop.sent('DecrementCartItem')).toBe(1));
  expect(shop.sent('RemoveFromCart')).toBe(0);
  await waitFor(() => expect(minus).not.toBeInTheDocument());
});
