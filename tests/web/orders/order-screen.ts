import { screen } from '@testing-library/react';
import type { MockOptions, MockOrder } from '../../../gateway/mocks/options.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screens.
import '../../../web/src/features/orders/orders-page.tsx';
import '../../../web/src/features/orders/order-page.tsx';
import { productId } from '../../support/graphql/mock-schema.ts';

export const ORDER_1 = '670000010000000000000000';
export const ORDER_2 = '670000020000000000000000';

/** The screen of ORDER_1. */
export const DETAILS = `/orders/details/orderId/${ORDER_1}`;

/** The id of a deleted product. */
export const DELETED = '65dead000000000000000000';

/** An order with default values. A larger id means a later order. */
export function mockOrder(order: Partial<MockOrder> = {}): MockOrder {
  const id = order.id ?? ORDER_1;
  return {
    id,
    owner: 'shopper@haat.com',
    status: 'PENDING',
    paymentMethod: 'CASH_ON_DELIVERY',
    createdAt: new Date(Date.UTC(2026, 5, 1) + Number.parseInt(id.slice(2, 8), 16)).toISOString(),
    items: [
      { productId: productId(1), quantity: 2 },
      { productId: productId(2), quantity: 1 },
    ],
    deliveryAddress: {
      address: '14, Lake View Road',
      block: 'Ward 6',
      city: 'Ernakulam',
      state: 'Kerala',
      postalCode: '682011',
    },
    ...order,
  };
}

/** Opens an order, or another screen at `path`. */
export function openOrder(options: MockOptions = {}, path = DETAILS) {
  const shop = renderScreen(path, { signedInAs: 'shopper@haat.com', orders: [mockOrder()], ...options });
  shop.start();
  return shop;
}

/** The line of a product on the order's screen. */
export async function requireLine(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const line = heading.closest('li');
  if (!line) throw new Error(`${title} is not in the list.`);
  return line;
}

/** Names and values of the definition lists in an element. */
export function facts(element: HTMLElement): Record<string, string> {
  const rows = [...element.querySelectorAll('dl > div')];
  return Object.fromEntries(
    rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
  ) as Record<string, string>;
}
