import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MockOrder } from '../../../gateway/mocks/options.ts';
import { formatPrice, SHIPPING_FEE, TAX } from '../../../schema/shop.ts';
import { openSuperAdmin, orders } from './open-super-admin.ts';

afterEach(() => vi.restoreAllMocks());

const withStatus = (status: MockOrder['status']): MockOrder[] => orders.filter((order) => order.status === status);
function first(status: MockOrder['status']): MockOrder {
  const [found] = withStatus(status);
  if (!found) throw new Error(`No order is ${status}.`);
  return found;
}
const statusOf = ({ id }: MockOrder) => screen.findByRole('combobox', { name: `Status of order ${id}` });
const offered = async (order: MockOrder) =>
  within(await statusOf(order))
    .getAllByRole('option')
    .map((option) => option.textContent);
const choose = async (shop: ReturnType<typeof openSuperAdmin>, order: MockOrder) =>
  shop.user.click(await screen.findByRole('checkbox', { name: `Choose order ${order.id}` }));
const report = () => screen.findByRole('region', { name: 'Moving orders' });

test.each([
  ['PENDING', ['Pending', 'Packed', 'Dispatched', 'Cancelled', 'Delivered']],
  ['PACKED', ['Pending', 'Packed', 'Dispatched', 'Cancelled', 'Delivered']],
  ['DISPATCHED', ['Packed', 'Dispatched', 'Cancelled', 'Delivered']],
  ['CANCELLED', ['Pending', 'Cancelled']],
  ['DELIVERED', ['Delivered']],
] as const)('an order that is %s can go to: %j', async (status, moves) => {
  openSuperAdmin(`?q=${first(status).id}`);
  expect(await offered(first(status))).toEqual(moves);
});

test('one press takes the next step, in the row and in the drawer; the last one, which is final, asks for a second', async () => {
  const pending = first('PENDING');
  const shop = openSuperAdmin(`?q=${pending.id}`);
  await statusOf(pending);
  const step = (name: string) => screen.findByRole('button', { name: `${name}, order ${pending.id}` });
  await shop.user.click(await step('Mark packed'));
  await waitFor(async () => expect(await statusOf(pending)).toHaveValue('PACKED'));
  expect(await step('Mark dispatched')).toHaveFocus();
  await shop.user.click(screen.getByRole('button', { name: pending.id }));
  const drawer = within(await screen.findByRole('dialog', { name: /^Order …/ }));
  await shop.user.click(drawer.getByRole('button', { name: `Mark dispatched, order ${pending.id}` }));
  await shop.user.click(await drawer.findByRole('button', { name: `Mark delivered, order ${pending.id}` }));
  expect(drawer.getByText('This is final: a delivered order can’t be changed.')).toBeVisible();
  const save = drawer.getByRole('button', { name: `Save the status of order ${pending.id}` });
  expect(save).toHaveFocus();
  expect(shop.operations.filter(({ name }) => name === 'UpdateOrderStatus')).toHaveLength(2);
  await shop.user.click(save);
  await waitFor(() => expect(shop.operations.filter(({ name }) => name === 'UpdateOrderStatus')).toHaveLength(3));
  expect(drawer.queryByRole('button', { name: /^Mark / })).toBeNull();
});

test('a queue is worked with Enter alone: the focus goes on to the next order when one leaves the list', async () => {
  const shop = openSuperAdmin('?status=PENDING&sort=date');
  await statusOf(first('PENDING'));
  const before = screen.getAllByRole('button', { name: /^Mark packed/ });
  const [, second] = before;
  before[0]?.focus();
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Mark packed/ })).toHaveLength(before.length - 1));
  expect(second).toHaveFocus();
});

