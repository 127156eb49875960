import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions, MockOrder } from '../../../gateway/mocks/options.ts';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import { shortId } from '../../../web/src/shared/order/short-id.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { setWidth } from '../../support/browser/web-setup.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const products = mockProducts();
// The ends of their ids, which the cards show, differ as those of real ones do.
const orders = mockOrders(products).map((order, place) => ({ ...order, id: order.id.slice(0, -4) + (4_096 + place) }));

function open(search = '', options: MockOptions = {}) {
  const shop = renderScreen(`/superAdmin?view=board${search}`, {
    signedInAs: 'super@haat.com',
    products,
    orders,
    ...options,
  });
  shop.start();
  return shop;
}
const withStatus = (status: MockOrder['status']): MockOrder[] =>
  orders
    .filter((order) => order.status === status)
    .toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''));
const column = (name: RegExp) => screen.findByRole('region', { name });
const idsIn = async (name: RegExp) =>
  within(await column(name))
    .queryAllByRole('button', { name: /^Open order/ })
    .map((button) => button.getAttribute('aria-label')?.slice('Open order '.length));
const cardOf = (id: string) =>
  screen.getByRole('button', { name: `Open order ${shortId(id)}` }).closest('li') as HTMLElement;

test('a column for each status, with its count, what waits longest first, and of what is over the three latest', async () => {
  open();
  const pending = withStatus('PENDING').map(({ id }) => shortId(id));
  await column(/^Pending/);
  expect(await idsIn(/^Pending/)).toEqual(pending);
  expect(await column(/^Pending/)).toHaveAccessibleName(`Pending ${pending.length}`);
  expect(await idsIn(/^Delivered/)).toEqual(
    withStatus('DELIVERED')
      .map(({ id }) => shortId(id))
      .reverse()
      .slice(0, 3),
  );
  expect(within(await column(/^Pending/)).getByText('Longest wait first')).toBeVisible();
  expect(within(await column(/^Delivered/)).getByText('Newest first')).toBeVisible();
});

test('a card says how long its order has waited, in full days or in hours, and none that is over does', async () => {
  const HOUR_MS = 3_600_000;
  const [sample] = orders;
  const ages = [
    ['PENDING', 5],
    ['PACKED', 24],
    ['DISPATCHED', 80],
    ['DELIVERED', 80],
  ] as const;
  const made = ages.map(([status, hours], place) => ({
    ...(sample as MockOrder),
    id: (0x670000 + place).toString(16).padEnd(24, '0'),
    status,
    createdAt: new Date(Date.now() - hours * HOUR_MS + 1_000).toISOString(),
  }));
  open('', { orders: made });
  expect(await column(/^Pending/)).toHaveTextContent(/ · 5 hours/);
  expect(await column(/^Packed/)).toHaveTextContent(/ · 1 day$/);
  expect(await column(/^Dispatched/)).toHaveTextContent(/ · 3 days$/);
  expect(await column(/^Delivered/)).not.toHaveTextContent(/ days/);
});

test('the column that a phone shows is chosen with its count, and stands in the address', async () => {
  setWidth(375);
  const shop = open();
  const choices = within(await screen.findByRole('group', { name: 'Show the column' }));
  const packed = withStatus('PACKED').length;
  expect(await choices.findByRole('button', { name: /^Pending/, pressed: true })).toBeInTheDocument();
  await shop.user.click(choices.getByRole('button', { name: `Packed ${packed}`, pressed: false }));
  expect(choices.getByRole('button', { name: /^Packed/, pressed: true })).toBeInTheDocument();
  expect(choices.getByRole('button', { name: /^Pending/, pressed: false })).toBeInTheDocument();
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?view=board&status=PACKED'));
});

test('a card moves by its menu with legal moves alone, at once, and a press takes it back', async () => {
  const shop = open();
  const answer = shop.hold('MoveOrder');
  const toast = vi.spyOn(toasts, 'showToast');
  const [first] = withStatus('DISPATCHED');
  const id = first?.id ?? '';
  const dispatched = withStatus('DISPATCHED').length;
  await shop.user.click(await screen.findByRole('button', { name: `Move to, order ${shortId(id)}` }));
  const offered = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(offered).toEqual(['Packed', 'Cancelled', 'Delivered']);
  await shop.user.click(screen.getByRole('menuitem', { name: 'Packed' }));
  await waitFor(async () => expect(await idsIn(/^Packed/)).toContain(shortId(id)));
  expect(toast).not.toHaveBeenCalled();
  expect(await column(/^Dispatched/)).toHaveAccessibleName(`Dispatched ${dispatched - 1}`);
  answer();
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  toast.mock.lastCall?.[0].action?.run();
  await waitFor(async () => expect(await idsIn(/^Dispatched/)).toContain(shortId(id)));
});

