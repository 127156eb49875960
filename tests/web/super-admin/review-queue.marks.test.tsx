import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DELETION_UNDO_MS } from '../../../web/src/lib/timing.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const REVIEWS = 230; // more than a request may mark

const UNDO = { name: 'Undo: keep the reviews new' };

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

afterEach(() => vi.useRealTimers());

/** Asks to mark all that the search finds, in a shop whose clock stands still. */
async function markAll(search: string, name: string) {
  const shop = renderScreen(`/superAdmin?tab=queue${search}`, { signedInAs: 'super@haat.com', products });
  shop.start();
  const button = await screen.findByRole('button', { name });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  fireEvent.click(button);
  for (let turn = 0; turn < 50 && !screen.queryByRole('button', UNDO); turn += 1) await later(0);
  expect(screen.getByRole('button', UNDO)).toHaveFocus();
  const marked = () =>
    shop.operations
      .filter((sent) => sent.name === 'MarkReviewsRead')
      .map(({ variables }) => (variables['ids'] as string[]).length);
  return { later, marked };
}

test('all new reviews are marked when the time is over, as many in a request as it takes', async () => {
  const { later, marked } = await markAll('', `Mark all ${REVIEWS} as read`);
  expect(screen.getByText('Marked as read in 8 s.')).toBeVisible();
  await later(DELETION_UNDO_MS - 1);
  expect(marked()).toEqual([]);
  await later(1);
  expect(marked()).toEqual([200, 30]);
  // The button that had the focus is gone.
  expect(screen.getByRole('heading', { name: 'Review queue' })).toHaveFocus();
  vi.useRealTimers();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All reviews are read' })).toBeVisible());
});

test('a search limits what is marked', async () => {
  const { later, marked } = await markAll('&q=shines', 'Mark all 30 as read');
  await later(DELETION_UNDO_MS);
  expect(marked()).toEqual([30]);
});

test('what is taken back is never sent', async () => {
  const { later, marked } = await markAll('', `Mark all ${REVIEWS} as read`);
  fireEvent.click(screen.getByRole('button', UNDO));
  expect(screen.getByText('The reviews stay new.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Review queue' })).toHaveFocus();
  await later(DELETION_UNDO_MS * 2);
  expect(marked()).toEqual([]);
});

test('whoever leaves the page marks at once, and once', async () => {
  const { later, marked } = await markAll('', `Mark all ${REVIEWS} as read`);
  fireEvent(window, new Event('pagehide'));
  await later(DELETION_UNDO_MS * 2);
  expect(marked()).toEqual([200, 30]);
});

test('whoever leaves the tab while the reviews are read marks nothing', async () => {
  const shop = renderScreen('/superAdmin?tab=queue', { signedInAs: 'super@haat.com', products });
  shop.start();
  const button = await screen.findByRole('button', { name: `Mark all ${REVIEWS} as read` });
  const answer = shop.hold('QueuedReviews');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('tab', { name: 'Users' }));
  answer();
  for (let turn = 0; turn < 20; turn += 1) await act(() => vi.advanceTimersByTimeAsync(DELETION_UNDO_MS));
  expect(shop.operations.filter(({ name }) => name === 'QueuedReviews').length).toBeGreaterThan(2);
  expect(shop.operations.some(({ name }) => name === 'MarkReviewsRead')).toBe(false);
});
