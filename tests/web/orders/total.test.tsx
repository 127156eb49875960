import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as csv from '../../../web/src/lib/csv.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { open } from '../checkout/checkout-steps.tsx';
import { openSuperAdmin } from '../super-admin/open-super-admin.ts';
import { DELETED, facts, mockOrder, openOrder } from './order-screen.ts';

const IN_PART = '₹844 (not all products counted)';
/** Of two products, of which one at ₹799 counts. */
const inPart = (kind: 'unpriced' | 'deleted') => ({
  orders: [
    mockOrder({
      items: [productId(1), kind === 'deleted' ? DELETED : productId(2)].map((id) => ({ productId: id, quantity: 1 })),
    }),
  ],
  unpriced: [productId(2)],
});

test.each(['unpriced', 'deleted'] as const)('a total in which a product is not counted says so (%s)', async (kind) => {
  const shop = openOrder(inPart(kind), '/orders');
  expect(await screen.findByRole('table', { name: 'Orders' })).toHaveTextContent('₹844(not all products counted)');
  await shop.navigate('/profile');
  expect(await screen.findByRole('region', { name: 'Your orders' })).toHaveTextContent(IN_PART);
});

test('the order’s own screen says which product it does not count', async () => {
  const shop = openOrder(inPart('unpriced'));
  expect(facts(await screen.findByRole('region', { name: 'About this order' }))['Payable']).toBe(IN_PART);
  expect(facts(screen.getByRole('region', { name: 'Price' }))).toMatchObject({
    'A product without a price': 'Not counted',
    Payable: '₹844',
  });
  await shop.user.click(screen.getByRole('button', { name: 'Cancel whole order' }));
  expect(await screen.findByRole('dialog', { name: 'Cancel the whole order?' })).toHaveTextContent(IN_PART);
});

test('staff see it in the table, in its file, and in the order', async () => {
  const shop = openSuperAdmin('?tab=orders', inPart('unpriced'));
  const total = await screen.findByText(/not all products counted/);
  expect(total).toHaveTextContent(IN_PART);
  const download = vi.spyOn(csv, 'downloadCsv').mockReturnValue();
  await shop.user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(JSON.stringify(download.mock.calls)).toContain('844 (not all products counted)'));
  await shop.user.click(total);
  const drawer = await screen.findByRole('dialog', { name: /^Order …/ });
  expect(within(drawer).getByText(/not all products counted/)).toHaveTextContent(IN_PART);
});

test('the cart’s summary says it, until the product is out of the cart', async () => {
  const shop = open({ unpriced: [productId(2)] }, '/cart');
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('A product without a priceNot counted');
  await shop.user.click(screen.getByRole('button', { name: 'Remove Brass Lamp' }));
  expect(summary).not.toHaveTextContent('Not counted');
});
