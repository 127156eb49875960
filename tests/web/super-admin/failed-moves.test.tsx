import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import { shortId } from '../../../web/src/shared/order/short-id.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { openSuperAdmin, products } from './open-super-admin.ts';

// The ends of their ids, which toasts show, differ as those of real ones do.
const orders = mockOrders(products).map((order, place) => ({ ...order, id: order.id.slice(0, -4) + (4_096 + place) }));
const id = orders.find(({ status }) => status === 'PENDING')?.id ?? '';

const open = (search: string) => openSuperAdmin(search, { orders });
const note = /^Not moved to Packed: The shop cannot be reached right now\.$/;
const again = { name: `Try again, order ${shortId(id)} to Packed` };

test('a step that the shop did not make keeps its reason in the row, also where the row had left the list', async () => {
  const shop = open('?status=PENDING');
  const toast = vi.spyOn(toasts, 'showToast');
  shop.faults.set('UpdateOrderStatus', 'UPSTREAM_UNAVAILABLE');
  await shop.user.click(await screen.findByRole('button', { name: `Mark packed, order ${id}` }));
  const row = within((await screen.findByText(note)).closest('tr') as HTMLElement);
  expect(row.getByRole('combobox', { name: `Status of order ${id}` })).toHaveValue('PENDING');
  shop.faults.clear();
  await shop.user.click(row.getByRole('button', again));
  await waitFor(() => expect(toast.mock.lastCall?.[0].message).toBe(`Order ${shortId(id)}: Packed`));
  expect(screen.queryByText(note)).toBeNull();
});