test('an order shows its customer, where it goes, how far it is, and sums that agree with its total', async () => {
  const packed = first('PACKED');
  const shop = openSuperAdmin(`?q=${packed.id}`);
  await shop.user.click(await screen.findByRole('button', { name: packed.id }));
  const drawer = await screen.findByRole('dialog', { name: /^Order …/ });
  expect(within(drawer).getByText(packed.id)).toBeVisible();
  const mail = within(drawer).getByRole('link', { name: /@/ });
  expect(mail).toHaveAttribute('href', `mailto:${encodeURIComponent(mail.textContent)}`);
  const lines = [...within(drawer).getByRole('group').children].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(4);
  const isBefore = (one: string, other: string) =>
    (within(drawer)
      .getByRole('heading', { name: one })
      .compareDocumentPosition(within(drawer).getByRole('heading', { name: other })) &
      Node.DOCUMENT_POSITION_FOLLOWING) >
    0;
  expect(isBefore('Delivery Address', 'Products')).toBe(true);
  expect(within(drawer).getByText('Packed', { selector: '[aria-current] *' })).toBeVisible();
  const amount = (name: string | RegExp): string =>
    within(drawer).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';
  const rupees = (text: string): number => Number(text.replace(/[₹,]/g, ''));
  expect(amount('Shipping')).toBe(formatPrice(SHIPPING_FEE));
  expect(rupees(amount(/^Items price/)) + SHIPPING_FEE + TAX).toBeCloseTo(rupees(amount('Payable')), 2);
  expect(screen.getByRole('table')).toHaveTextContent(amount('Payable'));
});

