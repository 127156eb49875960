import { ApolloLink, gql } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { DELETION_UNDO_MS } from '../../../web/src/lib/timing.ts';
import { mockProducts, productId } from '../../support/graphql/mock-schema.ts';
import { leavePage } from '../leave-page.ts';
import { withScrollIntoView } from '../scroll-into-view.ts';
import { asked, card, column, openProducts } from './open-admin.ts';

withScrollIntoView();
afterEach(() => vi.useRealTimers());

/** The answer to the question that stands before a deletion. */
async function answerQuestion(shop: { user: { click: (element: Element) => Promise<void> } }, button: string) {
  const question = await screen.findByRole('dialog', { name: 'Delete this product?' });
  await shop.user.click(within(question).getByRole('button', { name: button }));
}

test('a deleted product leaves the list at once, and the shop when it cannot be taken back any more; then page and counts follow', async () => {
  const shop = await openProducts();
  await waitFor(() => expect(card('Total')).toBe('45'));
  const button = screen.getByRole('button', { name: /^Delete .* 2$/ });
  await shop.user.click(button);
  const title = button.getAttribute('aria-label')?.replace('Delete ', '') ?? '';
  expect(screen.getByRole('dialog')).toHaveTextContent(`“${title}” and its reviews are removed from the shop`);
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await answerQuestion(shop, 'Keep');
  expect(screen.queryByRole('dialog')).toBeNull();
  await shop.user.click(button);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete product' }));
  expect(column(2)).toEqual([productId(1), productId(3), productId(4), productId(5)]);
  expect(card('Total')).toBe('44');
  expect(screen.getByText(`“${title}” is still in the shop.`)).toBeVisible();
  expect(screen.getByRole('button', { name: `Undo: keep ${title}` })).toHaveFocus();
  expect(screen.getByText('Deleted in 8 s.')).toBeVisible();
  await later(DELETION_UNDO_MS - 1);
  expect(asked(shop, 'DeleteProduct')).toBe(0);
  await later(1);
  vi.useRealTimers();
  expect(await screen.findByText('Product deleted success')).toBeVisible();
  await waitFor(() =>
    expect(column(2)).toEqual([productId(1), productId(3), productId(4), productId(5), productId(6)]),
  );
  expect(column(0)).toEqual(['1', '2', '3', '4', '5']);
  await waitFor(() => expect(card('Total')).toBe('44'));
  expect(screen.getByRole('button', { name: /^Delete .* 3$/ })).toHaveFocus();
  expect(asked(shop, 'AdminProducts')).toBe(2);
});

test('a deletion that is taken back is never sent', async () => {
  const shop = await openProducts();
  await shop.user.click(screen.getByRole('button', { name: /^Delete .* 2$/ }));
  await answerQuestion(shop, 'Delete product');
  await shop.user.click(screen.getByRole('button', { name: /^Undo: keep / }));
  expect(column(2)).toEqual([1, 2, 3, 4, 5].map(productId));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Delete .* 2$/ })).toHaveFocus());
  leavePage();
  expect(asked(shop, 'DeleteProduct')).toBe(0);
});

test('the last product of the last page takes its page along', async () => {
  const shop = await openProducts({ products: mockProducts(6) }, '/admin?page=2');
  expect(column(2)).toEqual([productId(6)]);
  await shop.user.click(screen.getByRole('button', { name: /^Delete/ }));
  await answerQuestion(shop, 'Delete product');
  await waitFor(() => expect(shop.address()).toBe('/admin'));
  leavePage();
  await waitFor(() => expect(asked(shop, 'DeleteProduct')).toBe(1));
  await waitFor(() =>
    expect(column(2)).toEqual([productId(1), productId(2), productId(3), productId(4), productId(5)]),
  );
});

test('a product that could not be deleted comes back, with the reason', async () => {
  const shop = await openProducts({ fail: { 'Mutation.deleteProduct': 'UPSTREAM_TIMEOUT' } });
  await shop.user.click(screen.getByRole('button', { name: /^Delete .* 3$/ }));
  await answerQuestion(shop, 'Delete product');
  expect(column(2)).not.toContain(productId(3));
  leavePage();
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  await waitFor(() =>
    expect(column(2)).toEqual([productId(1), productId(2), productId(3), productId(4), productId(5)]),
  );
  expect(asked(shop, 'AdminProducts')).toBe(1);
});

test('who goes to another tab has no more to take back', async () => {
  const shop = await openProducts();
  await shop.user.click(screen.getByRole('button', { name: /^Delete .* 3$/ }));
  await answerQuestion(shop, 'Delete product');
  await shop.user.click(screen.getByRole('tab', { name: 'Dashboard' }));
  expect(await screen.findByText('Product deleted success')).toBeVisible();
  expect(asked(shop, 'DeleteProduct')).toBe(1);
});

test('a product that somebody else deleted is an error, and leaves the list all the same', async () => {
  const shop = await openProducts();
  // Without this browser's cache, as another admin's browser would.
  const query = gql(`mutation { deleteProduct(id: "${productId(3)}") { code } }`);
  const { data } = await firstValueFrom(ApolloLink.execute(shop.client.link, { query }, { client: shop.client }));
  expect(data).toEqual({ deleteProduct: { code: 'DELETED' } });
  await shop.user.click(screen.getByRole('button', { name: /^Delete .* 3$/ }));
  await answerQuestion(shop, 'Delete product');
  leavePage();
  expect(await screen.findByText('Product not found')).toBeVisible();
  await waitFor(() =>
    expect(column(2)).toEqual([productId(1), productId(2), productId(4), productId(5), productId(6)]),
  );
});
