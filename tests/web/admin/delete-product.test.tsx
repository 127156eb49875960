import { ApolloLink, gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { mockProducts, productId } from '../../support/graphql/mock-schema.ts';
import { withScrollIntoView } from '../scroll-into-view.ts';
import { asked, card, column, openProducts } from './open-admin.ts';

withScrollIntoView();

const bin = (n: number) => screen.getByRole('button', { name: new RegExp(`^Delete .* ${n}$`) });
const question = () => screen.findByRole('dialog', { name: 'Delete this product?' });

/** Presses the bin of a product, and answers the question that stands before a deletion. */
async function deleteProduct(shop: { user: { click: (element: Element) => Promise<void> } }, n: number) {
  await shop.user.click(bin(n));
  await shop.user.click(within(await question()).getByRole('button', { name: 'Delete product' }));
}

test('a product is deleted after a question that names it, at once; then the list, its page and the counts follow', async () => {
  const shop = await openProducts();
  await waitFor(() => expect(card('Total')).toBe('45'));
  const title = bin(2).getAttribute('aria-label')?.replace('Delete ', '') ?? '';
  await shop.user.click(bin(2));
  expect(await question()).toHaveTextContent(`“${title}” and its reviews are removed for good from the shop`);
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await shop.user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(shop, 'DeleteProduct')).toBe(0);

  const answer = shop.hold('DeleteProduct');
  await deleteProduct(shop, 2);
  // Sent without a wait, once, however often it is pressed.
  await waitFor(() => expect(asked(shop, 'DeleteProduct')).toBe(1));
  await shop.user.click(within(await question()).getByRole('button', { name: 'Delete product' }));
  expect(screen.queryByText('Product deleted success')).toBeNull();
  answer();
  expect(await screen.findByText('Product deleted success')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(column(2)).not.toContain(productId(2));
  expect(bin(3)).toHaveFocus();
  await waitFor(() =>
    expect(column(2)).toEqual([productId(1), productId(3), productId(4), productId(5), productId(6)]),
  );
  expect(column(0)).toEqual(['1', '2', '3', '4', '5']);
  await waitFor(() => expect(card('Total')).toBe('44'));
  expect(asked(shop, 'DeleteProduct')).toBe(1);
});

test('from the last row the focus goes to the one above', async () => {
  const shop = await openProducts();
  await deleteProduct(shop, 5);
  await screen.findByText('Product deleted success');
  expect(bin(4)).toHaveFocus();
});

test('the last product of the last page takes its page along', async () => {
  const shop = await openProducts({ products: mockProducts(6) }, '/admin?page=2');
  expect(column(2)).toEqual([productId(6)]);
  await deleteProduct(shop, 6);
  await waitFor(() => expect(shop.address()).toBe('/admin'));
  await waitFor(() => expect(column(2)).toEqual([1, 2, 3, 4, 5].map(productId)));
});

test('a product that could not be deleted stays, and the reason is told', async () => {
  const shop = await openProducts({ fail: { 'Mutation.deleteProduct': 'UPSTREAM_TIMEOUT' } });
  await deleteProduct(shop, 3);
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(column(2)).toEqual([1, 2, 3, 4, 5].map(productId));
  expect(asked(shop, 'AdminProducts')).toBe(1);
});

test('a product that somebody else deleted is an error, and leaves the list all the same', async () => {
  const shop = await openProducts();
  // Without this browser's cache, as another admin's browser would.
  const query = gql(`mutation { deleteProduct(id: "${productId(3)}") { code } }`);
  const { data } = await firstValueFrom(ApolloLink.execute(shop.client.link, { query }, { client: shop.client }));
  expect(data).toEqual({ deleteProduct: { code: 'DELETED' } });
  await deleteProduct(shop, 3);
  expect(await screen.findByText('Product not found')).toBeVisible();
  await waitFor(() => expect(column(2)).toEqual([1, 2, 4, 5, 6].map(productId)));
});