test('a row has the end of an id; its name and what is copied are the whole', async () => {
  const packed = first('PACKED');
  const shop = openSuperAdmin(`?q=${packed.id}`);
  const button = await screen.findByRole('button', { name: packed.id });
  expect(within(button).getByText(`…${packed.id.slice(-8)}`)).toBeVisible();
  expect(button).toHaveAttribute('title', packed.id);
  await shop.user.click(screen.getByRole('button', { name: `Copy the id ${packed.id}` }));
  expect(await screen.findByText('Id copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(packed.id);
});

test('the orders are there when the accounts cannot be read', async () => {
  const packed = first('PACKED');
  const shop = openSuperAdmin(`?q=${packed.id}`, { fail: { 'Order.customer': 'UPSTREAM_UNAVAILABLE' } });
  await statusOf(packed);
  await shop.user.click(screen.getByRole('button', { name: packed.id }));
  const drawer = await screen.findByRole('dialog', { name: /^Order …/ });
  expect(within(drawer).getByText('The account was removed, or could not be loaded.')).toBeVisible();
});

test('chosen orders move together, those alone that may', async () => {
  const shop = openSuperAdmin();
  const [pending, cancelled] = [first('PENDING'), first('CANCELLED')];
  await screen.findByText('No order chosen');
  await shop.user.click(await screen.findByRole('button', { name: 'Choose all 24' }));
  expect(screen.getByText('24 orders chosen')).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search orders' }), pending.id);
  await choose(shop, pending);
  // Chosen orders stay chosen while others are looked for.
  await shop.user.clear(screen.getByRole('searchbox', { name: 'Search orders' }));
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search orders' }), cancelled.id);
  await choose(shop, cancelled);
  expect(screen.getByText('2 orders chosen')).toBeVisible();
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Packed');
  await shop.user.click(screen.getByRole('button', { name: 'Move 1 of 2 to Packed' }));
  expect(await within(await report()).findByText('1 order moved to Packed')).toBeVisible();
  expect(await statusOf(cancelled)).toHaveValue('CANCELLED');
  await shop.user.clear(screen.getByRole('searchbox', { name: 'Search orders' }));
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search orders' }), pending.id);
  expect(await statusOf(pending)).toHaveValue('PACKED');
});

test('a cancellation is asked for first, with customer and amount, and Keep keeps the order', async () => {
  const shop = openSuperAdmin();
  const pending = first('PENDING');
  const save = async () => {
    await shop.user.selectOptions(await statusOf(pending), 'Cancelled');
    await shop.user.click(screen.getByRole('button', { name: `Save the status of order ${pending.id}` }));
    return screen.findByRole('dialog', { name: /^Cancel order …/ });
  };
  await shop.user.type(await screen.findByRole('searchbox', { name: 'Search orders' }), pending.id);
  const question = await save();
  expect(question).toHaveTextContent(/Divya Nair · ₹99,597/);
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep' })).toHaveFocus());
  await shop.user.click(within(question).getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shop.operations.filter(({ name }) => name === 'UpdateOrderStatus')).toEqual([]);
  // The select shows what is stored, and has the focus.
  expect(await statusOf(pending)).toHaveValue('PENDING');
  await waitFor(async () => expect(await statusOf(pending)).toHaveFocus());
  await save();
  await shop.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(shop.operations.filter(({ name }) => name === 'UpdateOrderStatus')).toHaveLength(1));
  expect(await statusOf(pending)).toHaveValue('CANCELLED');
  expect(await statusOf(pending)).toHaveFocus();
});

test('many orders are cancelled after one question', async () => {
  const shop = openSuperAdmin();
  await shop.user.click(await screen.findByRole('button', { name: 'Choose all 24' }));
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Cancelled');
  const movable = orders.filter(({ status }) => ['PENDING', 'PACKED', 'DISPATCHED'].includes(status)).length;
  await shop.user.click(screen.getByRole('button', { name: `Move ${movable} of 24 to Cancelled` }));
  expect(shop.operations.filter(({ name }) => name === 'MoveOrder')).toEqual([]);
  await shop.user.click(await screen.findByRole('button', { name: `Cancel ${movable} orders` }));
  expect(await within(await report()).findByText(`${movable} orders moved to Cancelled`)).toBeVisible();
});

test('each order that did not move is named with the reason, and the rest moves on', async () => {
  const shop = openSuperAdmin('?status=PENDING');
  const pending = withStatus('PENDING');
  const [taken] = pending;
  if (!taken) throw new Error('No order is pending.');
  await statusOf(taken);
  await shop.behind(`mutation { updateOrderStatus(orderId: "${taken.id}", status: DELIVERED) { code } }`);
  await shop.user.click(screen.getByRole('button', { name: `Choose all ${pending.length}` }));
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Packed');
  await shop.user.click(screen.getByRole('button', { name: `Move ${pending.length} to Packed` }));
  const { length } = pending;
  expect(await within(await report()).findByText(`${length - 1} of ${length} orders moved to Packed`)).toBeVisible();
  const failed = within(await report()).getByRole('listitem');
  expect(failed).toHaveTextContent(`${taken.id} Cannot update a delivered order`);
  // It alone is still chosen, and counted.
  expect(screen.getByText('1 order chosen')).toBeVisible();
  expect(screen.getByText('1 order', { exact: true })).toBeVisible();
});

test('the chosen orders are printed, each on a sheet, slips without prices', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')));
  const shop = openSuperAdmin('?status=PACKED');
  const packed = withStatus('PACKED');
  await statusOf(first('PACKED'));
  await shop.user.click(screen.getByRole('button', { name: `Choose all ${packed.length}` }));
  await shop.user.click(screen.getByRole('button', { name: 'Print' }));
  await shop.user.click(await screen.findByRole('menuitem', { name: 'Print packing slips' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheets = () => [...document.querySelectorAll('body > [hidden] > article')].map((sheet) => sheet.textContent);
  expect(sheets()).toHaveLength(packed.length);
  for (const { id } of packed) expect(sheets().some((text) => text.includes(id))).toBe(true);
  expect(sheets().join('')).toContain('Packing slip');
  expect(sheets().join('')).not.toContain('₹');
  // Whom a parcel goes to, as an envelope's window shows it.
  const [to] = [...document.querySelectorAll('article address')].map(({ children }) => [...children]);
  expect(to?.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\p{L}+ \p{L}+$/u),
    expect.any(String),
    expect.any(String),
    expect.stringMatching(/ – \d{6}$/),
    expect.any(String),
    expect.stringMatching(/^\+91\d{10}$/),
  ]);
  // By keyboard, too; Escape leads back to the button.
  const menu = screen.getByRole('button', { name: 'Print' });
  menu.focus();
  await shop.user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Print packing slips' });
  await shop.user.keyboard('{Escape}');
  await waitFor(() => expect(menu).toHaveFocus());
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print packing slips' })).toHaveFocus());
  await shop.user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Print order summaries' })).toHaveFocus();
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(sheets()).toHaveLength(packed.length);
  expect(sheets().every((text) => text.includes('Order summary') && text.includes('₹'))).toBe(true);
  // Whoever prints later wants the screen.
  await shop.user.keyboard('a');
  expect(sheets()).toEqual([]);
});
