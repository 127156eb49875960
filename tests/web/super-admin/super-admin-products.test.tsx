import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { ADMIN_TOAST_MS } from '../../../web/src/lib/timing.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { mockProduct, productId, reviewId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { withScrollIntoView } from '../scroll-into-view.ts';
import { dialog, press, sent } from './open-super-admin.ts';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

withScrollIntoView();

function open(search: string, options: MockOptions = {}) {
  const shop = renderScreen(`/superAdmin${search}`, { signedInAs: 'super@haat.com', ...options });
  shop.start();
  return shop;
}

test('lists the catalogue with its stock; what is sold out can be filtered', async () => {
  const shop = open('?tab=products');
  expect(await screen.findByText('45 products')).toBeVisible();
  // A name leads to where the product can be changed.
  expect(screen.getByRole('link', { name: 'Laptop 1' })).toHaveAttribute(
    'href',
    `/superAdmin/product/edit/${productId(1)}`,
  );
  expect(screen.getByRole('link', { name: 'Edit Laptop 1' })).toHaveAttribute(
    'href',
    `/superAdmin/product/edit/${productId(1)}`,
  );
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'Out of stock');
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?tab=products&stock=out'));
  expect(screen.getByText('4 of 45 products')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'All products' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent.includes('Out of stock'))).toEqual([true, true, true, true]);
  expect(screen.getByRole('link', { name: 'Edit these 4 in the catalogue' })).toHaveAttribute(
    'href',
    '/admin/catalogue?maxStock=0',
  );
});

test('an average has one decimal, in the same words as its stars; none says so', async () => {
  const reviews = [5, 5, 4].map((rating, n) => ({ id: reviewId(n), name: 'Asha', rating, comment: 'Bright.' }));
  open('?tab=products', {
    products: [mockProduct({ id: productId(1), reviews }), mockProduct({ id: productId(2), reviews: [], rating: 0 })],
  });
  expect(await screen.findByRole('img', { name: 'Rated 4.7 out of 5' })).toHaveTextContent('4.7');
  expect(screen.getByRole('img', { name: 'No reviews yet' })).toHaveTextContent('–');
});

test('a press on a row opens the form of its product', async () => {
  const shop = open('?tab=products');
  const row = (await screen.findByRole('link', { name: 'Laptop 1' })).closest('tr');
  if (!row) throw new Error('It is in no row.');
  await shop.user.click(within(row).getByText(/^₹/));
  await waitFor(() => expect(shop.address()).toBe(`/superAdmin/product/edit/${productId(1)}`));
});

test('few units are marked in words; a category begins with a capital', async () => {
  const [first, second] = [1, 2].map((n) => mockProduct({ id: productId(n), category: 'clothing' }));
  if (!first || !second) throw new Error('There are no products.');
  open('?tab=products', {
    products: [
      { ...first, stock: 5 },
      { ...second, stock: 6 },
    ],
  });
  expect(await screen.findByRole('cell', { name: 'Low: 5' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '6' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: 'Clothing' })).toHaveLength(2);
});

test('a product is deleted after a question, and leaves the list', async () => {
  const shop = open('?tab=products&q=Laptop 1');
  const toast = vi.spyOn(toasts, 'showToast');
  await press(shop, 'Delete Laptop 1');
  expect(sent(shop, 'DeleteProduct')).toEqual([]);
  await shop.user.click(dialog().getByRole('button', { name: 'Delete product' }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      kind: 'success',
      message: 'Product deleted success',
      duration: ADMIN_TOAST_MS,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Laptop 1' })).toBeNull());
  expect(sent(shop, 'DeleteProduct')).toEqual([{ id: productId(1) }]);
});

test('the form of a product is in the own area, and leads back there', async () => {
  const shop = open('?tab=products');
  await shop.user.click(await screen.findByRole('link', { name: 'Edit Laptop 1' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(shop.address()).toBe(`/superAdmin/product/edit/${productId(1)}`);
  expect(document.title).toBe('Haat | SUPER ADMIN');
  expect(screen.getByRole('button', { name: 'Back to Super Admin' })).toBeVisible();
  await shop.user.type(title, ' new');
  await shop.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await shop.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Edit Laptop 1 new' })).toBeVisible();
  expect(shop.address()).toBe('/superAdmin?tab=products');
});

test('an admin has it in the other area alone', async () => {
  const shop = open('', { signedInAs: 'admin@haat.com' });
  await shop.navigate(`/superAdmin/product/edit/${productId(1)}`);
  expect(await screen.findByText('This is for Super Admin Only')).toBeVisible();
});
