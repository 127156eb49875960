import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../support/graphql/mock-schema.ts';
import { mockOrder, openOrder, ORDER_1, ORDER_2 } from './order-screen.ts';

const ONE_ITEM = [{ productId: productId(1), quantity: 1 }];
const section = () => screen.findByRole('region', { name: 'Cancelled' });
const remove = (id: string) => screen.findByRole('button', { name: `Remove the cancelled order ${id} from this list` });
type Shop = ReturnType<typeof openOrder>;

async function cancelLine(shop: Shop, title: string) {
  await shop.user.click(await screen.findByRole('button', { name: `Cancel ${title}` }));
  await shop.user.click(await screen.findByRole('button', { name: 'Cancel item' }));
}
async function cancelAll(shop: Shop) {
  await shop.user.click(await screen.findByRole('button', { name: 'Cancel whole order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the whole order?' });
  await shop.user.click(within(dialog).getByRole('button', { name: 'Cancel whole order' }));
  await screen.findByText('Order removed successfully');
}

test('a cancelled line stays as a note with products, amount and date, beside the order that goes on', async () => {
  const shop = openOrder();
  await cancelLine(shop, 'Laptop 1');
  await screen.findByText('Product removed from order successfully');
  const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(new Date());
  const lines = screen.getByRole('list', { name: 'Cancelled products' });
  expect(lines).toHaveTextContent(`2 × Laptop 1Cancelled ${today}₹1,598`);
  expect(lines.querySelector('img')).not.toBeNull();
  expect(lines.querySelector('s')).toHaveTextContent('2 × Laptop 1');
  await shop.navigate('/orders');
  const note = await section();
  expect(note).toHaveTextContent(`Part of order …00000000Cancelled ${today}2 × Laptop 1₹1,598`);
  expect(note).toHaveTextContent('It was to be paid on delivery, so nothing was charged.');
  expect(note).toHaveTextContent('remembered on this device only');
  expect(screen.getByRole('table', { name: 'Orders' })).not.toHaveTextContent('Laptop 1');
});

test.each(['where its last line was cancelled', 'from its note'])(
  'an order that was cancelled line by line can be put back into the cart, %s',
  async (place) => {
    const shop = openOrder();
    await cancelLine(shop, 'Laptop 1');
    await screen.findByText('Product removed from order successfully');
    await cancelLine(shop, 'Leather Handbag 2');
    await screen.findByText('Order removed successfully');
    if (place === 'from its note') await shop.navigate('/orders');
    const putBack = { name: 'Put them back into the cart (Order …00000000)' };
    await shop.user.click(await screen.findByRole('button', putBack));
    await waitFor(() => expect(shop.address()).toBe('/cart'));
    const added = shop.operations.filter(({ name }) => name === 'AddToCart').map(({ variables }) => variables);
    expect(added).toEqual([
      { productId: productId(1), quantity: 2 },
      { productId: productId(2), quantity: 1 },
    ]);
  },
);

test('a whole order is one note with all that it came to, also where no other order is left', async () => {
  const shop = openOrder({ orders: [mockOrder({ paymentMethod: 'UPI' })] });
  const payable = (await screen.findAllByText(/^₹16,/)).at(-1)?.textContent ?? 'none';
  await cancelAll(shop);
  await shop.navigate('/orders');
  expect(await screen.findByText('No order found')).toBeVisible();
  // Small: the cancelled one is what somebody looks for then.
  expect(screen.getByText('You have no order at the moment. What you cancelled is listed below.')).toBeVisible();
  expect(screen.queryByText(/^What you order will be listed here/)).toBeNull();
  const note = await section();
  expect(within(note).getAllByRole('listitem')).toHaveLength(1);
  expect(note).toHaveTextContent(`Order …00000000Cancelled`);
  expect(note).toHaveTextContent(`2 × Laptop 1, Leather Handbag 2${payable}`);
  expect(note).not.toHaveTextContent('charged');
});

test('what the API refuses to cancel is not noted', async () => {
  const shop = openOrder({ orders: [mockOrder({ items: ONE_ITEM })] });
  await screen.findByRole('button', { name: 'Cancel Laptop 1' });
  shop.faults.set('RemoveOrderItem', 'UPSTREAM_UNAVAILABLE');
  await cancelLine(shop, 'Laptop 1');
  await screen.findByText(/cannot be reached/);
  expect(localStorage.getItem('cancelledOrders')).toBeNull();
});

test("an order's screen shows what was cancelled of it alone; an older note has the order's date", async () => {
  const note = (id: string, title: string) => ({
    id,
    at: Date.UTC(2026, 3, 23),
    items: [{ title, quantity: 1 }],
    amount: 295,
    whole: false,
    onDelivery: true,
  });
  const notes = [note(ORDER_2, 'Clay Pot'), note(ORDER_1, 'Brass Lamp')];
  localStorage.setItem('cancelledOrders', JSON.stringify({ 'shopper@haat.com': notes }));
  openOrder();
  const lines = await screen.findByRole('list', { name: 'Cancelled products' });
  expect(lines).toHaveTextContent('Brass LampCancelled 23 Apr 2026');
  expect(lines).not.toHaveTextContent('Clay Pot');
});

test('a note can be removed, the latest of which can be taken back; the focus goes to the next one', async () => {
  const items = [{ title: 'Brass Lamp', quantity: 1 }];
  const note = (id: string, at: number) => ({ id, at, items, amount: 295, whole: true, onDelivery: true });
  localStorage.setItem(
    'cancelledOrders',
    JSON.stringify({ 'shopper@haat.com': [note(ORDER_2, 2000), note(ORDER_1, 1000)] }),
  );
  const shop = openOrder({ orders: [] }, '/orders');
  await shop.user.click(await remove(ORDER_2));
  expect(await remove(ORDER_1)).toHaveFocus();
  await shop.user.click(await remove(ORDER_1));
  expect(screen.queryByRole('region', { name: 'Cancelled' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage.getItem('cancelledOrders')).toBe('{}');
  // A newer toast with the same button has replaced the older.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
  await shop.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await remove(ORDER_1)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Remove the cancelled order 67000002/ })).toBeNull());
});

test('nobody sees what another account of this browser has cancelled', async () => {
  const note = { id: ORDER_1, at: 1000, items: [], amount: 295, whole: true, onDelivery: true };
  localStorage.setItem('cancelledOrders', JSON.stringify({ 'asha@haat.com': [note] }));
  openOrder({}, '/orders');
  expect(await screen.findByRole('table', { name: 'Orders' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Cancelled' })).toBeNull();
});
