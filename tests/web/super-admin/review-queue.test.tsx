import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DELETION_UNDO_MS } from '../../../web/src/lib/timing.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { setWidth } from '../../support/browser/web-setup.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

afterEach(() => vi.useRealTimers());

const review = (number: number, name: string, comment: string) => ({
  id: `66${String(number).padStart(22, '0')}`,
  name,
  rating: 4,
  comment,
});
const products = [
  mockProduct({
    id: productId(1),
    title: 'Brass lamp',
    reviews: [review(1, 'Asha', 'Shines well.'), review(2, 'Vikram', 'It came BROKEN; not a fake, though.')],
  }),
  mockProduct({ id: productId(2), title: 'Clay cup', reviews: [review(3, 'Divya', 'Unbroken joy.')] }),
];

function open(search = '') {
  const shop = renderScreen(`/superAdmin?tab=queue${search}`, { signedInAs: 'super@haat.com', products });
  shop.start();
  return {
    ...shop,
    sent: (name: string) => shop.operations.filter((one) => one.name === name).map((one) => one.variables),
  };
}
const authors = () => screen.queryAllByText(/^by /).map(({ textContent }) => textContent?.slice(3));
const filter = (name: RegExp) => screen.findByRole('button', { name });

test('shows what nobody has read, what has words to watch for, and all, with their counts', async () => {
  const shop = open();
  expect(await filter(/^New 3$/)).toHaveAttribute('aria-pressed', 'true');
  expect(authors()).toEqual(['Divya', 'Vikram', 'Asha']);
  await shop.user.click(await filter(/^Watched words 1$/));
  await waitFor(() => expect(authors()).toEqual(['Vikram']));
  expect(shop.address()).toBe('/superAdmin?tab=queue&show=WATCHED');
  await shop.user.click(await filter(/^All 3$/));
  await shop.user.type(screen.getByRole('searchbox'), 'clay');
  await waitFor(() => expect(authors()).toEqual(['Divya']));
  expect(shop.sent('QueuedReviews').at(-1)).toMatchObject({ show: 'ALL', search: 'clay' });
});