test('by keys: the menu begins at its first item, and the focus goes on to the next card, else to the one before, else with the card', async () => {
  const three = withStatus('PENDING').slice(0, 3);
  expect(three).toHaveLength(3);
  const shop = open('', { orders: three });
  const [first = '', second = '', third = ''] = three.map(({ id }) => shortId(id));
  const menuOf = (id: string) => screen.findByRole('button', { name: `Move to, order ${id}` });
  const pack = async (id: string) => {
    (await menuOf(id)).focus();
    await shop.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Packed' })).toHaveFocus());
    await shop.user.keyboard('{Enter}');
  };
  await pack(second);
  await waitFor(async () => expect(await menuOf(third)).toHaveFocus());
  await pack(third);
  await waitFor(async () => expect(await menuOf(first)).toHaveFocus());
  await pack(first);
  await waitFor(async () => expect(await idsIn(/^Packed/)).toContain(first));
  expect(await menuOf(first)).toHaveFocus();
});

test('a card is dragged to a column that may take it, and to no other', async () => {
  open();
  const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
  await column(/^Pending/);
  const id = withStatus('CANCELLED').at(-1)?.id ?? '';
  fireEvent.dragStart(cardOf(id), { dataTransfer });
  fireEvent.drop(await column(/^Packed/), { dataTransfer });
  expect(await idsIn(/^Cancelled/)).toContain(shortId(id));
  fireEvent.dragStart(cardOf(id), { dataTransfer });
  fireEvent.drop(await column(/^Pending/), { dataTransfer });
  await waitFor(async () => expect(await idsIn(/^Pending/)).toContain(shortId(id)));
});

test('a delivery, which is final, is asked for first', async () => {
  const shop = open();
  const [order, beside] = withStatus('PACKED');
  const id = order?.id ?? '';
  await shop.user.click(await screen.findByRole('button', { name: `Move to, order ${shortId(id)}` }));
  await shop.user.click(await screen.findByRole('menuitem', { name: 'Delivered' }));
  expect(await idsIn(/^Packed/)).toContain(shortId(id));
  await shop.user.click(await screen.findByRole('button', { name: 'Yes, delivered' }));
  await waitFor(async () => expect(await idsIn(/^Delivered/)).toContain(shortId(id)));
  const next = screen.getByRole('button', { name: `Move to, order ${shortId(beside?.id ?? '')}` });
  await waitFor(() => expect(next).toHaveFocus());
});

test('a cancellation is asked for first', async () => {
  const shop = open();
  const [order] = withStatus('PACKED');
  const id = shortId(order?.id ?? '');
  const cancel = async () => {
    await shop.user.click(await screen.findByRole('button', { name: `Move to, order ${id}` }));
    await shop.user.click(await screen.findByRole('menuitem', { name: 'Cancelled' }));
    return within(await screen.findByRole('dialog', { name: `Cancel order ${id}?` }));
  };
  await shop.user.click((await cancel()).getByRole('button', { name: 'Keep' }));
  expect(await idsIn(/^Packed/)).toContain(id);
  await shop.user.click((await cancel()).getByRole('button', { name: 'Cancel order' }));
  await waitFor(async () => expect(await idsIn(/^Cancelled/)).toContain(id));
});

test('what the shop refuses goes back', async () => {
  const shop = open();
  const id = withStatus('PENDING')[0]?.id ?? '';
  await screen.findByRole('button', { name: `Move to, order ${shortId(id)}` });
  shop.faults.set('MoveOrder', 'UPSTREAM_TIMEOUT');
  await shop.user.click(screen.getByRole('button', { name: `Move to, order ${shortId(id)}` }));
  await shop.user.click(await screen.findByRole('menuitem', { name: 'Packed' }));
  await waitFor(async () => expect(await idsIn(/^Pending/)).toContain(shortId(id)));
});

test('of many orders twenty a column are shown, and the rest is counted and one press away', async () => {
  const [sample] = orders;
  const many = Array.from({ length: 63 }, (_, index) => ({
    ...(sample as MockOrder),
    id: (0x670000 + index).toString(16).padEnd(24, '0'),
    status: 'PENDING' as const,
  }));
  const shop = open('', { orders: many });
  expect(await column(/^Pending/)).toHaveAccessibleName('Pending 63');
  expect(await idsIn(/^Pending/)).toHaveLength(20);
  await shop.user.click(screen.getByRole('button', { name: '43 more in the list' }));
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?status=PENDING&sort=date'));
  expect(await screen.findByText('Orders 1–10 of 63')).toBeVisible();
});

test('a card opens the drawer, which is in the address', async () => {
  const id = withStatus('PENDING')[0]?.id ?? '';
  const shop = open();
  await shop.user.click(await screen.findByRole('button', { name: `Open order ${shortId(id)}` }));
  expect(await screen.findByRole('dialog', { name: /^Order …/ })).toHaveTextContent(id);
  expect(shop.address()).toBe(`/superAdmin?view=board&order=${id}`);
});
