import { gql } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const products = mockProducts();
const orders = mockOrders(products)
  .slice(0, 3)
  .map((order) => ({ ...order, status: 'PENDING' as const }));

const move = (orderId: string) => ({
  mutation: 'mutation ($orderId: ID!) { updateOrderStatus(orderId: $orderId, status: PACKED) { code } }',
  variables: { orderId },
});
/** Of one product, so no batch. */
const priced = Array.from({ length: 21 }, (_, at) => ({
  mutation: 'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }',
  variables: { id: products[0]?.id, changes: { stock: at + 1_000 } },
}));

/** The log of a shop whose super admin has made some changes, the first one first. */
async function open(changes: readonly { mutation: string; variables: object }[]) {
  const shop = renderScreen('/superAdmin?tab=changes', { signedInAs: 'super@haat.com', products, orders });
  for (const { mutation, variables } of changes) await shop.client.mutate({ mutation: gql(mutation), variables });
  shop.start();
  return shop;
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Changes by staff, latest first' }))
    .getAllByRole('row')
    .slice(1);
const loaded = (count: string) => screen.findByText(count, { selector: '[role=status]' });

test('orders that were moved at once are one row, which opens and is taken back as a whole', async () => {
  const shop = await open(orders.map(({ id }) => move(id)));
  const toast = vi.spyOn(toasts, 'showToast');
  await loaded('3 changes');
  const [batch, ...others] = await rows();
  expect(others).toEqual([]);
  const row = within(batch as HTMLElement);
  expect(row.getByText('3 orders moved to Packed')).toBeVisible();
  await shop.user.click(row.getByText('Each of the 3'));
  const [each] = row.getAllByRole('listitem');
  expect(within(each as HTMLElement).getByRole('button', { name: /^Only changes of …/ })).toBeVisible();
  // One of them is taken back alone, then the others.
  await shop.user.click(within(each as HTMLElement).getByRole('button', { name: /^Undo: Order moved/ }));
  await loaded('4 changes');
  await shop.user.click(await screen.findByRole('button', { name: 'Undo all 2: 3 orders moved to Packed' }));
  await loaded('6 changes');
  expect(toast.mock.lastCall?.[0]).toMatchObject({ kind: 'success', message: '2 changes undone.' });
  const [back, undone] = await rows();
  expect(back).toHaveTextContent('3 orders moved to Pending');
  expect(back).toHaveTextContent('They undo earlier changes');
  expect(within(undone as HTMLElement).queryByRole('button', { name: /^Undo all/ })).toBeNull();
});

test('a page with a batch has as many changes as others, and says so', async () => {
  await open([...priced, ...orders.map(({ id }) => move(id))]);
  await loaded('24 changes');
  expect(await rows()).toHaveLength(18);
  expect(screen.getByText('1 to 20 of 24')).toBeVisible();
});
