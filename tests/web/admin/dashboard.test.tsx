import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/admin/admin-page.tsx';

async function openDashboard() {
  const shop = renderScreen('/admin', { signedInAs: 'admin@haat.com' });
  shop.start();
  await screen.findByRole('heading', { level: 2, name: 'Dashboard' });
  return shop;
}

test('figures lead to the lists that they count', async () => {
  await openDashboard();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Total Products')).toBe('/admin/catalogue');
  expect(addressOf('Out Of Stock')).toBe('/admin/catalogue?maxStock=0');
});

test('where the call failed, the list says why in its place, and has its products after another try', async () => {
  const shop = renderScreen('/admin', { signedInAs: 'admin@haat.com' });
  shop.faults.set('AdminSummary', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  const list = within(await screen.findByRole('region', { name: 'Out of stock or low' }));
  const alert = within(await list.findByRole('alert'));
  expect(list.queryByText('Loading the products…')).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  shop.faults.clear();
  await shop.user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await list.findAllByRole('listitem')).not.toHaveLength(0);
  expect(list.queryByRole('alert')).toBeNull();
});

test.each([
  [8, 'The first 6 of 8.'],
  [25, 'The first 6 of 20 or more.'],
])('of %i products that are out of stock it shows six, and says so', async (count, text) => {
  const products = Array.from({ length: count }, (_product, at) => mockProduct({ id: productId(at + 1), stock: 0 }));
  renderScreen('/admin', { signedInAs: 'admin@haat.com', products }).start();
  const list = within(await screen.findByRole('region', { name: 'Out of stock or low' }));
  expect(await list.findByText(text)).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(6);
});

test('the figure of the messages leads to their tab, which has no address', async () => {
  const { user } = await openDashboard();
  await user.click(screen.getByRole('button', { name: 'Total Messages' }));
  expect(screen.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
});
