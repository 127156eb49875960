import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../../web/src/generated/schema.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { DELETED, mockOrder, openOrder } from './order-screen.ts';

const STATUSES: OrderStatus[] = ['PENDING', 'DELIVERED', 'DELIVERED', 'CANCELLED', 'UNKNOWN'];
/** Orders 1 to `count`, with product 1 to `count`; the last one has a deleted product, too. */
const orders = (count: number) =>
  STATUSES.slice(0, count).map((status, index) => {
    const bought = [{ productId: productId(index + 1), quantity: 1 }];
    return mockOrder({
      id: `67000${index + 1}010000000000000000`.slice(0, 24),
      status,
      items: index + 1 === count ? [...bought, { productId: DELETED, quantity: 1 }] : bought,
    });
  });
const open = (path = '/orders', count = 5) => openOrder({ orders: orders(count) }, path);

const table = () => screen.findByRole('table', { name: 'Orders' });
/** The numbers of the orders that are shown. */
const shown = async () =>
  within(await table())
    .getAllByRole('link')
    .map((link) => Number(link.getAttribute('href')?.at(-19)));
const search = () => screen.findByRole('searchbox', { name: 'Find an order' });

test('fewer than four orders have no filter, whatever the address says', async () => {
  open('/orders?status=CANCELLED&find=radio', 3);
  expect(await shown()).toHaveLength(3);
  expect(screen.queryByRole('searchbox', { name: 'Find an order' })).toBeNull();
});

test('a status is chosen among those that there are, and kept in the address', async () => {
  const shop = open();
  expect(await shown()).toEqual([5, 4, 3, 2, 1]);
  expect(screen.getByText('5 orders')).toBeVisible();
  const choice = screen.getByRole('combobox', { name: 'Status' });
  expect([...choice.children].map((option) => option.textContent)).toEqual([
    'Any status',
    'Pending',
    'Delivered',
    'Cancelled',
    'Being checked',
  ]);
  await shop.user.selectOptions(choice, 'Delivered');
  await waitFor(async () => expect(await shown()).toEqual([3, 2]));
  expect(shop.address()).toBe('/orders?status=DELIVERED');
  expect(screen.getByText('2 of 5 orders')).toBeVisible();
  await shop.navigate(-1);
  await waitFor(async () => expect(await shown()).toHaveLength(5));
});

test('a text finds titles and ids, whatever the case of its letters', async () => {
  const shop = open();
  await shop.user.type(await search(), 'HANDBAG');
  await waitFor(async () => expect(await shown()).toEqual([2]));
  expect(shop.address()).toBe('/orders?find=HANDBAG');
  await shop.user.clear(await search());
  await shop.user.type(await search(), '670004');
  await waitFor(async () => expect(await shown()).toEqual([4]));
});

test('an address opens filtered, and what matches nothing has a way back', async () => {
  const shop = open('/orders?status=DELIVERED&find=laptop');
  expect(await screen.findByRole('heading', { name: 'No such order' })).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Show all orders' }));
  expect(await shown()).toHaveLength(5);
  expect(shop.address()).toBe('/orders');
  expect(await search()).toHaveFocus();
});

test('a status that no order has is ignored', async () => {
  open('/orders?status=PACKED');
  expect(await shown()).toHaveLength(5);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('');
});

test('on the profile the tab stays', async () => {
  const shop = open('/profile?tab=order');
  await shop.user.type(await search(), 'shoes');
  await waitFor(async () => expect(await shown()).toEqual([3]));
  expect(shop.address()).toBe('/profile?tab=order&find=shoes');
});
