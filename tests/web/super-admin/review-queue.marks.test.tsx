import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const REVIEWS = 230; // more than a request may mark

const products = [
  mockProduct({
    id: productId(1),
    title: 'Brass lamp',
    reviews: Array.from({ length: REVIEWS }, (_review, at) => ({
      id: `66${String(at).padStart(22, '0')}`,
      name: `Reader ${at}`,
      rating: 4,
      comment: at < 30 ? 'Shines well.' : 'Dull.',
    })),
  }),
];

/** Marks all that the search finds. */
async function markAll(search: string, name: string) {
  const shop = renderScreen(`/superAdmin?tab=queue${search}`, { signedInAs: 'super@haat.com', products });
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name }));
  await screen.findByText(/marked as read\.$/);
  const sent = (operation: string) =>
    shop.operations
      .filter((one) => one.name === operation)
      .map(({ variables }) => (variables['ids'] as string[]).length);
  return { ...shop, sent };
}

test('all new reviews are marked with one press, as many in a request as it takes', async () => {
  const { sent } = await markAll('', `Mark all ${REVIEWS} as read`);
  expect(sent('MarkReviewsRead')).toEqual([200, 30]);
  // The button that had the focus is gone.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Review queue' })).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'All reviews are read' })).toBeVisible();
});

test('a search limits what is marked', async () => {
  const { sent } = await markAll('&q=shines', 'Mark all 30 as read');
  expect(sent('MarkReviewsRead')).toEqual([30]);
});

test('what was marked is new again with one press', async () => {
  const { user, sent } = await markAll('', `Mark all ${REVIEWS} as read`);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`${REVIEWS} reviews are new again.`)).toBeVisible();
  expect(screen.getByRole('button', { name: `New ${REVIEWS}` })).toBeVisible();
  expect(sent('MarkReviewsNew')).toEqual([200, 30]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Review queue' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the count stays beside the report, which goes with its list', async () => {
  const { user } = await markAll('&q=shines', 'Mark all 30 as read');
  expect(screen.getByText('0 reviews')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `All ${REVIEWS}` }));
  expect(await screen.findByText('30 reviews')).toBeVisible();
  expect(screen.queryByText('30 reviews marked as read.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('marks that could not be taken back can still be', async () => {
  const { user, faults } = await markAll('', `Mark all ${REVIEWS} as read`);
  faults.set('MarkReviewsNew', 'UPSTREAM_TIMEOUT');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Review queue' })).toHaveFocus());
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`${REVIEWS} reviews are new again.`)).toBeVisible();
});
