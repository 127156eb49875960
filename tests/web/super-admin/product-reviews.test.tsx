import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { ADMIN_TOAST_MS } from '../../../web/src/lib/timing.ts';
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

/** Asks to delete Ravi's review, and answers yes. */
async function deleteReview(
  options: MockOptions = {},
  beforeYes?: (shop: ReturnType<typeof open>) => Promise<unknown>,
) {
  const shop = open(`?tab=reviews&product=${productId(1)}`, { products: REVIEWED, ...options });
  const toast = vi.spyOn(toasts, 'showToast');
  await screen.findByText('Rude words.');
  await press(shop, 'Delete the review by Ravi');
  expect(await screen.findByRole('dialog', { name: 'Delete the review by Ravi?' })).toBeVisible();
  expect(sent(shop, 'DeleteReview')).toEqual([]);
  await beforeYes?.(shop);
  await shop.user.click(dialog().getByRole('button', { name: 'Delete' }));
  return { shop, toast };
}

test('a review is deleted once the question is answered', async () => {
  const { shop, toast } = await deleteReview();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      kind: 'success',
      message: 'Review deleted successfully',
      duration: ADMIN_TOAST_MS,
    }),
  );
  expect(sent(shop, 'DeleteReview')).toEqual([{ productId: productId(1), reviewId: reviewId(2) }]);
  expect(screen.queryByText('Rude words.')).toBeNull();
  expect(screen.getByText('1 review')).toBeVisible();
  expect(sent(shop, 'ProductReviews')).toHaveLength(1);
});

test('a review that is gone already is said to be', async () => {
  const gone = `mutation { deleteReview(productId: "${productId(1)}", reviewId: "${reviewId(2)}") { code } }`;
  const { toast } = await deleteReview({}, (shop) => shop.behind(gone));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ kind: 'error', message: 'Review does not exist', duration: ADMIN_TOAST_MS }),
  );
  expect(screen.queryByText('Rude words.')).toBeNull();
});

test('a review is gone, even if what is left could not be read', async () => {
  const { toast } = await deleteReview({ fail: { 'DeleteReviewPayload.product': 'UPSTREAM_TIMEOUT' } });
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(await screen.findByText('1 review')).toBeVisible();
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
