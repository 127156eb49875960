import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, productId, reviewId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { withScrollIntoView } from '../scroll-into-view.ts';

withScrollIntoView();

const KEY = 'comparedProducts';
const path = (number: number) => `/product/single/${productId(number)}`;
const keep = (...numbers: number[]) => localStorage.setItem(KEY, JSON.stringify(numbers.map(productId)));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
const products = () =>
  [1, 2, 3, 4, 5].map((number) =>
    mockProduct({
      id: productId(number),
      title: `Radio ${number}`,
      brand: 'aldo',
      discountPrice: 100 * number,
      stock: number - 1,
      rating: 3,
      reviews: [2, 3].map((rating) => ({
        id: reviewId(number * 10 + rating),
        name: 'Buyer',
        rating,
        comment: 'Fine.',
      })),
    }),
  );
const open = (address: string) => {
  const shop = renderScreen(address, { products: products() });
  shop.start();
  return shop;
};
const table = () => screen.findByRole('table', { name: 'Products side by side' });

test('a product joins the comparison and leaves it, and the link leads to the table', async () => {
  keep(4);
  const { user } = open(path(2));
  const toggle = await screen.findByRole('button', { name: 'Compare' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('link', { name: /^See comparison|^Choose/ })).toBeNull();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(kept()).toEqual([4, 2].map(productId));
  await user.click(toggle);
  expect(kept()).toEqual([productId(4)]);
  await user.click(toggle);
  await user.click(screen.getByRole('link', { name: 'See comparison (2)' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  expect(within(await table()).getByRole('link', { name: 'Radio 2' })).toHaveAttribute('href', path(2));
});

test('one that is chosen alone leads to the list, where a second one is', async () => {
  const { user } = open(path(2));
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(screen.queryByRole('link', { name: /^See comparison/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose one more' })).toHaveAttribute('href', '/products');
});

test('a fifth product is refused with a reason', async () => {
  keep(1, 2, 3, 4);
  const { user } = open(path(5));
  const toggle = await screen.findByRole('button', { name: 'Compare' });
  await user.click(toggle);
  await screen.findByText('You can compare 4 products. Remove one of them first.');
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(kept()).toHaveLength(4);
});

test('the table has a row for each fact, in the order in which the products were chosen', async () => {
  keep(3, 1);
  const shop = open('/compare');
  const rows = within(await table()).getAllByRole('row');
  const cells = rows.slice(1).map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ]);
  expect(
    within(await table())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Radio 3', 'Radio 1']);
  expect(cells.map(([name]) => name)).toEqual([
    'Price',
    'Rating the same',
    'Brand the same',
    'Category the same',
    'In stock',
  ]);
  expect(cells[0]?.[1]).toContain('₹300');
  expect(cells[0]?.map((text) => text?.includes('Lowest price'))).toEqual([false, false, true]);
  expect(cells[1]?.join()).not.toContain('Best rated');
  expect(
    screen.queryByText('These are different kinds of things, so no value is marked as the better one.'),
  ).toBeNull();
  expect(
    within(await table())
      .getAllByRole('img')
      .map((image) => image.getAttribute('aria-label')),
  ).toEqual(['Rated 2.5 out of 5', 'Rated 2.5 out of 5']);
  expect(cells[2]).toEqual(['Brand the same', 'aldo', 'aldo']);
  expect(cells[4]).toEqual(['In stock', '2', 'Out of stock']);
  expect(shop.operations.map(({ name }) => name)).toEqual(['CompareProducts']);
});

test('removing the last product leaves an empty state with a way on', async () => {
  keep(3, 1);
  const { user } = open('/compare');
  await user.click(within(await table()).getByRole('button', { name: 'Remove Radio 3 from the comparison' }));
  expect(within(await table()).getAllByRole('columnheader')).toHaveLength(2);
  await user.click(within(await table()).getByRole('button', { name: 'Remove Radio 1 from the comparison' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'New in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products');
  expect(localStorage.getItem(KEY)).toBeNull();
});

const cross = (number: number) => screen.findByRole('button', { name: `Remove Radio ${number} from the comparison` });

test.each(['mouse', 'keyboard'])(
  'by %s, the focus goes from a removed product to the next, at last to the heading',
  async (by) => {
    keep(3, 1, 2);
    const { user } = open('/compare');
    const remove = async (number: number) => {
      const button = await cross(number);
      if (by === 'mouse') return user.click(button);
      button.focus();
      return user.keyboard('{Enter}');
    };
    await remove(3);
    expect(kept()).toEqual([1, 2].map(productId));
    expect(await cross(1)).toHaveFocus();
    // The last one of the row has none after it.
    await remove(2);
    expect(kept()).toEqual([productId(1)]);
    expect(await cross(1)).toHaveFocus();
    await remove(1);
    expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Compare products' })).toHaveFocus();
  },
);

test('a product that is not sold any more is named as gone, and can be removed', async () => {
  localStorage.setItem(KEY, JSON.stringify(['gone', productId(2)]));
  const { user } = open('/compare');
  expect(await screen.findByText(/One product of your list is not sold any more/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
  expect(kept()).toEqual([productId(2)]);
  expect(screen.queryByText(/not sold any more/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Compare products' })).toHaveFocus();
});

test('a failure says so, with a way on', async () => {
  keep(1);
  const shop = renderScreen('/compare', { products: products() });
  shop.faults.set('CompareProducts', 'UPSTREAM_TIMEOUT');
  shop.start();
  const again = await screen.findByRole('button', { name: 'Try again' });
  shop.faults.clear();
  await shop.user.click(again);
  expect(await table()).toBeVisible();
});

test('a list that nobody can read is an empty one', async () => {
  localStorage.setItem(KEY, '{"a":1}');
  const shop = open('/compare');
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  expect(shop.operations).toEqual([]);
});

test('all products can be taken out, and put back', async () => {
  keep(3, 1);
  const { user } = open('/compare');
  await table();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(within(await table()).getByRole('link', { name: 'Radio 3' })).toBeVisible();
  expect(kept()).toEqual([3, 1].map(productId));
});

test('only what differs is shown on request, and all of it again', async () => {
  keep(3, 1);
  const { user } = open('/compare');
  const facts = async () =>
    within(await table())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(await facts()).toHaveLength(5);
  const only = screen.getByRole('switch', { name: 'Only differences' });
  await user.click(only);
  expect(await facts()).toEqual(['Price', 'In stock']);
  await user.click(only);
  expect(await facts()).toHaveLength(5);
});

test.each([
  [[3, 1], false],
  [[3, 1, 2], true],
])('%j: a hint that the table scrolls on a phone: %j', async (numbers, hinted) => {
  keep(...numbers);
  open('/compare');
  await table();
  expect(screen.queryByText(/^Scroll sideways to see all/) !== null).toBe(hinted);
});

test('one product alone has nothing to differ from, and the way to another', async () => {
  keep(3);
  open('/compare');
  await table();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible();
  expect(screen.queryByText('the same')).toBeNull();
  const way = screen.getByRole('link', { name: /^Add a product/ });
  expect(way).toHaveTextContent('Choose one more product');
  expect(way).toHaveAttribute('href', '/products');
});

test('a product goes into the cart from here, unless it is out of stock', async () => {
  keep(3, 1);
  const shop = renderScreen('/compare', { products: products(), signedInAs: 'shopper@haat.com' });
  shop.start();
  await shop.user.click(within(await table()).getByRole('button', { name: 'Add to Cart Radio 3' }));
  await screen.findByText('product added to cart successs');
  expect(within(await table()).getByRole('button', { name: 'Out of stock Radio 1' })).toBeDisabled();
});

test('a product that was removed comes back to its place', async () => {
  keep(3, 1, 2);
  const { user } = open('/compare');
  const titles = async () =>
    within(await table())
      .getAllByRole('link')
      .map((link) => link.textContent);
  await table();
  await user.click(screen.getByRole('button', { name: 'Remove Radio 1 from the comparison' }));
  expect(await titles()).toEqual(['Radio 3', 'Radio 2']);
  expect(await screen.findByText('Radio 1 is no longer compared.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await titles()).toEqual(['Radio 3', 'Radio 1', 'Radio 2']);
});
