import { describe, expect, test } from 'vitest';
import { alwaysAnswers } from '../../support/http.ts';
import { gatewayForTests } from '../../support/servers/for-tests.ts';

const idOf = (n: number): string => `64a00000000000000000000${n}`;
const SUPER = { _id: idOf(9), role: 'superAdmin', name: 'Root Person', email: 'root@shop.com' };
const LAMP = {
  _id: idOf(7),
  title: 'Brass lamp',
  image: '/pictures/l.webp',
  discountedPrice: 100,
  originalPrice: 100,
  Stock: 3,
};
const PEOPLE = [
  { _id: idOf(1), name: 'zoya Khan', email: 'zoya@shop.com', role: 'user' },
  { _id: idOf(2), name: 'Asha Nair', email: 'nair@shop.com', role: 'user' },
];
/** Placed at the given moment, of so many lamps. An order costs 45 rupees more than its products. */
const order = (n: number, customer: number, orderStatus: string, created: string | undefined, quantity: number) => ({
  _id: idOf(n),
  user: idOf(customer),
  products: [{ productId: LAMP, quantity }],
  orderStatus,
  paymentMethod: n === 3 ? 'UPI' : 'cashOn',
  ...(created && { created }),
});
const ORDERS = [
  order(1, 1, 'pending', '2026-01-01T18:29:59Z', 5), // 23:59 of the first of January in India
  order(2, 2, 'packed', '2026-01-01T18:30:00Z', 1), // midnight
  order(3, 1, 'pending', '2026-01-03T10:00:00Z', 2),
  order(4, 8, 'delivered', undefined, 9), // of an account that is gone, without a date
];
const gateway = gatewayForTests((req, res) => {
  const answer = req.url?.startsWith('/api/users/get') && req.url !== '/api/users/get/user' ? PEOPLE : undefined;
  alwaysAnswers(200, answer ?? { orders: ORDERS, user: SUPER })(req, res);
});

interface Page {
  items: { id: string }[];
  total: number;
  statusCounts: { status: string; count: number }[];
}

async function pageOf(args: string): Promise<Page> {
  const document = `{ allOrders(${args}) { items { id } total statusCounts { status count } } }`;
  const { data, errors } = await gateway.query(document, {}, { token: 'a-token' });
  expect(errors).toEqual([]);
  return (data as { allOrders: Page }).allOrders;
}
const numbers = async (args: string): Promise<string> => (await pageOf(args)).items.map(({ id }) => id.at(-1)).join('');

test.each([
  ['sort: PLACED', '3214', '1234'],
  ['sort: ID', '4321', '1234'],
  ['sort: CUSTOMER', '3124', '2314'],
  ['sort: UNITS', '4132', '2314'],
  ['sort: TOTAL', '4132', '2314'],
  ['sort: PAYMENT', '2143', '3214'],
  ['sort: STATUS', '4231', '3124'],
])('%s: the greatest first %s, the least first %s', async (sort, descending, ascending) => {
  expect(await numbers(sort)).toBe(descending);
  expect(await numbers(`${sort}, descending: false`)).toBe(ascending);
});

describe('a filter', () => {
  test.each([
    ['search: "LAMP zoya"', '31'],
    ['search: "nair@shop"', '2'],
    ['search: "upi"', '3'],
    ['search: "cash on"', '214'],
    [`search: "${idOf(4)}"`, '4'],
    ['search: "nobody"', ''],
    ['from: "2026-01-02"', '32'],
    ['to: "2026-01-01"', '1'],
    ['from: "2026-01-01", to: "2026-01-02"', '21'],
    ['minTotal: 245, maxTotal: 545', '31'],
    ['minTotal: 245.01', '14'],
  ])('%s leaves %s', async (filter, left) => {
    expect(await numbers(`filter: { ${filter} }`)).toBe(left);
  });
});

test('pages know what is before and after them', async () => {
  const document =
    '{ allOrders(page: 2, pageSize: 2) { items { id } pageInfo { page totalPages hasNextPage hasPreviousPage } } }';
  const { data } = await gateway.query(document, {}, { token: 'a-token' });
  const pageInfo = { page: 2, totalPages: 2, hasNextPage: false, hasPreviousPage: true };
  expect(data).toEqual({ allOrders: { items: [{ id: idOf(1) }, { id: idOf(4) }], pageInfo } });
  expect((await pageOf('status: CANCELLED')).items).toEqual([]);
});

test('counts are of the whole filter, whatever the status and the page', async () => {
  const { items, total, statusCounts } = await pageOf('status: PENDING, filter: { to: "2026-12-31" }, pageSize: 1');
  expect([items.length, total]).toEqual([1, 2]);
  expect(Object.fromEntries(statusCounts.map(({ status, count }) => [status, count]))).toEqual({
    PENDING: 2,
    PACKED: 1,
    DISPATCHED: 0,
    CANCELLED: 0,
    DELIVERED: 0,
    UNKNOWN: 0,
  });
});

test('the accounts are read only where somebody looks for a name', async () => {
  gateway.api.calls.splice(0);
  await pageOf('filter: { minTotal: 100 }, sort: TOTAL');
  expect(gateway.api.calls).not.toContain('GET /api/users/get');
});
