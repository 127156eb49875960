import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gateway.ts';
import { serve } from '../../support/http.ts';
import { DIALECTS, startShop, type Visitor } from '../../support/servers/shop.ts';
import { sessionProof } from '../../support/session-proof.ts';
import { eventually } from '../../support/eventually.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

describe.each(DIALECTS)('in front $dialect', ({ quirks }) => {
  const shop = shopForTests(() => startShop({ upstream: { quirks }, without: ['cache'] }));
  let user: Visitor;
  let id: string;
  beforeAll(async () => {
    user = await shop.as('user');
    const { data } = await shop.query<{ products: { items: { id: string; stock: number }[] } }>(
      '{ products(pageSize: 50) { items { id stock } } }',
    );
    id = data.products.items.find(({ stock }) => stock > 10)?.id ?? '';
  });
  beforeEach(() => void shop.upstreamCalls.splice(0));

  const ADD = 'mutation ($id: ID!) { addToCart(productId: $id)';

  test.each([
    ['products', 1, '{ products { items { id reviews { id } } pageInfo { totalPages } } }'],
    ['product', 1, 'query ($id: ID!) { product(id: $id) { id } }'],
    ['two aliases of one product', 1, 'query ($id: ID!) { a: product(id: $id) { id } b: product(id: $id) { title } }'],
    ['productsById, one of them twice', 1, 'query ($id: ID!) { productsById(ids: [$id, $id]) { id } }'],
    ['product with recommended', 3, 'query ($id: ID!) { product(id: $id) { recommended { id } } }'],
    ['facets', 0, '{ facets { brands } }'],
    ['me', 1, '{ me { email } }'],
    ['cart', 1, '{ cart { totalPrice summary { payable } items { product { title } } } }'],
    ['wishlist', 1, '{ wishlist { totalItems } }'],
    ['orders', 1, '{ orders { id items { product { title } } } }'],
    ['checkoutSummary of the cart', 1, '{ checkoutSummary { payable } }'],
    ['addToCart of a product that is not cached', 2, `${ADD} { code } }`],
    ['addToCart with the cart', 3, `${ADD} { code cart { totalPrice items { product { title } } } } }`],
    [
      'a page of the shop: product, cart and wishlist',
      3,
      'query ($id: ID!) { product(id: $id) { id } cart { totalProducts } wishlist { totalItems } }',
    ],
  ])('%s: %i upstream calls', async (_name, calls, document) => {
    const { errors } = await user.query(document, { id });
    expect(errors).toEqual([]);
    expect(shop.upstreamCalls).toHaveLength(calls);
  });

  test('the admin’s summary of the seeded catalogue takes two calls, and a third one the first time, for the role', async () => {
    const admin = await shop.as('admin');
    for (const calls of [3, 2]) {
      shop.upstreamCalls.splice(0);
      await admin.query('{ adminSummary { totalProducts outOfStock } }');
      expect(shop.upstreamCalls).toHaveLength(calls);
    }
  });

  test('the caller’s own review takes one call, and a second one the first time, for their id', async () => {
    const admin = await shop.as('superAdmin');
    for (const calls of [2, 1]) {
      shop.upstreamCalls.splice(0);
      const { errors } = await admin.query('query ($id: ID!) { myReview(productId: $id) { id } }', { id });
      expect(errors).toEqual([]);
      expect(shop.upstreamCalls).toHaveLength(calls);
    }
  });

  test('a bare upstream token takes one more the first time', async () => {
    const token = await shop.upstreamToken('user');
    for (const calls of [2, 1]) {
      shop.upstreamCalls.splice(0);
      await shop.query('{ cart { totalPrice } }', {}, { token });
      expect(shop.upstreamCalls).toHaveLength(calls);
    }
  });

  test('50 identical concurrent queries make one call', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await using upstream = await serve(
      (_req, res) => void held.then(() => res.end('{"products":[{"_id":"64a000000000000000000001"}]}')),
    );
    // With the cache, equal operations of guests share one response and make no calls of their own.
    await using gateway = await startGateway({ upstreamUrl: upstream.url, without: ['cache'] });
    const asking = Array.from({ length: 50 }, () => gateway.query('{ products { items { id } } }'));
    // All operations have started and wait for the upstream.
    await eventually(async () => {
      const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
      expect(metrics).toMatch(/^haat_operations_in_flight 50$[^]*^haat_operations_waiting 0$/m);
    });
    answer();
    const answers = await Promise.all(asking);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(upstream.calls).toHaveLength(1);
  });

  test('an operation that needs too many is refused as too costly, after the most that it may make', async () => {
    await using strict = await startGateway({ upstreamUrl: shop.upstreamUrl, maxUpstreamCalls: 3 });
    const many = Array.from({ length: 5 }, (_, n) => `p${n}: products(page: ${n + 1}) { items { id } }`).join(' ');
    const { errors } = await strict.query(`{ ${many} }`);
    expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual([
      'OPERATION_TOO_COSTLY',
      'OPERATION_TOO_COSTLY',
    ]);
    expect(shop.upstreamCalls).toHaveLength(3);
  });

  test('failing to empty the cart does not fail the order', async () => {
    const order = { _id: '64a000000000000000000009', products: [], orderStatus: 'pending' };
    await using upstream = await serve((req, res) => {
      if (req.url === '/api/cart/remove/all') return void res.destroy();
      if (req.url === '/api/cart/get') {
        const item = { product: { _id: id, discountPrice: 10 }, quantity: 1 };
        return void res.end(JSON.stringify({ cartItems: [item] }));
      }
      res.statusCode = 201;
      res.end(JSON.stringify({ message: 'Order placed successfully', hint: 'orSucc', order }));
    });
    await using gateway = await startGateway({ upstreamUrl: upstream.url });
    const place = `mutation { placeOrder(input: { items: [{ productId: "${id}" }], paymentMethod: UPI, deliveryAddressId: "${id}", clearCart: true }) { code order { id status } } }`;
    const { data, errors } = await gateway.query(place, {}, await sessionProof());
    expect(errors).toEqual([]);
    expect(data).toEqual({ placeOrder: { code: 'PLACED', order: { id: order._id, status: 'PENDING' } } });
    expect(upstream.calls).toEqual(['GET /api/cart/get', 'POST /api/order/post', 'DELETE /api/cart/remove/all']);
  });
});
