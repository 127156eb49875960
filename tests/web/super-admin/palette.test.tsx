import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import { shortId } from '../../../web/src/shared/order/short-id.ts';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { active, box, offered, openPalette } from '../admin/open-palette.ts';
// Loaded in advance, so that no test waits for lazy code.
import '../../../web/src/features/palette/palette.tsx';
import '../../../web/src/features/palette/staff-tools.tsx';
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const products = mockProducts();
const orders = mockOrders(products);
const [order] = orders;
if (!order) throw new Error('The mock shop has no orders.');

test('a super admin is offered the own screens and actions, and none of an admin', async () => {
  await openPalette('superAdmin');
  expect(offered('Screens')).toEqual([
    'Orders',
    'Board of orders',
    'Insight',
    'Catalogue',
    'New product',
    'Products',
    'Users',
    'Reviews',
    'Review queue',
    'Changes',
  ]);
  expect(offered('Actions')).toContain('Create user');
});

test('orders are found by what is to be done with them, and reviews by where they are read', async () => {
  const shop = await openPalette('superAdmin', { products, orders });
  await shop.user.keyboard('orders pending');
  expect(active()).toBe('Pending orders Orders');
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?tab=orders&status=PENDING'));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull());
  await shop.user.keyboard('{Control>}k{/Control}');
  await box();
  await shop.user.keyboard('reviews queue');
  expect(offered('Screens')).toEqual(['New reviews Review queue', 'Reviews with words to watch for Review queue']);
});

test('an order is found by its id, and Enter opens it', async () => {
  const shop = await openPalette('superAdmin', { products, orders });
  await shop.user.keyboard(order.id);
  await waitFor(() => expect(active()).toContain(shortId(order.id)));
  expect(offered('Orders')).toHaveLength(1);
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.address()).toBe(`/superAdmin?tab=orders&order=${order.id}`));
  await screen.findByRole('dialog', { name: /^Order …/ });
});

test('orders are found when the accounts cannot be read', async () => {
  const fail = { 'Order.customer': 'UPSTREAM_UNAVAILABLE' } as const;
  const shop = await openPalette('superAdmin', { products, orders, fail });
  await shop.user.keyboard(order.id);
  await waitFor(() => expect(offered('Orders')?.[0]).toContain('Customer not known'));
});

test('a user is found by a part of the name or the address, and Enter shows the account', async () => {
  const shop = await openPalette('superAdmin', { products, orders: [] });
  await shop.user.keyboard('divya');
  await waitFor(() => expect(offered('Users')).toEqual(['Divya Nair divya.nair@example.com · User']));
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?tab=users&q=divya.nair@example.com'));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('what cannot be searched is named, and the rest is there', async () => {
  const shop = await openPalette('superAdmin', { products, orders });
  shop.faults.set('PaletteOrders', 'UPSTREAM_UNAVAILABLE');
  shop.faults.set('PaletteUsers', 'UPSTREAM_UNAVAILABLE');
  await shop.user.keyboard('e');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not be searched: Orders, Users.');
  expect(offered('Products')).toBeDefined();
});

test('a product leads to its form in the own area', async () => {
  const [product] = products;
  const shop = await openPalette('superAdmin', { products, orders: [] });
  await shop.user.keyboard(product?.id ?? '');
  await waitFor(() => expect(active()).toContain(product?.title));
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.address()).toBe(`/superAdmin/product/edit/${product?.id}`));
});

test('a user is created from anywhere', async () => {
  const shop = await openPalette('superAdmin');
  await shop.user.keyboard('create user{Enter}');
  await screen.findByRole('dialog', { name: 'Create user' });
  expect(shop.address()).toBe('/superAdmin?tab=users');
});
