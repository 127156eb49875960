import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockOrders } from '../../../gateway/mocks/seed.ts';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { setWidth } from '../../support/browser/web-setup.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const WIDE = 1280;

const products = mockProducts();

async function openOrders(width: number, search = '') {
  setWidth(width);
  const shop = renderScreen(`/superAdmin${search}`, {
    signedInAs: 'super@haat.com',
    products,
    orders: mockOrders(products),
  });
  shop.start();
  await screen.findAllByRole('combobox', { name: /^Status of order/ });
  return shop;
}

test('filters that are used less wait behind a button, which says how many of them are set', async () => {
  const shop = await openOrders(WIDE);
  const least = screen.getByLabelText('Total, at least');
  expect(least).not.toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'More filters' }));
  expect(least).toBeVisible();
  expect(least).toHaveAttribute('placeholder', 'Min');
  await shop.user.type(least, '500');
  expect(await screen.findByRole('button', { name: 'More filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  expect(shop.address()).toBe('/superAdmin?minTotal=500');
});

test('an address with such a filter opens them', async () => {
  await openOrders(WIDE, '?minTotal=1');
  expect(screen.getByLabelText('Total, at least')).toBeVisible();
});

test('on a phone one button opens all filters and the order; the list follows at once', async () => {
  const shop = await openOrders(375);
  await shop.user.click(screen.getByRole('button', { name: /^Packed \d/ }));
  expect(screen.queryByLabelText('Total, at least')).toBeNull();
  await shop.user.click(screen.getByRole('button', { name: 'Filter and sort' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filter and sort' }));
  expect(sheet.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Newest first');
  await shop.user.selectOptions(sheet.getByRole('combobox', { name: 'Sort' }), 'Total, descending');
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?status=PACKED&sort=-total'));
  await shop.user.type(sheet.getByLabelText('Total, at least'), '1');
  await waitFor(() => expect(shop.address()).toContain('minTotal=1'));
  await shop.user.click(sheet.getByRole('button', { name: 'Show the list' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await shop.user.click(await screen.findByRole('button', { name: 'Filter and sort (1)' }));
  await shop.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?status=PACKED&sort=-total'));
});

test('what can be done with chosen orders is there once one is chosen', async () => {
  const shop = await openOrders(WIDE);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  const [box] = screen.getAllByRole('checkbox', { name: /^Choose order/ });
  if (box) await shop.user.click(box);
  const bar = within(screen.getByRole('region', { name: 'Chosen orders' }));
  expect(bar.getByRole('status')).toHaveTextContent('1 order chosen');
  expect(bar.getByRole('button', { name: 'Print' })).toBeVisible();
  await shop.user.click(bar.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test.each([
  ['?tab=users', 'Users', 'Oldest first'],
  ['?tab=products', 'Products', 'Oldest first'],
  ['?tab=products&q=apple', 'Products', 'Best match first'],
])('%s: the order that nobody has chosen has a name', async (search, heading, name) => {
  setWidth(375);
  const shop = renderScreen(`/superAdmin${search}`, { signedInAs: 'super@haat.com' });
  shop.start();
  await screen.findByRole('heading', { level: 2, name: heading });
  await shop.user.click(await screen.findByRole('button', { name: 'Filter and sort' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filter and sort' }));
  expect(sheet.getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue(name);
});
