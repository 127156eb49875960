import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shortId } from '../../../web/src/shared/order/short-id.ts';
import { openSuperAdmin, orders } from './open-super-admin.ts';

const turns = (drawer: HTMLElement) =>
  ['Previous order', 'Next order'].map((name) => within(drawer).getByRole('button', { name }));

test('from order to order without a way back to the list, to both of its ends', async () => {
  const shop = openSuperAdmin('?tab=orders&status=PENDING');
  const rows = await screen.findAllByRole('button', { name: /^[0-9a-f]{24}$/ });
  const shown = rows.map(({ title }) => shortId(title));
  const [first] = rows;
  if (!first || shown.length < 3) throw new Error('The mock shop has too few pending orders.');
  await shop.user.click(first);
  const drawer = await screen.findByRole('dialog', { name: `Order ${shown[0]}` });
  const [previous, next] = turns(drawer);
  if (!previous || !next) throw new Error('Both are there.');
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (const id of shown.slice(1)) {
    expect(next).toHaveAttribute('aria-disabled', 'false');
    await shop.user.click(next);
    expect(drawer).toHaveAccessibleName(`Order ${id}`);
    expect(within(drawer).getByText(`Order ${id}, `, { exact: false })).toHaveRole('status');
  }
  // The focus stays where it is for who presses Enter again.
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await shop.user.click(next);
  expect(next).toHaveFocus();
  await shop.user.click(previous);
  expect(drawer).toHaveAccessibleName(`Order ${shown.at(-2)}`);
  await shop.user.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order from its address alone has no list to turn in', async () => {
  openSuperAdmin(`?tab=orders&order=${orders[0]?.id}`);
  const drawer = await screen.findByRole('dialog', { name: /^Order …/ });
  expect(within(drawer).queryByRole('button', { name: 'Next order' })).toBeNull();
});

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
