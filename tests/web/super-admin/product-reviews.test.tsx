import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { ADMIN_TOAST_MS, DELETION_UNDO_MS } from '../../../web/src/lib/timing.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { mockProduct, productId, reviewId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { dialog, openSuperAdmin as open, press, sent } from './open-super-admin.ts';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const REVIEWED = [
  mockProduct({
    id: productId(1),
    title: 'Desk lamp',
    reviews: [
      { id: reviewId(1), name: 'Asha', rating: 5, comment: 'Bright.' },
      { id: reviewId(2), name: 'Ravi', rating: 1, comment: 'Rude words.' },
    ],
  }),
  mockProduct({ id: productId(2), title: 'Chair', reviews: [] }),
];

test('moderation: a product is found, and its reviews are shown', async () => {
  const shop = open('?tab=reviews', { products: REVIEWED });
  await shop.user.type(await screen.findByRole('searchbox', { name: 'Search products by title' }), 'lamp');
  await press(shop, 'See reviews of Desk lamp');
  await waitFor(() => expect(shop.address()).toBe(`/superAdmin?tab=reviews&product=${productId(1)}`));
  expect(await screen.findByRole('heading', { name: 'Reviews of Desk lamp' })).toHaveFocus();
  const row = (await screen.findByText('Rude words.')).closest('tr');
  expect(row?.querySelector('time')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Written' })).toBeVisible();
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Stars' }), '5 of 5');
  await waitFor(() => expect(shop.address()).toBe(`/superAdmin?tab=reviews&product=${productId(1)}&stars=5`));
  expect(screen.queryByText('Rude words.')).toBeNull();
  await press(shop, 'All products');
  expect(await screen.findByText('2 products')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'See reviews of Desk lamp' })).toHaveFocus();
});

/** Deletes Ravi's review with a reason, in a shop whose clock stands still. */
async function deleteReview(options: MockOptions = {}) {
  const shop = open(`?tab=reviews&product=${productId(1)}`, { products: REVIEWED, ...options });
  const toast = vi.spyOn(toasts, 'showToast');
  await screen.findByText('Rude words.');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  fireEvent.click(screen.getByRole('button', { name: 'Delete the review by Ravi' }));
  expect(dialog().getByText('Rude words.')).toBeVisible();
  fireEvent.change(dialog().getByLabelText('Reason, kept in the log of changes'), { target: { value: 'Offensive' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Delete review' }));
  const over = async () => {
    await act(() => vi.advanceTimersByTimeAsync(DELETION_UNDO_MS));
    vi.useRealTimers();
  };
  return { shop, toast, over };
}
afterEach(() => void vi.useRealTimers());

test('a review is deleted with a reason, after the time to take that back', async () => {
  const { shop, toast, over } = await deleteReview();
  expect(screen.getByText('1 review')).toBeVisible();
  expect(screen.queryByText('Rude words.')).toBeNull();
  expect(sent(shop, 'DeleteReview')).toEqual([]);
  await over();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      kind: 'success',
      message: 'Review deleted successfully',
      duration: ADMIN_TOAST_MS,
    }),
  );
  expect(sent(shop, 'DeleteReview')).toEqual([{ productId: productId(1), reviewId: reviewId(2), reason: 'Offensive' }]);
  expect(screen.getByText('1 review')).toBeVisible();
  expect(sent(shop, 'ProductReviews')).toHaveLength(1);
});

test('a deletion that is taken back is never sent', async () => {
  const { shop, over } = await deleteReview();
  fireEvent.click(screen.getByRole('button', { name: 'Undo: keep the review by Ravi' }));
  expect(screen.getByText('Rude words.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Reviews of Desk lamp' })).toHaveFocus();
  await over();
  expect(sent(shop, 'DeleteReview')).toEqual([]);
});

test('a review that is gone already leaves the list', async () => {
  const { shop, toast, over } = await deleteReview();
  await shop.behind(`mutation { deleteReview(productId: "${productId(1)}", reviewId: "${reviewId(2)}") { code } }`);
  await over();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ kind: 'error', message: 'Review does not exist', duration: ADMIN_TOAST_MS }),
  );
  expect(screen.queryByText('Rude words.')).toBeNull();
});

test('a review is gone, even if what is left could not be read', async () => {
  const { toast, over } = await deleteReview({ fail: { 'DeleteReviewPayload.product': 'UPSTREAM_TIMEOUT' } });
  await over();
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(screen.getByText('1 review')).toBeVisible();
});

test('a product without reviews, and one that is not there', async () => {
  const { unmount } = (() => {
    const shop = renderScreen(`/superAdmin?tab=reviews&product=${productId(2)}`, {
      signedInAs: 'super@haat.com',
      products: REVIEWED,
    });
    return shop.start();
  })();
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  unmount();
  open('?tab=reviews&product=nowhere', { products: REVIEWED });
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
});
