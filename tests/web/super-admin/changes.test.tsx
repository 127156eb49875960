import { gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import * as csv from '../../../web/src/lib/csv.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const lamp = mockProduct({ id: productId(1), title: 'Brass lamp', discountPrice: 100, stock: 5 });
const cup = mockProduct({ id: productId(2), title: 'Clay cup', stock: 3 });
const products = [lamp, cup];
const orders = mockOrders(products)
  .slice(0, 1)
  .map((order) => ({ ...order, status: 'PENDING' as const }));

interface Change {
  mutation: string;
  variables: Record<string, unknown>;
}
const setFields = (id: string, changes: object): Change => ({
  mutation: 'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }',
  variables: { id, changes },
});

/** A shop whose super admin has made some changes, the first one first. */
async function open(search = '', changes: readonly Change[] = []) {
  const shop = renderScreen(`/superAdmin?tab=changes${search}`, { signedInAs: 'super@haat.com', products, orders });
  const make = ({ mutation, variables }: Change) => shop.client.mutate({ mutation: gql(mutation), variables });
  for (const change of changes) await make(change);
  shop.start();
  return { ...shop, make };
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Changes by staff, latest first' }))
    .getAllByRole('row')
    .slice(1);
const loaded = (count: string) => screen.findByText(count, { selector: '[role=status]' });
const logged = (shop: Awaited<ReturnType<typeof open>>) =>
  shop.operations.filter(({ name }) => name.startsWith('StaffLog')).map(({ variables }) => variables);

test('says who did what and when, what was before and after, and in which request', async () => {
  await open('', [
    setFields(lamp.id, { discountPrice: 120, stock: 4 }),
    {
      mutation: 'mutation ($orderId: ID!) { updateOrderStatus(orderId: $orderId, status: PACKED) { code } }',
      variables: { orderId: orders[0]?.id },
    },
    {
      mutation: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { code } }',
      variables: {
        input: {
          name: 'Kavya Menon',
          email: 'kavya@example.com',
          mobile: '9876543210',
          password: 'Secret@77',
          role: 'ADMIN',
        },
      },
    },
  ]);
  await loaded('3 changes');
  const [account, order, price] = await rows();
  expect(price).toHaveTextContent('Meera Iyer');
  expect(price).toHaveTextContent('Product changed');
  expect(price).toHaveTextContent('Price ₹100 → became ₹120');
  expect(price).toHaveTextContent('Stock 5 → became 4');
  expect(price?.querySelector('time')).not.toBeNull();
  expect(order).toHaveTextContent('Status Pending → became Packed');
  // Ids are short, and whole in the tooltip.
  expect(order?.textContent).not.toMatch(/[0-9a-f]{9}/);
  const thing = within(order as HTMLElement).getByRole('button', { name: /^Only changes of …[0-9a-f]{8}$/ });
  expect(thing.title).toMatch(/^[0-9a-f]{24}$/);
  expect(within(order as HTMLElement).getByRole('button', { name: /^Copy the id/ })).toBeVisible();
  expect(within(account as HTMLElement).getByText('No undo: remove it in Users')).toBeVisible();
  expect(within(order as HTMLElement).getByRole('button', { name: /^Undo: Order moved, …/ })).toBeVisible();
  expect(within(price as HTMLElement).queryByText(/^(No undo|Final)/)).toBeNull();
  // Three values are in sight; more of them open with a press.
  expect(within(account as HTMLElement).getByText('kavya@example.com')).toBeVisible();
  expect(within(account as HTMLElement).getByText('1 more field: Name')).toBeVisible();
  expect(account).toHaveTextContent('Role Admin');
  expect(document.body.textContent).not.toContain('Secret@77');
});

test('filters by action, person, day, words and thing; each is in the address', async () => {
  const shop = await open('', [
    setFields(lamp.id, { stock: 4 }),
    setFields(cup.id, { stock: 9 }),
    setFields(cup.id, { stock: 8 }),
  ]);
  await loaded('3 changes');
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Product changed');
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Meera Iyer');
  await shop.user.type(screen.getByRole('searchbox'), 'clay');
  await loaded('2 changes');
  await waitFor(() => expect(shop.address()).toMatch(/tab=changes&action=UPDATE_PRODUCT&by=[0-9a-f]{24}&q=clay$/));
  await shop.user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await shop.user.click(
    (await screen.findAllByRole('button', { name: 'Only changes of Brass lamp' }))[0] as HTMLElement,
  );
  await loaded('1 change');
  expect(shop.address()).toBe(`/superAdmin?tab=changes&of=${lamp.id}`);
  await shop.user.click(screen.getByRole('button', { name: 'Only Brass lamp: show all again' }));
  await loaded('3 changes');
  await shop.user.click(screen.getByRole('button', { name: 'More filters' }));
  await shop.user.type(screen.getByLabelText('To'), '2020-01-31');
  expect(await screen.findByRole('heading', { name: 'No changes found' })).toBeVisible();
  expect(logged(shop).at(-1)?.['filter']).toEqual({ to: '2020-01-31' });
  expect(screen.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
});

test('an address that nobody’s screen has written is read as far as it makes sense', async () => {
  const shop = await open('&action=DROP&by=1&of=x&from=2026-13-40&to=yesterday', [setFields(lamp.id, { stock: 4 })]);
  await loaded('1 change');
  expect(logged(shop)[0]?.['filter']).toEqual({});
});

test('a change of a product is taken back with one press, and the log says so', async () => {
  const shop = await open('', [setFields(lamp.id, { discountPrice: 120 })]);
  const toast = vi.spyOn(toasts, 'showToast');
  await shop.user.click(await screen.findByRole('button', { name: 'Undo: Product changed, Brass lamp' }));
  await loaded('2 changes');
  expect(toast).toHaveBeenCalledOnce();
  expect(toast.mock.lastCall?.[0]).toMatchObject({ kind: 'success' });
  expect(toast.mock.lastCall?.[0].message).toMatch(/^Undone: Product changed, ./);
  const [undo, first] = await rows();
  expect(undo).toHaveTextContent('Price ₹120 → became ₹100');
  expect(undo).toHaveTextContent('Undoes an earlier change');
  expect(first).toHaveTextContent('Undone');
  expect(within(first as HTMLElement).queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('what somebody has changed since is not taken back, and the reason is said', async () => {
  const shop = await open('', [setFields(lamp.id, { stock: 4 })]);
  const toast = vi.spyOn(toasts, 'showToast');
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  await shop.make(setFields(lamp.id, { stock: 2 }));
  await shop.user.click(undo);
  await loaded('2 changes');
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'error', message: 'Somebody has changed this product since.' }),
  );
  await expectInPlaceOfUndo(1, 'Changed since');
});

/** What stands in place of the button of a row. */
async function expectInPlaceOfUndo(at: number, text: string): Promise<void> {
  const row = within((await rows())[at] as HTMLElement);
  expect(await row.findByText(text)).toBeVisible();
  expect(row.queryByRole('button', { name: /^Undo/ })).toBeNull();
}
const move = (status: string): Change => ({
  mutation: `mutation ($orderId: ID!) { updateOrderStatus(orderId: $orderId, status: ${status}) { code } }`,
  variables: { orderId: orders[0]?.id },
});

test('an order that was moved on, and a product that is gone, have no button that could only fail', async () => {
  await open('', [
    setFields(cup.id, { stock: 9 }),
    { mutation: 'mutation ($id: ID!) { deleteProduct(id: $id) { code } }', variables: { id: cup.id } },
    move('PACKED'),
    move('DISPATCHED'),
  ]);
  await loaded('4 changes');
  await expectInPlaceOfUndo(1, 'Moved since');
  await expectInPlaceOfUndo(3, 'Product gone');
  expect(within((await rows())[0] as HTMLElement).getByRole('button', { name: /^Undo: Order moved/ })).toBeVisible();
});

test('a price that was set back, as the Undo of a toast does, says when; two that are the same again are no way back', async () => {
  await open('', [
    setFields(lamp.id, { discountPrice: 120 }),
    setFields(lamp.id, { discountPrice: 100 }),
    setFields(cup.id, { stock: 4 }),
    setFields(cup.id, { stock: 9 }),
  ]);
  await loaded('4 changes');
  expect((await rows())[3]).toHaveTextContent(/Price ₹100 → became ₹120.*Undone \d/);
  await expectInPlaceOfUndo(1, 'Changed since');
});

test('a move that was taken back says when', async () => {
  await open('', [move('PACKED'), move('PENDING')]);
  await loaded('2 changes');
  const [, first] = await rows();
  expect(first).toHaveTextContent(/Pending → became PackedUndone \d/);
  expect(within(first as HTMLElement).queryByRole('button', { name: /^Undo/ })).toBeNull();
});

const many = Array.from({ length: 45 }, (_, at) => setFields(cup.id, { stock: at + 10 }));

test('pages are read one by one; the file has all of them, and nothing else', async () => {
  const shop = await open('&q=clay', [setFields(lamp.id, { stock: 1 }), ...many]);
  const download = vi.spyOn(csv, 'downloadCsv').mockReturnValue();
  await loaded('45 changes');
  expect(await rows()).toHaveLength(20);
  await shop.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Page 2 of 3');
  await waitFor(() => expect(logged(shop).at(-1)).toMatchObject({ offset: 20, limit: 20 }));
  await shop.user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [name, sheet] = download.mock.lastCall ?? [];
  expect(name).toBe('changes.csv');
  expect(sheet?.rows).toHaveLength(45);
  expect(sheet?.rows[0]).toEqual(expect.arrayContaining(['Meera Iyer', 'Product changed', 'Clay cup', 'Stock: 54']));
  expect(sheet?.head).toContain('Request');
  expect(logged(shop).at(-1)).toEqual({ filter: { search: 'clay' }, offset: 0, limit: 500 });
});

test('a file that cannot be read whole is not made, and the reason is said', async () => {
  const shop = await open('', [setFields(lamp.id, { stock: 4 })]);
  const download = vi.spyOn(csv, 'downloadCsv').mockReturnValue();
  const toast = vi.spyOn(toasts, 'showToast');
  await loaded('1 change');
  shop.faults.set('StaffLogRows', 'STORE_UNAVAILABLE');
  await shop.user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    kind: 'error',
    message: expect.stringMatching(/keeps for its staff/) as string,
  });
  expect(download).not.toHaveBeenCalled();
});

test('a shop where nobody has changed anything says what will stand here', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'No changes yet' })).toBeVisible();
});

test('without the store the screen says so, and tries again', async () => {
  const shop = renderScreen('/superAdmin?tab=changes', { signedInAs: 'super@haat.com', products });
  const { mutation, variables } = setFields(lamp.id, { stock: 4 });
  await shop.client.mutate({ mutation: gql(mutation), variables });
  shop.faults.set('StaffLog', 'STORE_UNAVAILABLE');
  shop.start();
  expect(await screen.findByText(/What the shop keeps for its staff cannot be reached/)).toBeVisible();
  shop.faults.clear();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  await loaded('1 change');
});
