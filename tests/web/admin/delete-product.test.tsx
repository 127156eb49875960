import { ApolloLink, gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { mockProducts, productId } from '../../support/graphql/mock-schema.ts';
import { asked, card, column, openProducts } from './open-admin.ts';

/** The answer to the question that stands before a deletion. */
async function answerQuestion(shop: { user: { click: (element: Element) => Promise<void> } }, button: string) {
  const question = await screen.findByRole('dialog', { name: 'Delete this product?' });
  await shop.user.click(within(question).getByRole('button', { name: button }));
}

test('a deleted product leaves the list before the shop has answered; then page and counts follow', async () => {
  const shop = await openProducts();
  const answer = shop.hold('DeleteProduct');
  await waitFor(() => expect(card('Total')).toBe('45'));
  const button = screen.getByRole('button', { name: /^Delete .* 2$/ });
  await shop.user.click(button);
  const title = button.getAttribute('aria-label')?.replace('Delete ', '') ?? '';
  expect(screen.getByRole('dialog')).toHaveTextContent(`“${title}” and its reviews are removed from the shop`);
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await answerQuestion(shop, 'Keep');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(shop, 'DeleteProduct')).toBe(0);
  await shop.user.click(button);
  await answerQuestion(shop, 'Delete product');
  await waitFor(() => expect(column(2)).toEqual([productId(1), productId(3), productId(4), productId(5)]));
  expect(screen.queryByText('Product deleted success')).toBeNull();
  answer();
  expect(await screen.findByText('Product deleted success')).toBeVisible();
  await waitFor(() =>
    expect(column(2)).toEqual([productId(1), productId(3), productId(4), productId(5), productId(6)]),
  );
  expect(column(0)).toEqual(['1', '2', '3', '4', '5']);
  await waitFor(() => expect(card('Total')).toBe('44'));
  expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
  expect(asked(shop, 'AdminProducts')).toBe(2);
});

test('the last product of the last page takes its page along', async () => {
  const shop = await openProducts({ products: mockProducts(6) }, '/admin?page=2');
  expect(column(2)).toEqual([productId(6)]);
  await shop.user.click(screen.getByRole('button', { name: /^Delete/ }));
  await answerQuestion(shop, 'Delete product');
  await waitFor(() => expect(shop.address()).toBe('/admin'));
  await waitFor(() =>
    expect(column(2)).toEqual([productId(1), productId(2), productId(3), productId(4), productId(5)]),
  );
});

test('a product that could not be deleted comes back, with the reason', async () => {
  const shop = await openProducts({ fail: { 'Mutation.deleteProduct': 'UPSTREAM_TIMEOUT' } });
  const answer = shop.hold('DeleteProduct');
  await shop.user.click(screen.getByRole('button', { name: /^Delete .* 3$/ }));
  await answerQuestion(shop, 'Delete product');
  await waitFor(() => expect(column(2)).not.toContain(productId(3)));
  answer();
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  await waitFor(() =>
    expect(column(2)).toEqual([productId(1), productId(2), productId(3), productId(4), productId(5)]),
  );
  expect(asked(shop, 'AdminProducts')).toBe(1);
});

test('a product that somebody else deleted is an error, and leaves the list all the same', async () => {
  const shop = await openProducts();
  // Without this browser's cache, as another admin's browser would.
  const query = gql(`mutation { deleteProduct(id: "${productId(3)}") { code } }`);
  const { data } = await firstValueFrom(ApolloLink.execute(shop.client.link, { query }, { client: shop.client }));
  expect(data).toEqual({ deleteProduct: { code: 'DELETED' } });
  await shop.user.click(screen.getByRole('button', { name: /^Delete .* 3$/ }));
  await answerQuestion(shop, 'Delete product');
  expect(await screen.findByText('Product not found')).toBeVisible();
  await waitFor(() =>
    expect(column(2)).toEqual([productId(1), productId(2), productId(4), productId(5), productId(6)]),
  );
});
