import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { DELETED, facts, mockOrder, openOrder, ORDER_1 } from './order-screen.ts';

afterEach(() => vi.restoreAllMocks());

/** As the browser: the event comes first, then the page is drawn on paper. */
function spyOnPrint() {
  return vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
}

async function printed(options: MockOptions = {}): Promise<HTMLElement> {
  spyOnPrint();
  const shop = openOrder(options);
  await screen.findByText('shopper@haat.com');
  expect(document.querySelector('body > [hidden] > article')).toBeNull();
  await shop.user.click(screen.getByRole('button', { name: 'Print' }));
  const sheet = document.querySelector<HTMLElement>('body > [hidden] > article');
  if (!sheet) throw new Error('Nothing is printed.');
  return sheet;
}

const rows = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));

test('prints who ordered what, where it goes and what it comes to', async () => {
  const sheet = await printed({ orders: [mockOrder({ createdAt: '2026-11-22T08:00:00.000Z' })] });
  expect(sheet).not.toBeVisible();
  expect(within(sheet).getAllByText('Haat')).toHaveLength(2);
  expect(within(sheet).getByText('Order summary').tagName).toBe('H1');
  expect(facts(sheet)).toEqual({
    OrderID: ORDER_1,
    'Sold by': 'Haat',
    Ordered: '22 Nov 2026',
    'Payment method': 'Cashon Delivery',
    'Order Status': 'Pending',
    Name: 'Asha Menon',
    Email: 'shopper@haat.com',
    Phone: expect.stringMatching(/^\+91\d{10}$/) as string,
  });
  expect([...(sheet.querySelector('address')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '14, Lake View Road',
    'Ward 6',
    'Ernakulam – 682011',
    'Kerala',
  ]);
  expect(rows(sheet)).toEqual([
    ['Product', 'Quantity', 'Unit price', 'Amount'],
    ['Laptop 1', '2', '₹799', '₹1,598'],
    ['Leather Handbag 2', '1', '₹15,292', '₹15,292'],
    ['Items price', '₹16,890'],
    ['Shipping', '₹40'],
    ['Tax', '₹5'],
    ['Payable', '₹16,935'],
  ]);
  expect(sheet).toHaveTextContent(
    /Printed on .+ 20\d\d\. Worked out with today’s prices.+ This is a summary, not an invoice\.$/,
  );
});

test('is a summary of what was cancelled, whatever its prices: an invoice asks for money', async () => {
  const kept = {
    id: ORDER_1,
    prices: [
      [productId(1), 799],
      [productId(2), 15_292],
    ],
  };
  localStorage.setItem('orderedPrices', JSON.stringify({ 'shopper@haat.com': [kept] }));
  const sheet = await printed({ orders: [mockOrder({ status: 'CANCELLED' })] });
  expect(within(sheet).getByText('Order summary').tagName).toBe('H1');
  expect(rows(sheet)).toContainEqual(['It would have come to', '₹16,935']);
});

test.each([
  [
    'another account',
    {
      'asha@haat.com': [
        {
          id: ORDER_1,
          prices: [
            [productId(1), 799],
            [productId(2), 15_292],
          ],
        },
      ],
    },
  ],
  [
    'what is no record',
    { 'shopper@haat.com': [null, { id: 1 }, { id: ORDER_1, prices: [null, [productId(1)], 799] }] },
  ],
  ['what is no list', { 'shopper@haat.com': 'constructor' }],
])('is a summary where the browser keeps the prices of %s', async (_, kept) => {
  localStorage.setItem('orderedPrices', JSON.stringify(kept));
  expect(within(await printed()).getByText('Order summary').tagName).toBe('H1');
});

test('invents nothing for a deleted product, a missing address, date and payment', async () => {
  const items = [
    { productId: DELETED, quantity: 3 },
    { productId: productId(1), quantity: 1 },
  ];
  const unknown = { createdAt: 'some day', paymentMethod: null, deliveryAddress: null, status: 'CANCELLED' } as const;
  const sheet = await printed({ orders: [mockOrder({ ...unknown, items })] });
  expect(rows(sheet)).toContainEqual(['A product that is no longer sold', '3', 'Not known', 'Not counted']);
  expect(rows(sheet)).toContainEqual(['Items price', '₹799']);
  expect(rows(sheet)).toContainEqual(['It would have come to', '₹844']);
  expect(facts(sheet)).toMatchObject({
    Ordered: 'Not known',
    'Payment method': 'Not given',
    'Order Status': 'Cancelled',
  });
  expect(sheet).toHaveTextContent('The address of this order is no longer kept.');
});

test('what is printed leaves with the order', async () => {
  const sheet = await printed();
  act(() => screen.getByRole('link', { name: 'My Orders' }).click());
  await screen.findByRole('table', { name: 'Orders' });
  expect(sheet).not.toBeInTheDocument();
});
