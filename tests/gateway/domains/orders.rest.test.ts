import { describe, expect, test } from 'vitest';
import {
  findOrder,
  getDeliveredTotals,
  listAllOrders,
  listOrders,
  parseOrder,
} from '../../../gateway/domains/orders/orders.rest.ts';
import { answering, UNUSABLE } from '../../support/answers.ts';
import { RAW_FAULT, RAW_ORDER, RAW_PRODUCT, recordId } from '../../support/records.ts';
import { testFaults } from '../../support/rest-tests.ts';

const ORDER = recordId(41);
const OLDER = { ...RAW_ORDER, _id: recordId(42), created: '2023-01-01T00:00:00Z' };
const UNDATED = { ...RAW_ORDER, _id: recordId(43), created: undefined };

describe('a raw order', () => {
  test('is read whole, with the names of the shop', () => {
    expect(parseOrder(RAW_ORDER)).toMatchObject({
      id: ORDER,
      status: 'DISPATCHED',
      paymentMethod: 'CREDIT_CARD',
      createdAt: Date.UTC(2024, 4, 1, 10),
      items: [{ id: RAW_PRODUCT._id, product: { title: 'Laptop' }, quantity: 2 }],
      deliveryAddress: { id: recordId(31), postalCode: '560001' },
    });
  });

  test.each([
    ['pending', 'PENDING'],
    ['packed', 'PACKED'],
    ['dispatch', 'DISPATCHED'],
    [' Cancelled ', 'CANCELLED'],
    ['DELIVERED', 'DELIVERED'],
    ['lost at sea', 'UNKNOWN'],
    [null, 'UNKNOWN'],
    [7, 'UNKNOWN'],
  ])('with the status %j is %s', (orderStatus, status) => {
    expect(parseOrder({ ...RAW_ORDER, orderStatus })).toMatchObject({ status });
  });

  test.each([
    ['creditCard', 'CREDIT_CARD'],
    ['UPI', 'UPI'],
    ['cashOn', 'CASH_ON_DELIVERY'],
    ['shells', null],
    [undefined, null],
  ])('paid with %j is paid with %s', (paymentMethod, expected) => {
    expect(parseOrder({ ...RAW_ORDER, paymentMethod })).toMatchObject({ paymentMethod: expected });
  });

  test('keeps deleted products as items of their own', () => {
    const products = [{ productId: null, quantity: 3 }, { productId: recordId(1) }, { productId: null }, {}, null];
    expect(parseOrder({ ...RAW_ORDER, products })?.items).toEqual([
      { id: `${ORDER}-0`, product: null, quantity: 3 },
      { id: recordId(1), product: null, quantity: 1 },
      { id: `${ORDER}-2`, product: null, quantity: 1 },
      { id: `${ORDER}-3`, product: null, quantity: 1 },
      { id: `${ORDER}-4`, product: null, quantity: 1 },
    ]);
  });

  test('may have lost its address, its date and its quantities', () => {
    const raw = { _id: ORDER, products: [{ productId: RAW_PRODUCT, quantity: '4' }], deliveryAddress: null };
    expect(parseOrder(raw)).toMatchObject({ deliveryAddress: null, createdAt: null, items: [{ quantity: 4 }] });
  });

  test.each([undefined, null, {}, [], 'x', { _id: ORDER }, { products: [] }, { ...RAW_ORDER, _id: '7' }])(
    'is none from %j',
    (raw) => expect(parseOrder(raw)).toBeUndefined(),
  );
});

describe.each([
  ['GET /api/order/get', listOrders, (orders: unknown[]): unknown => orders],
  ['GET /api/order/get/all', listAllOrders, (orders: unknown[]): unknown => ({ orders })],
])('%s', (call, read, wrap) => {
  test('gives the orders, latest first, leaving out what is none', async () => {
    const { rest, asked } = answering(200, wrap([UNDATED, OLDER, null, {}, RAW_ORDER]));
    expect((await read(rest)).map(({ id }) => id)).toEqual([ORDER, OLDER._id, UNDATED._id]);
    expect(asked).toEqual([[call]]);
  });

  test.each([
    [404, { msg: 'No order data found for this user' }],
    [204, undefined],
    [200, wrap([])],
  ])('%i %j is an empty list', async (status, body) => {
    expect(await read(answering(status, body).rest)).toEqual([]);
  });

  testFaults(', never an empty list', call, (rest) => read(rest), [
    ...UNUSABLE,
    [200, { orders: null }],
    [200, { orders: {} }],
    [404, { msg: 'Not found' }],
    [500, RAW_FAULT],
  ]);
});

describe('POST /api/order/get/singleOrder', () => {
  test.each([
    ['bare', RAW_ORDER],
    ['wrapped', { order: RAW_ORDER }],
  ])('gives an order that comes %s', async (_how, body) => {
    const { rest, asked } = answering(200, body);
    expect(await findOrder(rest, ORDER)).toEqual(parseOrder(RAW_ORDER));
    expect(asked).toEqual([['POST /api/order/get/singleOrder', { orderId: ORDER }]]);
  });

  test.each([
    [404, { message: 'Order not found' }],
    [401, { message: 'You are not authorized to get this order' }],
    [204, undefined],
  ])('%i %j is null', async (status, body) => {
    expect(await findOrder(answering(status, body).rest, ORDER)).toBeNull();
  });

  test('is not asked for an id that can’t be one', async () => {
    const { rest, asked } = answering(200, RAW_ORDER);
    for (const id of ['nonsense', '', `${ORDER}0`]) expect(await findOrder(rest, id)).toBeNull();
    expect(asked).toEqual([]);
  });

  test.each([...UNUSABLE, [200, []], [200, { order: null }], [404, { message: 'Nope' }], [500, RAW_FAULT]])(
    '%i with %j is a fault, never null',
    async (status, body) => {
      await expect(findOrder(answering(status, body).rest, ORDER)).rejects.toMatchObject({
        extensions: { code: 'UPSTREAM_BAD_RESPONSE' },
      });
    },
  );
});

describe('GET /api/order/deiveredCount', () => {
  const TOTALS = { totalOrdersDelivered: '3', totalAmount: '2999.5' };

  test('gives both totals, also when they come as text', async () => {
    const { rest, asked } = answering(200, TOTALS);
    expect(await getDeliveredTotals(rest)).toEqual({ orders: 3, amount: 2999.5 });
    expect(asked).toEqual([['GET /api/order/deiveredCount']]);
  });

  testFaults(', never a zero', 'GET /api/order/deiveredCount', (rest) => getDeliveredTotals(rest), [
    ...UNUSABLE,
    [200, { totalAmount: 1 }],
    [200, { ...TOTALS, totalAmount: null }],
    [500, TOTALS],
  ]);
});
