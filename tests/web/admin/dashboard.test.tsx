import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('where the call failed, the dashboard says why once, and has its figures after another try', async () => {
  const shop = renderScreen('/admin', { signedInAs: 'admin@haat.com' });
  shop.faults.set('AdminSummary', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  const alert = within(await screen.findByRole('alert'));
  shop.faults.clear();
  await shop.user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Total Products' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the figure of the messages leads to their tab, which has no address', async () => {
  const { user } = await openDashboard();
  await user.click(screen.getByRole('button', { name: 'Total Messages' }));
  expect(screen.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
});
