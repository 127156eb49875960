import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { DELETION_UNDO_MS } from '../../../web/src/lib/timing.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { leavePage } from '../leave-page.ts';
import { withScrollIntoView } from '../scroll-into-view.ts';
import { asked, column, openProducts, openTab } from './open-admin.ts';

const scrolledTo = withScrollIntoView();
afterEach(() => vi.useRealTimers());

const bin = (n: number) => screen.getByRole('button', { name: new RegExp(`^Delete .* ${n}$`) });
const titleOf = (n: number) => bin(n).getAttribute('aria-label')?.replace('Delete ', '') ?? '';

/** `time`: with a clock that the test moves on. */
async function openAndDelete(n: number, { time = false, ...options }: MockOptions & { time?: boolean } = {}) {
  const shop = await openProducts(options);
  const title = titleOf(n);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await shop.user.click(bin(n));
  if (time) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  focus.mockClear();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete product' }));
  return { shop, title, focus };
}

const FAILS = { fail: { 'Mutation.deleteProduct': 'UPSTREAM_TIMEOUT' } } as const;

/** Nothing that gets the focus takes the page along. */
const expectNoScroll = (focus: { mock: { calls: unknown[][] } }) =>
  expect(focus.mock.calls.filter(([options]) => !(options as FocusOptions | undefined)?.preventScroll)).toEqual([]);

test('after Undo the focus is on the row that came back, and nothing on the way scrolls the list', async () => {
  const { shop, title, focus } = await openAndDelete(3);
  const undo = screen.getByRole('button', { name: `Undo: keep ${title}` });
  expect(undo).toHaveFocus();
  const list = screen.getByRole('table', { name: 'Products' });
  // Behind the list: the next key does not lead back to its beginning.
  expect(list.compareDocumentPosition(undo) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText(`“${title}” is deleted in 8 seconds, or when you leave this page.`)).toHaveAttribute(
    'role',
    'status',
  );
  fireEvent.click(undo);
  await waitFor(() => expect(bin(3)).toHaveFocus());
  expect(scrolledTo.mock.contexts).toEqual([bin(3).closest('tr')]);
  expect(scrolledTo).toHaveBeenCalledWith({ block: 'nearest' });
  expectNoScroll(focus);
  expect(screen.getByText(`“${title}” is back in the list.`)).toHaveAttribute('role', 'status');
  leavePage();
  expect(asked(shop, 'DeleteProduct')).toBe(0);
});

test('when its time is over the focus goes to the row below, without a scroll; to the row above from the last one', async () => {
  const { focus } = await openAndDelete(5, { time: true });
  await act(() => vi.advanceTimersByTimeAsync(DELETION_UNDO_MS));
  vi.useRealTimers();
  expect(bin(4)).toHaveFocus();
  expectNoScroll(focus);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('the row below may be deleted, too: the one after it gets the focus, or the heading where none is left', async () => {
  const { shop, title } = await openAndDelete(2);
  const second = titleOf(3);
  await shop.user.click(bin(3));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete product' }));
  // The last one is first: it is in sight.
  expect(screen.getAllByRole('button', { name: /^Undo: / }).map((undo) => undo.getAttribute('aria-label'))).toEqual([
    `Undo: keep ${second}`,
    `Undo: keep ${title}`,
  ]);
  act(() => screen.getByRole('button', { name: `Undo: keep ${title}` }).focus());
  leavePage();
  await waitFor(() => expect(bin(4)).toHaveFocus());
});

test('a failed deletion says which product and why until it is closed, and leaves the focus where it is', async () => {
  const { shop, title } = await openAndDelete(3, FAILS);
  leavePage();
  const notice = await screen.findByText(new RegExp(`^“${title}” was not deleted: .*taking too long`));
  expect(notice).toHaveAttribute('role', 'alert');
  await waitFor(() => expect(column(2)).toContain(productId(3)));
  expect(bin(4)).toHaveFocus();
  await shop.user.click(screen.getByRole('button', { name: `Close: ${title} was not deleted` }));
  expect(screen.queryByText(/was not deleted/)).toBeNull();
  expect(bin(3)).toHaveFocus();
  expect(asked(shop, 'DeleteProduct')).toBe(1);
});

test('a failed deletion can be tried again: at once, with the product in the list until the shop has deleted it', async () => {
  const fail: NonNullable<MockOptions['fail']> = { ...FAILS.fail };
  const { shop, title } = await openAndDelete(3, { fail });
  leavePage();
  const name = `Try again: delete ${title}`;
  await shop.user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(asked(shop, 'DeleteProduct')).toBe(2));
  // The second failure is said as well, in the same notice.
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getAllByText(/was not deleted/)).toHaveLength(1);

  delete fail['Mutation.deleteProduct'];
  const answer = shop.hold('DeleteProduct');
  await shop.user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('alert')).toHaveTextContent(`Deleting “${title}”…`);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  // A second press sends nothing.
  await shop.user.click(screen.getByRole('button', { name }));
  expect(column(2)).toContain(productId(3));
  answer();
  expect(await screen.findByText('Product deleted success')).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
  await waitFor(() => expect(column(2)).not.toContain(productId(3)));
  expect(bin(4)).toHaveFocus();
  expect(asked(shop, 'DeleteProduct')).toBe(3);
});

test('who has left the list is told in a toast, with the product’s name', async () => {
  const { shop, title } = await openAndDelete(3, FAILS);
  await openTab(shop, 'Dashboard');
  expect(await screen.findByText(new RegExp(`^“${title}” was not deleted: `))).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again: / })).toBeNull();
});
