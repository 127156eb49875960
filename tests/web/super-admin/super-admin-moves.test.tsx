import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOrder } from '../../../gateway/mocks/options.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { openSuperAdmin, orders } from './open-super-admin.ts';

const withStatus = (status: MockOrder['status']): MockOrder[] => orders.filter((known) => known.status === status);
function order(status: MockOrder['status']): MockOrder {
  const [found] = withStatus(status);
  if (!found) throw new Error(`No order is ${status}.`);
  return found;
}
const statusOf = ({ id }: MockOrder) => screen.findByRole('combobox', { name: `Status of order ${id}` });
const report = () => screen.findByRole('region', { name: 'Moving orders' });

async function move(shop: ReturnType<typeof openSuperAdmin>, moved: MockOrder, label: string) {
  await shop.user.selectOptions(await statusOf(moved), label);
  await shop.user.click(screen.getByRole('button', { name: `Save the status of order ${moved.id}` }));
}

test('a status that is chosen, not saved, has the colour from before and says so; a press keeps the old one', async () => {
  const packed = order('PACKED');
  const shop = openSuperAdmin(`?q=${packed.id}`);
  await shop.user.selectOptions(await statusOf(packed), 'Cancelled');
  expect(await statusOf(packed)).toHaveAttribute('data-status', 'PACKED');
  expect(await statusOf(packed)).toHaveAccessibleDescription('Not saved yet.');
  await shop.user.click(screen.getByRole('button', { name: `Keep the status of order ${packed.id} as it was` }));
  expect(await statusOf(packed)).toHaveValue('PACKED');
  expect(await statusOf(packed)).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Save the status/ })).toBeNull();
});

test('Escape gives a status up that was chosen and not saved', async () => {
  const packed = order('PACKED');
  const shop = openSuperAdmin(`?q=${packed.id}`);
  await shop.user.selectOptions(await statusOf(packed), 'Dispatched');
  await shop.user.keyboard('{Escape}');
  expect(await statusOf(packed)).toHaveValue('PACKED');
  expect(await statusOf(packed)).toHaveFocus();
});

test('a fault on the way goes back, too', async () => {
  const packed = order('PACKED');
  const shop = openSuperAdmin(`?q=${packed.id}`);
  const toast = vi.spyOn(toasts, 'showToast');
  await statusOf(packed);
  shop.faults.set('UpdateOrderStatus', 'UPSTREAM_TIMEOUT');
  await move(shop, packed, 'Dispatched');
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(toast.mock.lastCall?.[0].message).toMatch(/taking too long/);
  expect(await statusOf(packed)).toHaveValue('PACKED');
});

test('what the shop refuses goes back, with its words', async () => {
  // The product is sold out, so the cancelled order cannot be restored.
  const sold = { ...order('CANCELLED'), items: [{ productId: productId(11), quantity: 1 }] };
  const shop = openSuperAdmin(`?q=${sold.id}`, { orders: [sold] });
  const toast = vi.spyOn(toasts, 'showToast');
  await statusOf(sold);
  await move(shop, sold, 'Pending');
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
  expect(await statusOf(sold)).toHaveValue('CANCELLED');
});

test('the focus goes on to the report, and from there back to where the page begins', async () => {
  const shop = openSuperAdmin('?status=PENDING');
  await shop.user.click(await screen.findByRole('checkbox', { name: `Choose order ${order('PENDING').id}` }));
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Packed');
  await shop.user.click(screen.getByRole('button', { name: 'Move 1 to Packed' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await shop.user.click(within(await report()).getByRole('button', { name: 'Close' }));
  expect(document.getElementById('main')).toHaveFocus();
});

test('the head chooses the orders of its page, and leaves those of other pages', async () => {
  const shop = openSuperAdmin('?page=2');
  const head = await screen.findByRole('checkbox', { name: 'Choose the 10 orders of this page' });
  await shop.user.click(screen.getAllByRole('checkbox', { name: /^Choose order/ })[0] as HTMLElement);
  expect(head).toBePartiallyChecked();
  await shop.user.click(head);
  expect(screen.getByText('10 orders chosen')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Next' }));
  const last = await screen.findByRole('checkbox', { name: 'Choose the 4 orders of this page' });
  await shop.user.click(last);
  expect(screen.getByText('14 orders chosen')).toBeVisible();
  await shop.user.click(last);
  expect(screen.getByText('10 orders chosen')).toBeVisible();
});

test('Stop ends it after the order that is on its way', async () => {
  const shop = openSuperAdmin('?status=PENDING');
  const answer = shop.hold('MoveOrder');
  const pending = withStatus('PENDING');
  await statusOf(order('PENDING'));
  await shop.user.click(screen.getByRole('button', { name: `Choose all ${pending.length}` }));
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Packed');
  await shop.user.click(screen.getByRole('button', { name: `Move ${pending.length} to Packed` }));
  await shop.user.click(within(await report()).getByRole('button', { name: 'Stop' }));
  answer();
  const said = await within(await report()).findByText(/Stopped: \d+ not tried\.$/);
  const [, moved, left] = /^(\d+) of .+ (\d+) not tried/.exec(said.textContent) ?? [];
  expect(Number(moved) + Number(left)).toBe(pending.length);
  expect(Number(left)).toBeGreaterThan(0);
});
