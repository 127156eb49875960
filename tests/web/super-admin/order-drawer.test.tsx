import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSuperAdmin } from './open-super-admin.ts';

test('a press on a row opens its order, but not one on its controls, or after a text was selected', async () => {
  const shop = openSuperAdmin('?tab=orders&status=PENDING');
  const [status] = await screen.findAllByRole('combobox', { name: /^Status of order/ });
  const row = status?.closest('tr');
  if (!row) throw new Error('The mock shop has no pending order.');
  const isOpen = () => screen.queryByRole('dialog') !== null;
  await shop.user.click(within(row).getByRole('checkbox'));
  await shop.user.click(within(row).getByRole('combobox'));
  await shop.user.click(within(row).getByRole('button', { name: /^Copy the id/ }));
  expect(isOpen()).toBe(false);

  const total = within(row).getByText(/^₹/);
  getSelection()?.selectAllChildren(total);
  fireEvent.click(total);
  expect(isOpen()).toBe(false);
  getSelection()?.removeAllRanges();
  fireEvent.click(total);
  expect(await screen.findByRole('dialog', { name: /^Order …/ })).toBeVisible();
});
