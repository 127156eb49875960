import { gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const products = mockProducts();
const orders = mockOrders(products)
  .slice(0, 3)
  .map((order) => ({ ...order, status: 'PENDING' as const }));
const MOVE = gql('mutation ($orderId: ID!) { updateOrderStatus(orderId: $orderId, status: PACKED) { code } }');
const STOCK = gql(
  'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }',
);

const open = () => renderScreen('/superAdmin?tab=changes', { signedInAs: 'super@haat.com', products, orders });
const setStock = ({ client }: ReturnType<typeof open>, stock: number, of = products[0]) =>
  client.mutate({ mutation: STOCK, variables: { id: of?.id, changes: { stock } } });
const moveAll = async ({ client }: ReturnType<typeof open>) => {
  for (const { id } of orders) await client.mutate({ mutation: MOVE, variables: { orderId: id } });
};
const loaded = (count: string) => screen.findByText(count, { selector: '[role=status]' });

/** Presses a button by keyboard. */
async function press(shop: ReturnType<typeof open>, name: RegExp): Promise<void> {
  (await screen.findByRole('button', { name })).focus();
  await shop.user.keyboard('{Enter}');
}

/** The row has lost its 'Undo', and its words in that place have the focus. */
async function expectFocusIn(row: number, text: RegExp): Promise<void> {
  await waitFor(() => expect(document.activeElement).toHaveTextContent(text));
  expect(screen.getAllByRole('row')[row]).toContainElement(document.activeElement as HTMLElement);
}

test('the focus of an Undo goes to the words in its place', async () => {
  const shop = open();
  await setStock(shop, 4_000);
  shop.start();
  await press(shop, /^Undo: Product changed/);
  await loaded('2 changes');
  await expectFocusIn(2, /^Undone \d/);
});

test('so it does where the change cannot be undone any more', async () => {
  const shop = open();
  await setStock(shop, 4_000);
  shop.start();
  await screen.findByRole('button', { name: /^Undo: Product changed/ });
  await setStock(shop, 5_000);
  await press(shop, /^Undo: Product changed/);
  await loaded('2 changes');
  await expectFocusIn(2, /^Changed since$/);
});

test('so it does in a batch, for one of its changes and for the others', async () => {
  const shop = open();
  await moveAll(shop);
  shop.start();
  await shop.user.click(await screen.findByText('Each of the 3'));
  const [first] = screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('button', { name: /^Undo/ }));
  first?.focus();
  await shop.user.keyboard('{Enter}');
  await loaded('4 changes');
  await expectFocusIn(2, /^Undone \d/);
  await press(shop, /^Undo all 2/);
  await loaded('6 changes');
  await expectFocusIn(2, /^Undone$/);
});

test('the heading has it if the row goes to another page', async () => {
  const shop = open();
  await setStock(shop, 4_000);
  for (let stock = 5_000; stock < 5_019; stock += 1) await setStock(shop, stock, products[1]);
  shop.start();
  await loaded('20 changes');
  screen
    .getAllByRole('button', { name: /^Undo: Product changed/ })
    .at(-1)
    ?.focus();
  await shop.user.keyboard('{Enter}');
  await loaded('21 changes');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Changes by staff' })).toHaveFocus());
});

test('who has gone on meanwhile is left there', async () => {
  const shop = open();
  await setStock(shop, 4_000);
  shop.start();
  await press(shop, /^Undo: Product changed/);
  screen.getByRole('searchbox').focus();
  await loaded('2 changes');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
