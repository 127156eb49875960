import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions, MockOrder } from '../../../gateway/mocks/options.ts';
import { ADMIN_TOAST_MS } from '../../../web/src/lib/timing.ts';
import { shortId } from '../../../web/src/shared/order/order-id.tsx';
import * as csv from '../../../web/src/lib/csv.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { openSuperAdmin, orders } from './open-super-admin.ts';

const order = (status: MockOrder['status']): MockOrder => {
  const found = orders.find((known) => known.status === status);
  if (!found) throw new Error(`No order is ${status}.`);
  return found;
};
const table = () => screen.findByRole('table', { name: 'Orders of all customers' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const statusOf = ({ id }: MockOrder) => screen.findByRole('combobox', { name: `Status of order ${id}` });
/** Waits for the rows; skeleton rows have no status. */
const loaded = () => screen.findAllByRole('combobox', { name: /^Status of order/ });

async function move(shop: ReturnType<typeof openSuperAdmin>, moved: MockOrder, label: string) {
  await shop.user.selectOptions(await statusOf(moved), label);
  await shop.user.click(screen.getByRole('button', { name: `Save the status of order ${moved.id}` }));
}

test('shows every order: id, date, items, payment, total and status, and what was delivered', async () => {
  const shop = openSuperAdmin();
  await loaded();
  expect(document.title).toBe('Haat | SUPER ADMIN');
  expect(await screen.findByText('24 orders')).toBeVisible();
  expect(await rows()).toHaveLength(10);
  const [latest] = await rows();
  const [newest] = orders.toReversed();
  expect(latest).toHaveTextContent(newest?.id ?? 'no order');
  expect(latest).toHaveTextContent('Credit Card');
  expect(latest).toHaveTextContent(/\d × .+₹/);
  const delivered = (await screen.findByText('Orders delivered')).closest('div');
  await waitFor(() => expect(delivered).toHaveTextContent(/8$/));
  expect((await screen.findByText('Amount delivered, without shipping and tax')).closest('div')).toHaveTextContent(
    /₹[\d,.]+$/,
  );
  expect(shop.address()).toBe('/superAdmin');
});

test('a product that was deleted since leaves its place in the order', async () => {
  const [, , , order] = orders;
  if (!order) throw new Error('There is no such order.');
  // The list shows the first items of an order, the drawer all.
  openSuperAdmin(`?q=${order.id}`, { orders: [{ ...order, items: order.items.toReversed() }] });
  expect(await screen.findByText('1 × Deleted product')).toBeVisible();
});

test('filter, search, order and page go into the address, one step of the history each', async () => {
  const shop = openSuperAdmin();
  await loaded();
  await shop.user.click(await screen.findByRole('button', { name: 'Delivered 8' }));
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?status=DELIVERED'));
  expect(await screen.findByText('8 orders')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Total' }));
  await shop.user.click(screen.getByRole('button', { name: 'Total' }));
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?status=DELIVERED&sort=-total'));
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'upi');
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?status=DELIVERED&sort=-total&q=upi'));
  const found = (await rows()).map((row) => row.textContent);
  expect(found.every((text) => text.includes('UPI'))).toBe(true);
  await shop.navigate(-1);
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?status=DELIVERED&sort=-total'));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveValue(''));
});

test('an address that was shared opens the same view, and nonsense in it is left out', async () => {
  openSuperAdmin('?tab=orders&status=CANCELLED&sort=date&q=67');
  expect(await screen.findByDisplayValue('67')).toBeVisible();
  await loaded();
  expect(await screen.findByRole('button', { name: /^Cancelled/, pressed: true })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
});

test.each(['?tab=nowhere&status=LOST&sort=nothing&page=-3', '?page=99'])('%s shows what it can', async (search) => {
  openSuperAdmin(search);
  await loaded();
  expect(screen.getByText('24 orders')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All 24', pressed: true })).toBeVisible();
});

test('a move shows at once, and the totals follow a delivery', async () => {
  const packed = order('PACKED');
  const shop = openSuperAdmin(`?q=${packed.id}`);
  const answer = shop.hold('UpdateOrderStatus');
  const toast = vi.spyOn(toasts, 'showToast');
  await statusOf(packed);
  expect(await screen.findByText('8')).toBeVisible();
  await shop.user.selectOptions(await statusOf(packed), 'Delivered');
  expect(screen.getByText('This is final: a delivered order can’t be changed.')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: `Save the status of order ${packed.id}` }));
  expect(await statusOf(packed)).toHaveValue('DELIVERED');
  expect(toast).not.toHaveBeenCalled();
  answer();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      kind: 'success',
      message: `Order ${shortId(packed.id)}: Delivered`,
      duration: ADMIN_TOAST_MS,
    }),
  );
  await waitFor(() => expect(screen.getByText('A delivered order can’t be changed.')).toHaveFocus());
  expect(await screen.findByText('9')).toBeVisible();
  expect(shop.operations.filter(({ name }) => name === 'AllOrders')).toHaveLength(1);
  expect(shop.operations.filter(({ name }) => name === 'DeliveredTotals')).toHaveLength(2);
});

