import type { MockOrder } from '../../gateway/mocks/mock-options.ts';

/** Ids of orders in these tests. */
export const ORDER_1 = '670000010000000000000000';
export const ORDER_2 = '670000020000000000000000';

/** An id that no product of the tests' catalogue has: it was deleted. */
export const DELETED = '65dead000000000000000000';

/** An order of the tests' shopper, believable where nothing is said; the larger its id, the later it was placed. */
export function mockOrder(order: Partial<MockOrder> = {}): MockOrder {
  const id = order.id ?? ORDER_1;
  return {
    id,
    owner: 'shopper@haat.com',
    status: 'PENDING',
    paymentMethod: 'CASH_ON_DELIVERY',
    createdAt: new Date(Date.UTC(2026, 5, 1) + Number.parseInt(id.slice(2, 8), 16)).toISOString(),
    items: [
      { productId: 'p1', quantity: 2 },
      { productId: 'p2', quantity: 1 },
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
