import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSuperAdmin, orders } from './open-super-admin.ts';

const expectOrdersOf = async (shop: ReturnType<typeof openSuperAdmin>, email: string) => {
  await waitFor(() => expect(shop.address()).toBe(`/superAdmin?tab=orders&q=${email}`));
  expect(await screen.findByRole('searchbox', { name: 'Search orders' })).toHaveValue(email);
};

test('an order names its customer once, and leads to the customer’s other orders', async () => {
  const shop = openSuperAdmin(`?order=${orders[0]?.id}`);
  const drawer = within(await screen.findByRole('dialog', { name: /^Order …/ }));
  const others = drawer.getByRole('link', { name: /^Orders of / });
  const firstName = others.textContent.replace('Orders of ', '');
  expect(drawer.getAllByText((text) => text.startsWith(firstName))).toHaveLength(1);
  const email = drawer.getByRole('link', { name: /@/ }).textContent;
  await shop.user.click(others);
  await expectOrdersOf(shop, email);
});

test('an account leads to its orders', async () => {
  const shop = openSuperAdmin('?tab=users');
  await shop.user.click(await screen.findByRole('link', { name: 'Orders of Asha Menon' }));
  await expectOrdersOf(shop, 'shopper@haat.com');
});