test('under a filter, an order that moved on leaves the list', async () => {
  const pending = order('PENDING');
  const shop = openSuperAdmin('?status=PENDING');
  await statusOf(pending);
  await move(shop, pending, 'Packed');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: `Status of order ${pending.id}` })).toBeNull());
  expect(screen.getByText('3 orders')).toBeVisible();
});

test('a delivered order is locked, and says why', async () => {
  const delivered = order('DELIVERED');
  openSuperAdmin(`?q=${delivered.id}`);
  const select = await statusOf(delivered);
  expect(select).toBeDisabled();
  expect(select).toHaveAccessibleDescription('A delivered order can’t be changed.');
  expect(screen.queryByRole('button', { name: /^Save the status/ })).toBeNull();
});

/** The current status after another person has changed the order. */
test.each([
  ['DELIVERED', 'Cannot update a delivered order', 'DELIVERED'],
  ['DISPATCHED', 'Order status already set to the new status', 'DISPATCHED'],
] as const)('moved to %s by somebody else, the row follows: %s', async (status, message, shown) => {
  const packed = order('PACKED');
  const shop = openSuperAdmin(`?q=${packed.id}`);
  const toast = vi.spyOn(toasts, 'showToast');
  await statusOf(packed);
  await shop.behind(`mutation { updateOrderStatus(orderId: "${packed.id}", status: ${status}) { code } }`);
  await move(shop, packed, 'Dispatched');
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ kind: 'error', message, duration: ADMIN_TOAST_MS }));
  expect(await statusOf(packed)).toHaveValue(shown);
});

test('the file has every row of the filter, in the order shown, not the page alone', async () => {
  const shop = openSuperAdmin('?status=DELIVERED&sort=total');
  const download = vi.spyOn(csv, 'downloadCsv').mockReturnValue();
  await loaded();
  await shop.user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const [fileName, sheet] = download.mock.lastCall ?? [];
  expect(fileName).toBe('orders.csv');
  expect(sheet?.head).toEqual(['Order', 'Date', 'Customer', 'E-mail', 'Items', 'Payment', 'Total', 'Status']);
  expect(sheet?.rows).toHaveLength(8);
  // India's time, and each fact in a cell of its own.
  expect(sheet?.rows[0]?.slice(1, 4)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    expect.not.stringContaining('@'),
    expect.stringMatching(/^\S+@\S+$/),
  ]);
  const totals = sheet?.rows.map((row) => Number(row[6])) ?? [];
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  expect(new Set(sheet?.rows.map((row) => row[7]))).toEqual(new Set(['Delivered']));
});

test('nothing found, nothing there, and a failure are told apart', async () => {
  const { user } = openSuperAdmin('?q=nothing-has-this');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await loaded();
  // Not lost with the button.
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('a shop without orders says so', async () => {
  openSuperAdmin('', { orders: [] });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
});

test('a failure is told, and trying again asks again', async () => {
  const fail: MockOptions['fail'] = { 'Query.allOrders': 'UPSTREAM_UNAVAILABLE' };
  const shop = openSuperAdmin('', { fail });
  const alert = await screen.findByText(/cannot be reached/);
  delete fail['Query.allOrders'];
  await shop.user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
  await loaded();
});

test('without an answer the figures stay one low strip, and the list alone says why; a press tries again', async () => {
  const fail: MockOptions['fail'] = {
    'Query.allOrders': 'UPSTREAM_UNAVAILABLE',
    'Query.deliveredTotals': 'UPSTREAM_UNAVAILABLE',
  };
  const shop = openSuperAdmin('', { fail });
  const figure = await screen.findByRole('button', { name: 'Orders delivered: Try again' });
  expect(figure.closest('div')).toHaveTextContent(/–$/);
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  delete fail['Query.deliveredTotals'];
  await shop.user.click(figure);
  expect(await screen.findByText('8')).toBeVisible();
});
