import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, distributionOf } from '../../../web/src/features/products/detail/reviews/ratings.ts';
import { mockProduct, productId, reviewId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { withScrollIntoView } from '../scroll-into-view.ts';

const scrolled = withScrollIntoView();

const rated = (...ratings: number[]) =>
  ratings.map((rating, at) => ({
    id: reviewId(at + 1),
    name: `Buyer ${at + 1}`,
    rating,
    comment: `Comment ${at + 1}`,
    writtenAt: new Date(Date.UTC(2026, 3, [9, 1, 9, 20][at] ?? 1)).toISOString(),
  }));

async function open(...ratings: number[]) {
  const product = mockProduct({ id: productId(1), rating: 4, reviews: rated(...ratings) });
  const shop = renderScreen(`/product/single/${productId(1)}`, { products: [product] });
  shop.start();
  return { ...shop, region: within(await screen.findByRole('region', { name: 'Reviews' })) };
}

test('the distribution counts each number of stars, most stars first', () => {
  const found = distributionOf(rated(5, 5, 1, 0));
  expect(found.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 2],
    [4, 0],
    [3, 0],
    [2, 0],
    [1, 1],
  ]);
  expect(found[0]?.share).toBeCloseTo(66.7, 1);
  expect(distributionOf([]).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0]);
});

test('sorting keeps the order of reviews with equal stars, and the list that it was given', () => {
  const reviews = rated(3, 5, 3, 1);
  const names = (order: Parameters<typeof choose>[2], stars: number | null = null) =>
    choose(reviews, stars, order).map(({ name }) => name.slice(-1));
  expect(names('oldest')).toEqual(['2', '1', '3', '4']);
  expect(names('highest')).toEqual(['2', '1', '3', '4']);
  expect(names('lowest')).toEqual(['4', '1', '3', '2']);
  expect(names('highest', 3)).toEqual(['1', '3']);
  expect(names('newest')).toEqual(['4', '1', '3', '2']);
  const [first, ...others] = reviews;
  const undated = first ? [{ ...first, writtenAt: null }, ...others] : [];
  const orderOf = (order: 'oldest' | 'newest') => choose(undated, null, order).map(({ name }) => name.slice(-1));
  expect(orderOf('newest')).toEqual(['4', '3', '2', '1']);
  expect(orderOf('oldest')).toEqual(['1', '2', '3', '4']);
});

test('shows the true average, though the API rounds it up', async () => {
  const { region } = await open(3, 3, 4);
  expect(region.getByRole('img', { name: 'Rated 3.3 out of 5' })).toBeVisible();
  expect(region.getByText('Average of 3 reviews')).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Rated 3.3 out of 5' })).toHaveLength(2);
});

test('a bar shows the reviews with its stars; pressed again, all of them', async () => {
  const { region, user } = await open(5, 2, 5, 2, 2);
  const bar = region.getByRole('button', { name: '2 stars: 3 reviews' });
  expect(bar).toHaveAttribute('aria-pressed', 'false');
  bar.focus();
  await user.keyboard('{Enter}');
  const [shown] = region.getAllByRole('listitem');
  expect(scrolled.mock.contexts).toEqual([shown]);
  expect(bar).toHaveAttribute('aria-pressed', 'true');
  expect(region.getByRole('status')).toHaveTextContent('3 reviews with 2 stars');
  expect(region.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Buyer 5',
    'Buyer 4',
  ]);
  await user.click(region.getByRole('button', { name: 'SEE ALL REVIEWS' }));
  expect(region.getByText('Comment 2')).toBeVisible();
  expect(region.queryByText('Comment 1')).toBeNull();
  await user.click(bar);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(bar).toHaveAttribute('aria-pressed', 'false');
  expect(region.getAllByRole('listitem')).toHaveLength(5);
});

test('stars that nobody gave are not to be pressed; one review needs no order, and a way back', async () => {
  const { region, user } = await open(5, 4);
  expect(region.getByRole('button', { name: '1 star: 0 reviews' })).toBeDisabled();
  await user.click(region.getByRole('button', { name: '4 stars: 1 review' }));
  expect(region.getByRole('status')).toHaveTextContent('1 review with 4 stars');
  expect(region.queryByRole('combobox')).toBeNull();
  region.getByRole('button', { name: 'Show all reviews' }).focus();
  await user.keyboard('{Enter}');
  expect(region.getByRole('button', { name: '4 stars: 1 review' })).toHaveFocus();
  expect(region.getByRole('status')).toHaveTextContent('All 2 reviews');
  expect(region.getAllByRole('listitem')).toHaveLength(2);
});

test('sorts by stars', async () => {
  const { region, user } = await open(5, 1, 3);
  const first = () => within(region.getAllByRole('listitem')[0] as HTMLElement).getByRole('heading').textContent;
  expect(first()).toBe('Buyer 3');
  await user.selectOptions(region.getByRole('combobox', { name: 'Sort by' }), 'Most stars first');
  expect(first()).toBe('Buyer 1');
  await user.selectOptions(region.getByRole('combobox', { name: 'Sort by' }), 'Fewest stars first');
  expect(first()).toBe('Buyer 2');
});

test('each review has the day of its id, and the latest comes first', async () => {
  const { region, user } = await open(3, 5, 1);
  const first = () => region.getAllByRole('listitem')[0];
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(
    0x66000001 * 1000,
  );
  expect(first()).toHaveTextContent('Buyer 3');
  await user.selectOptions(region.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
  expect(first()).toHaveTextContent(`Buyer 1${day}`);
});

test('one review needs no sorting', async () => {
  const { region } = await open(3);
  expect(region.queryByRole('combobox')).toBeNull();
  expect(region.queryByRole('status')).toBeNull();
});
