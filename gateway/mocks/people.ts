import type { OrderStatus, PaymentMethod } from '../generated/schema.ts';
import { mockId } from './catalogue.ts';
import type { MockAccount, MockOrder, MockProduct } from './options.ts';

/** One account for each role, and a few customers. Their passwords are public. */
export const MOCK_ACCOUNTS: readonly MockAccount[] = [
  { name: 'Asha Menon', email: 'shopper@haat.com', password: 'Shopper@1', role: 'USER' },
  { name: 'Rohan Kapoor', email: 'admin@haat.com', password: 'Admin@1', role: 'ADMIN' },
  { name: 'Meera Iyer', email: 'super@haat.com', password: 'Super@1', role: 'SUPER_ADMIN' },
  { name: 'Vikram Rao', email: 'vikram.rao@example.com', password: 'Vikram@1', role: 'USER' },
  { name: 'Divya Nair', email: 'divya.nair@example.com', password: 'Divya@12', role: 'USER' },
  { name: 'Imran Qureshi', email: 'imran.qureshi@example.com', password: 'Imran@12', role: 'USER' },
];

const CUSTOMERS = ['vikram.rao@example.com', 'divya.nair@example.com', 'imran.qureshi@example.com', 'shopper@haat.com'];
const STATUSES: readonly OrderStatus[] = ['DELIVERED', 'DELIVERED', 'CANCELLED', 'DISPATCHED', 'PACKED', 'PENDING'];
const METHODS: readonly PaymentMethod[] = ['UPI', 'CASH_ON_DELIVERY', 'CREDIT_CARD'];
const ADDRESSES = [
  { address: '14, Lake View Road', block: 'Ward 6', city: 'Ernakulam', state: 'Kerala', postalCode: '682011' },
  { address: '3/27, Civil Lines', block: 'Sector B', city: 'Jaipur', state: 'Rajasthan', postalCode: '302006' },
];
const FIRST_ORDER = Date.UTC(2026, 5, 9, 4, 30); // 9 June 2026, 04:30 UTC
const TWO_DAYS = 2 * 24 * 60 * 60_000; // ms
const ORDERS = 24; // more than one page of the super admin's list

/** Orders in every state. One holds a product that was deleted. */
export function mockOrders(products: readonly MockProduct[]): MockOrder[] {
  return Array.from({ length: ORDERS }, (_, place) => {
    const chosen = [place, place + 13].map((at) => products[at % products.length]?.id ?? '');
    const items = chosen.slice(0, 1 + (place % 2)).map((productId, at) => ({ productId, quantity: 1 + at }));
    if (place === 3) items.push({ productId: mockId('65', 0xdead), quantity: 1 });
    return {
      id: mockId('67', place),
      owner: CUSTOMERS[place % CUSTOMERS.length] ?? '',
      status: STATUSES[place % STATUSES.length] ?? 'PENDING',
      paymentMethod: METHODS[place % METHODS.length] ?? null,
      createdAt: new Date(FIRST_ORDER + place * TWO_DAYS).toISOString(),
      items,
      deliveryAddress: ADDRESSES[place % ADDRESSES.length] ?? null,
    };
  });
}
