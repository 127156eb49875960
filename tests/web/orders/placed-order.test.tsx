import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from '../../../web/src/shared/rails/also-like.tsx';
import type { OrderStateFragment } from '../../../web/src/generated/shared-order.ts';
import { ItemPictures } from '../../../web/src/features/orders/placed-order.tsx';
import { placedOrderIn, placedOrderState } from '../../../web/src/shared/order/placed-order.ts';
import { open, press, toConfirm } from '../checkout/checkout-steps.tsx';
import { facts, openOrder } from './order-screen.ts';

afterEach(() => vi.restoreAllMocks());

test.each([undefined, null, 'x', {}, { placedOrder: 5 }])('a history entry with %j names no order', (state) => {
  expect(placedOrderIn(state)).toBeUndefined();
});

test('what the checkout writes can be read', () => {
  expect(placedOrderIn(placedOrderState('a'))).toBe('a');
});

test('the order list confirms the order that was placed, with its number, amount and savings', async () => {
  const shop = open();
  await toConfirm(shop);
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  const placed = await screen.findByRole('region', { name: 'Thank you, your order is placed' });
  expect(placed).toHaveTextContent('Packed next, then dispatched, then delivered.');
  expect(placed).toHaveTextContent('You save ₹20 on the original prices');
  const { OrderID: number, ...others } = facts(placed);
  expect(others).toEqual({
    Payable: '₹645',
    Items: '3',
    'Payment method': 'UPI',
    'Delivery Address': '14, Lake View Road, Ward 6, Ernakulam, Kerala 682011',
  });
  expect(within(placed).getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, your order is placed');
  expect(screen.getByRole('heading', { level: 2, name: 'My Orders' })).toBeVisible();
  const products = within(within(placed).getByRole('list', { name: 'Products' })).getAllByRole('listitem');
  expect(products.map(({ textContent }) => textContent)).toEqual(['Walnut Radio', 'Brass Lamp']);
  const link = within(placed).getByRole('link', { name: 'View order' });
  const id = link.getAttribute('href')?.split('/').at(-1) ?? '';
  expect(number).toContain(id);

  vi.spyOn(window, 'print').mockImplementation(() => window.dispatchEvent(new Event('beforeprint')));
  await press(shop, 'Print');
  const paper = document.querySelector<HTMLElement>('body > [hidden] > article');
  expect(paper).toHaveTextContent('Order summary');
});

test('another visit to the order list confirms nothing', async () => {
  openOrder({}, '/orders');
  await screen.findByRole('table', { name: 'Orders' });
  expect(screen.queryByText('Thank you, your order is placed')).toBeNull();
});

test.each([
  ['abc', ['a', 'b', 'c']],
  ['abcd', ['a', 'b', 'c', 'd']],
  ['abcde', ['a', 'b', 'c', 'and 2 more']],
])('of the products %s the first are shown, and never one alone is left over', (titles, lines) => {
  const items = [...titles].map((title) => ({ id: title, product: { title, image: null } }));
  render(<ItemPictures items={items as unknown as OrderStateFragment['items']} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
});

test('below the order that was placed stands what goes with it, without what was bought', async () => {
  const shop = open();
  await toConfirm(shop);
  await press(shop, 'Place order');
  const rail = await screen.findByRole('region', { name: 'You may also like' });
  expect(await within(rail).findByRole('heading', { name: /Sold Scarf/ })).toBeVisible();
  expect(within(rail).queryByText(/Walnut Radio|Brass Lamp/)).toBeNull();
});

const card = (id: string, availability: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK') =>
  ({ id, availability }) as Parameters<typeof inTurn>[0][number][number];

test('of several lists one product each in turn, each once, the sold out last', () => {
  const lists = [
    [card('a'), card('b', 'OUT_OF_STOCK'), card('x')],
    [card('c'), card('a'), card('d')],
  ];
  expect(inTurn(lists, ['x']).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b']);
});
