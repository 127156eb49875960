import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const products = mockProducts();

function open(search: string) {
  const shop = renderScreen(`/superAdmin${search}`, {
    signedInAs: 'super@haat.com',
    products,
    orders: mockOrders(products),
  });
  shop.start();
  return shop;
}
const rows = () => screen.findAllByRole('checkbox', { name: /^Choose order/ });

test('a page has as many rows as were chosen, and the browser remembers it', async () => {
  const shop = open('?page=3');
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(screen.getByRole('button', { name: 'Last page' })).toBeDisabled();
  await shop.user.click(screen.getByRole('button', { name: 'First page' }));
  await waitFor(() => expect(shop.address()).toBe('/superAdmin'));
  await shop.navigate(-1);
  await shop.user.selectOptions(await screen.findByRole('combobox', { name: 'Rows' }), '25');
  // The order that was the first one is on this page.
  await waitFor(() => expect(shop.address()).toBe('/superAdmin'));
  expect(await rows()).toHaveLength(24);
  expect(localStorage.getItem('staffRows')).toBe('25');
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '10');
  await waitFor(async () => expect(await rows()).toHaveLength(10));
});
