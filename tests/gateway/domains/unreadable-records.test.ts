import { describe, expect, test } from 'vitest';
import { getCart } from '../../../gateway/domains/cart/cart.rest.ts';
import { listAllOrders, listOrders } from '../../../gateway/domains/orders/orders.rest.ts';
import { listProducts } from '../../../gateway/domains/products/products.rest.ts';
import { readReviews } from '../../../gateway/domains/reviews/reviews.rest.ts';
import { listUsers } from '../../../gateway/domains/users/users.rest.ts';
import { getWishlist } from '../../../gateway/domains/wishlist/wishlist.rest.ts';
import type { RestAnswer } from '../../../gateway/rest/call.ts';
import type { Rest } from '../../../gateway/rest/client.ts';
import { answering } from '../../support/answers.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { RAW_ORDER, RAW_PRODUCT, RAW_REVIEW, RAW_USER } from '../../support/records.ts';
import { sessionProof } from '../../support/session-proof.ts';

type List = [
  endpoint: string,
  read: (rest: Rest, records: unknown[]) => Promise<unknown[]> | unknown[],
  body: (records: unknown[]) => unknown,
  good: unknown,
];

const LISTS: List[] = [
  ['GET /api/order/get', listOrders, (records) => records, RAW_ORDER],
  ['GET /api/order/get/all', listAllOrders, (orders) => ({ orders }), RAW_ORDER],
  ['GET /api/users/get', listUsers, (records) => records, RAW_USER],
  ['GET /api/cart/get', getCart, (cartItems) => ({ cartItems }), { product: RAW_PRODUCT, quantity: 1 }],
  ['GET /api/wishlist/get', getWishlist, (products) => [{ products }], { productId: RAW_PRODUCT }],
  [
    'GET /api/products/get',
    async (rest) => (await listProducts(rest, { page: 1, limit: 10 })).filter((product) => product !== null),
    (products) => ({ products }),
    RAW_PRODUCT,
  ],
];
/** Records of a wrong type, and a record without an id. */
const UNREADABLE = [7, 'x', [], null, { name: 'no id' }];

describe.each(LISTS)('the list of %s', (endpoint, read, bodyOf, good) => {
  const readOf = async (records: unknown[]) => {
    const { rest, unreadable } = answering(200, bodyOf(records));
    return { values: await read(rest, records), unreadable };
  };

  test('is a bad response where no record can be read', async () => {
    const { rest, unreadable } = answering(200, bodyOf(UNREADABLE));
    await expect((async () => read(rest, UNREADABLE))()).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_BAD_RESPONSE', call: endpoint },
    });
    expect(unreadable).toEqual([`${endpoint}: ${UNREADABLE.length}`]);
  });

  test('has the records that can be read, and the others are reported', async () => {
    const { values, unreadable } = await readOf([...UNREADABLE, good]);
    expect(values).toHaveLength(1);
    expect(unreadable).toEqual([`${endpoint}: ${UNREADABLE.length}`]);
  });

  test('is empty where the API has none, and nothing is reported', async () => {
    expect(await readOf([])).toEqual({ values: [], unreadable: [] });
  });
});

test.each([
  ['a cart', getCart, { cartItems: [{ product: null, quantity: 1 }] }],
  ['a wishlist', getWishlist, [{ products: [{ productId: null }] }]],
])('%s with deleted products alone is empty, and nothing is reported', async (_name, read, body) => {
  const { rest, unreadable } = answering(200, body);
  expect(await read(rest)).toEqual([]);
  expect(unreadable).toEqual([]);
});

test.each([
  ['some', [...UNREADABLE, RAW_REVIEW], 1],
  ['all', UNREADABLE, 0],
])(
  'a product of which %s reviews cannot be read is shown with the others, and they are reported',
  (_which, records, shown) => {
    const { rest, unreadable } = answering(200, {});
    expect(readReviews(rest, records)).toHaveLength(shown);
    expect(unreadable).toEqual([`GET /api/products/get/{id}: ${UNREADABLE.length}`]);
  },
);

test('a page of products that has readable records beyond its places is no bad response', async () => {
  const answer: RestAnswer = { status: 200, body: { products: [RAW_PRODUCT, 7, 7, RAW_PRODUCT] } };
  const { rest, unreadable } = answering(answer.status, answer.body);
  expect(await listProducts(rest, { page: 1, limit: 4 }, { from: 1, to: 3 })).toEqual([null, null, null, null]);
  expect(unreadable).toEqual(['GET /api/products/get: 2']);
});

test('what is left out is counted and logged, and a shopper is not told of an empty list', async () => {
  let orders: unknown[] = UNREADABLE;
  await using upstream = await serve((req, res) => alwaysAnswers(200, orders)(req, res));
  await using gateway = await startGateway({ upstreamUrl: upstream.url });
  const proof = await sessionProof();
  const bad = await gateway.query('{ orders { id } }', {}, proof);
  expect(bad.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_BAD_RESPONSE', call: 'GET /api/order/get' } }]);
  orders = [...UNREADABLE, RAW_ORDER];
  const { data } = await gateway.query<{ orders: unknown[] }>('{ orders { id } }', {}, proof);
  expect(data.orders).toHaveLength(1);
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  expect(metrics).toContain(
    `haat_upstream_unreadable_records_total{endpoint="GET /api/order/get"} ${2 * UNREADABLE.length}`,
  );
});
