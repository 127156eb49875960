import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, productId, reviewId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

test('the list dims for a choice, and not while what is there is read anew', async () => {
  const shop = renderScreen('/products', { signedInAs: 'shopper@haat.com' });
  shop.start();
  await screen.findByRole('link', { name: 'Laptop 1' });
  const list = screen.getAllByRole('article')[0]?.closest('ul');
  const answer = shop.hold('ProductList');
  const asked = shop.operations.length;
  // As on a page that the server rendered (router.tsx).
  const again = shop.client.refetchQueries({ include: 'active' });
  await waitFor(() => expect(shop.operations.length).toBeGreaterThan(asked));
  expect(list).toHaveAttribute('aria-busy', 'false');
  await shop.user.click(await screen.findByRole('checkbox', { name: 'Apple' }));
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  answer();
  await again;
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
});

test('a category of an address is meant in any letters, and asked for in the shop’s own', async () => {
  const shop = renderScreen('/products?category=electronics&category=CLOTHING');
  shop.start();
  expect(await screen.findByRole('checkbox', { name: 'Electronics' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Clothing' })).toBeChecked();
  expect(shop.operations.findLast(({ name }) => name === 'ProductList')?.variables['filter']).toEqual({
    categories: ['Electronics', 'clothing'],
  });
});

test('a choice that is taken back leaves the focus to the list, whose first buttons are the other choices', async () => {
  const shop = renderScreen('/products?category=electronics&brand=apple');
  shop.start();
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  const [first, second] = chips.getAllByRole('button', { name: /^Remove / });
  await shop.user.click(first!);
  expect(first).not.toBeInTheDocument();
  await shop.user.tab();
  expect(second).toHaveFocus();
  await shop.user.keyboard('{Enter}');
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
});

test('where a price leaves nothing of a search, the search without it is offered', async () => {
  const shop = renderScreen('/products?search=laptop&max=1', { searchIndex: true });
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Show any price' }));
  await waitFor(() => expect(shop.address()).toBe('/products?search=laptop'));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('of words that are found in part, too, it is said which ones were mended', async () => {
  const shop = renderScreen('/products?search=smrat+xylophone', { searchIndex: true });
  shop.start();
  const mended = 'Showing results for “smart xylophone” instead of “smrat xylophone”.';
  expect(await screen.findByText(mended)).toBeVisible();
  expect(screen.getByText('No product has all of “smart xylophone”. These have some of the words.')).toBeVisible();
});

test('a card tells the average as a number, as its stars are whole', async () => {
  const reviews = [5, 5, 5, 5, 4].map((rating, at) => ({ id: reviewId(at), name: 'Asha', rating, comment: 'Good.' }));
  renderScreen('/products', { products: [mockProduct({ id: productId(1), reviews })] }).start();
  const stars = await screen.findByRole('img', { name: 'Rated 4.8 out of 5' });
  expect(stars.parentElement).toHaveTextContent(/^4\.8 \(5\)/);
});

test('the ratings say that averages are rounded up, before the first choice', async () => {
  const shop = renderScreen('/products');
  shop.start();
  const ratings = within(await screen.findByRole('group', { name: 'Rating' }));
  const note = ratings.getByText('3.2 counts as 4 stars');
  const first = ratings.getByRole('button', { name: '4 stars & up' });
  expect(note.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
