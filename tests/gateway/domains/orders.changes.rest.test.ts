import { describe, expect, test } from 'vitest';
import {
  parseOrder,
  placeOrder,
  removeOrderItem,
  updateOrderStatus,
} from '../../../gateway/domains/orders/orders.rest.ts';
import { answering, CALLER_TOKEN, type Change } from '../../support/answers.ts';
import { RAW_ORDER, recordId } from '../../support/records.ts';
import { testChanges } from '../../support/rest-tests.ts';

const [PRODUCT, ADDRESS, ORDER] = [recordId(1), recordId(31), recordId(41)];
const LINES = [{ productId: PRODUCT, quantity: 2 }];
const PLACED = { message: 'Order placed successfully', hint: 'orSucc', order: RAW_ORDER };

describe('POST /api/order/post', () => {
  test.each([
    ['CREDIT_CARD', 'creditCard'],
    ['UPI', 'UPI'],
    ['CASH_ON_DELIVERY', 'cashOn'],
  ] as const)('calls %s %s, and sends the token in the body', async (method, paymentMethod) => {
    const { rest, asked } = answering(201, PLACED);
    expect(await placeOrder(rest, LINES, method, ADDRESS)).toEqual({
      code: 'PLACED',
      message: 'Order placed successfully',
      order: parseOrder(RAW_ORDER),
    });
    const payload = { products: LINES, paymentMethod, deliveryAddressId: ADDRESS, token: CALLER_TOKEN };
    expect(asked).toEqual([['POST /api/order/post', payload]]);
  });

  test.each([
    [400, 'deliveryAddressId is required', 'FAILED'],
    [400, { message: 'Order already exists', order: RAW_ORDER }, 'ALREADY_EXISTS'],
  ])('%i %j is an outcome without an order', async (status, body, code) => {
    expect(await placeOrder(answering(status, body).rest, LINES, 'UPI', ADDRESS)).toMatchObject({ code, order: null });
  });

  test.each([undefined, null, {}, 'x', { ...RAW_ORDER, _id: 7 }])(
    'has placed it, also where the order in the answer is %j',
    async (order) => {
      const placed = await placeOrder(answering(201, { ...PLACED, order }).rest, LINES, 'UPI', ADDRESS);
      expect(placed).toMatchObject({ code: 'PLACED', order: null });
    },
  );
});

describe('a change to an order', () => {
  const CHANGES: Change[] = [
    [
      'remove',
      (rest) => removeOrderItem(rest, ORDER, PRODUCT),
      ['DELETE /api/order/remove', { orderId: ORDER, productId: PRODUCT }],
    ],
    [
      'dispatch',
      (rest) => updateOrderStatus(rest, ORDER, 'DISPATCHED'),
      ['PATCH /api/order/updateStatus', { orderId: ORDER, newOrderStatus: 'dispatch' }],
    ],
  ];

  test.each([
    ['PENDING', 'pending'],
    ['PACKED', 'packed'],
    ['CANCELLED', 'cancelled'],
    ['DELIVERED', 'delivered'],
  ] as const)('to the status %s says %s', async (status, newOrderStatus) => {
    const { rest, asked } = answering(200, { message: 'Order status updated successfully' });
    expect(await updateOrderStatus(rest, ORDER, status)).toMatchObject({ code: 'UPDATED' });
    expect(asked).toEqual([['PATCH /api/order/updateStatus', { orderId: ORDER, newOrderStatus }]]);
  });

  testChanges(CHANGES);
});