test('on a phone the choices wait behind one button, and what marks the reviews stands below them', async () => {
  setWidth(375);
  const shop = open();
  await screen.findByText('by Divya');
  expect(screen.queryByRole('group', { name: 'Which reviews' })).toBeNull();
  const mark = screen.getByRole('button', { name: 'Mark these 3 as read' });
  expect(screen.getByRole('table').compareDocumentPosition(mark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await shop.user.click(screen.getByRole('button', { name: /filter/i }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByRole('button', { name: 'Edit watched words' })).toBeEnabled();
  await shop.user.selectOptions(sheet.getByRole('combobox', { name: 'Which reviews' }), 'Watched words (1)');
  await waitFor(() => expect(authors()).toEqual(['Vikram']));
  expect(shop.address()).toBe('/superAdmin?tab=queue&show=WATCHED');
});

test('marks words as whole words, in any letters, and names them in words too', async () => {
  open('&show=WATCHED');
  expect(await screen.findByText('Watch: broken, fake')).toBeVisible();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['BROKEN', 'fake']);
  expect(screen.getByText(/came/).closest('p')).toHaveTextContent('It came BROKEN; not a fake, though.');
});

test('among all reviews each says whether somebody has read it, and a read one can become new again', async () => {
  const shop = open();
  await shop.user.click(await screen.findByRole('button', { name: 'Mark as read: the review by Divya' }));
  await shop.user.click(await filter(/^All 3$/));
  expect(await screen.findAllByText('New', { selector: 'td *' })).toHaveLength(2);
  expect(screen.getAllByText('Read', { selector: 'td *' })).toHaveLength(1);
  await shop.user.click(screen.getByRole('button', { name: 'Mark as new: the review by Divya' }));
  await filter(/^New 3$/);
  expect(screen.getAllByText('New', { selector: 'td *' })).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Mark as read: the review by Divya' })).toHaveFocus();
});

test('one review, or all on the page, are marked as read; the focus stays in the list', async () => {
  const shop = open();
  await shop.user.click(await screen.findByRole('button', { name: 'Mark as read: the review by Divya' }));
  await filter(/^New 2$/);
  expect(authors()).toEqual(['Vikram', 'Asha']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as read: the review by Vikram' })).toHaveFocus());
  expect(screen.getByText('1 review marked as read.')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Mark 2 reviews on this page as read' }));
  expect(await screen.findByRole('heading', { name: 'All reviews are read' })).toBeVisible();
  expect(shop.sent('MarkReviewsRead').map(({ ids }) => (ids as string[]).length)).toEqual([1, 2]);
});

test('the words are edited, one a line; what the gateway refuses is said in the dialog', async () => {
  const shop = open();
  await filter(/^New 3$/);
  await shop.user.click(screen.getByRole('button', { name: 'Edit watched words' }));
  const dialog = within(screen.getByRole('dialog'));
  const words = dialog.getByRole('textbox', { name: 'Words' });
  // The next word is typed at once, below the others.
  expect(words).toHaveFocus();
  expect(words).toHaveValue('broken\nfake\n');
  await shop.user.clear(words);
  await shop.user.type(words, '!!');
  await shop.user.click(dialog.getByRole('button', { name: 'Save words' }));
  expect(await dialog.findByText('Each word needs a letter or a digit.')).toBeVisible();
  await shop.user.clear(words);
  await shop.user.type(words, 'Shines{Enter}{Enter} joy ');
  await shop.user.click(dialog.getByRole('button', { name: 'Save words' }));
  await filter(/^Watched words 2$/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Deletes a review with a reason, in a shop whose clock stands still. */
async function deleteReview(name: string) {
  const shop = open();
  await filter(/^New 3$/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));
  press(`Delete the review by ${name}`);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete review' }));
  expect(screen.getByRole('dialog')).toBeVisible(); // a reason is missing
  expect(screen.getByLabelText('Reason, kept in the log of changes')).toHaveAttribute('autofocus');
  fireEvent.change(screen.getByLabelText('Reason, kept in the log of changes'), { target: { value: ' Spam ' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete review' }));
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...shop, press, later };
}

test('a deletion is sent when its time is over, with the reason', async () => {
  const { later, sent } = await deleteReview('Vikram');
  const toast = vi.spyOn(toasts, 'showToast');
  expect(authors()).toEqual(['Divya', 'Asha']);
  expect(screen.getByRole('button', { name: 'Undo: keep the review by Vikram' })).toHaveFocus();
  expect(screen.getByText('Deleted in 8 s.')).toBeVisible();
  await later(3_000);
  expect(screen.getByText('Deleted in 5 s.')).toBeVisible();
  await later(DELETION_UNDO_MS - 3_001);
  expect(sent('DeleteQueuedReview')).toEqual([]);
  await later(1);
  expect(sent('DeleteQueuedReview')).toEqual([
    { productId: productId(1), reviewId: products[0]?.reviews[1]?.id, reason: 'Spam' },
  ]);
  vi.useRealTimers();
  await filter(/^New 2$/);
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'success' }));
});

test('a deletion that is taken back is never sent', async () => {
  const { later, press, sent } = await deleteReview('Vikram');
  press('Undo: keep the review by Vikram');
  expect(screen.getByText('The review by Vikram stays.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Review queue' })).toHaveFocus();
  expect(authors()).toEqual(['Divya', 'Vikram', 'Asha']);
  await later(DELETION_UNDO_MS * 2);
  expect(sent('DeleteQueuedReview')).toEqual([]);
});

test.each(['the page', 'the tab'])('whoever leaves %s deletes at once, and once', async (what) => {
  const { later, press, sent } = await deleteReview('Vikram');
  if (what === 'the page') fireEvent(window, new Event('pagehide'));
  else fireEvent.click(screen.getByRole('tab', { name: 'Users' }));
  await later(0);
  expect(sent('DeleteQueuedReview')).toHaveLength(1);
  await later(DELETION_UNDO_MS * 2);
  expect(sent('DeleteQueuedReview')).toHaveLength(1);
  expect(press).toBeDefined();
});

test('a deletion that the shop refuses brings the review back, and says why', async () => {
  const { faults, later } = await deleteReview('Vikram');
  const toast = vi.spyOn(toasts, 'showToast');
  faults.set('DeleteQueuedReview', 'UPSTREAM_TIMEOUT');
  await later(DELETION_UNDO_MS);
  vi.useRealTimers();
  await waitFor(() => expect(authors()).toEqual(['Divya', 'Vikram', 'Asha']));
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error' }));
});

test('a review leads to its product’s, in the tab that shows them', async () => {
  const shop = open();
  await shop.user.click((await screen.findAllByRole('button', { name: 'See reviews of Clay cup' }))[0] as HTMLElement);
  await waitFor(() => expect(shop.address()).toBe(`/superAdmin?tab=reviews&product=${productId(2)}`));
});

test('without the store the queue says so, and tries again', async () => {
  const shop = renderScreen('/superAdmin?tab=queue', { signedInAs: 'super@haat.com', products });
  shop.faults.set('QueuedReviews', 'STORE_UNAVAILABLE');
  shop.start();
  expect(await screen.findByText(/What the shop keeps for its staff cannot be reached/)).toBeVisible();
  shop.faults.clear();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  await filter(/^New 3$/);
});
