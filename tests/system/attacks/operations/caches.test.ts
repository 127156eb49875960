import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../../support/http.ts';
import { sessionProof } from '../../../support/session-proof.ts';

const ID = '64a000000000000000000001';
const AGES = { freshMs: 30_000, staleMs: 600_000, graceMs: 86_400_000 };
const PRODUCT = `{ product(id: "${ID}") { title } }`;
const ME = 'GET /api/users/get/user';
const REVIEW = `mutation { addReview(input: { productId: "${ID}", rating: 5, comment: "Good." }) { code } }`;
/** Changes that are visible in the catalogue. */
const CHANGES = [
  REVIEW,
  `mutation { updateOrderStatus(orderId: "${ID}", status: PACKED) { code } }`,
  `mutation { updateProduct(id: "${ID}", changes: { title: "Mine" }) { code } }`,
  `mutation { deleteProduct(id: "${ID}") { code } }`,
  `mutation { deleteReview(productId: "${ID}", reviewId: "${ID}") { code } }`,
  `mutation { placeOrder(input: { items: [{ productId: "${ID}" }], paymentMethod: UPI, deliveryAddressId: "${ID}" }) { code } }`,
];

/** A gateway whose API has one product and one valid token, and answers changes with `change`. */
async function start(change: RequestListener) {
  const api = await serve((req, res) => {
    if (req.url === '/api/users/get/user') {
      const known = req.headers['token'] === 'known';
      const answer = known ? { user: { _id: ID, role: 'superAdmin' } } : { message: 'Invalid token' };
      return alwaysAnswers(known ? 200 : 401, answer)(req, res);
    }
    if (req.method !== 'GET') return change(req, res);
    res.end(JSON.stringify({ product: { _id: ID, title: 'Lamp' } }));
  });
  const gateway = await startGateway({ upstreamUrl: api.url, catalogueAges: AGES });
  return {
    gateway,
    calls: api.calls,
    codeOf: async (query: string, headers: Record<string, string>) =>
      (await gateway.query(query, {}, headers)).errors[0]?.extensions?.['code'],
    /** How often the product was read from the API after a guest has queried it. */
    reads: async () => {
      await gateway.query(PRODUCT);
      return api.calls.filter((call) => call.startsWith('GET /api/products')).length;
    },
    [Symbol.asyncDispose]: async () => {
      await gateway[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
    },
  };
}

afterEach(() => void vi.useRealTimers());

describe('a text that is no token of the API’s', () => {
  test('changes nothing: no call is made but one that asks who it is, and what is in memory stays', async () => {
    await using shop = await start(alwaysAnswers(200, { message: 'done' }));
    expect(await shop.reads()).toBe(1);
    for (const change of CHANGES) expect(await shop.codeOf(change, { token: 'nonsense' })).toBe('UNAUTHENTICATED');
    expect(await shop.reads()).toBe(1);
    expect(shop.calls.filter((call) => call !== `GET /api/products/get/${ID}`)).toEqual([ME]);
  });

  test('is asked for once by a crowd, and again after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await using shop = await start(alwaysAnswers(200, { message: 'done' }));
    const crowd = Array.from({ length: 20 }, () => shop.codeOf('{ cart { totalPrice } }', { token: 'nonsense' }));
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(shop.calls).toEqual([ME]);
    vi.setSystemTime(Date.now() + 31_000);
    await shop.codeOf('{ cart { totalPrice } }', { token: 'nonsense' });
    expect(shop.calls).toEqual([ME, ME]);
  });

  test('is not taken for one because the API is out of reach for a moment', async () => {
    let down = true;
    const api = await serve((req, res) =>
      down ? void req.socket.destroy() : res.end(JSON.stringify({ user: { _id: ID, role: 'user' }, cartItems: [] })),
    );
    await using gateway = await startGateway({ upstreamUrl: api.url });
    const ask = async () =>
      (await gateway.query('{ cart { totalPrice } }', {}, { token: 'known' })).errors[0]?.extensions?.['code'];
    expect(await ask()).toBe('UPSTREAM_UNAVAILABLE');
    down = false;
    expect(await ask()).toBeUndefined();
    await api[Symbol.asyncDispose]();
  });
});

describe('a change empties memory', () => {
  const cut: RequestListener = (req) => void req.socket.destroy();
  test.each<[is: 'not' | 'so', what: string, answer: RequestListener]>([
    ['not', 'that was refused: nobody', alwaysAnswers(401, { message: 'Please login first' })],
    ['not', 'that was refused: no token', alwaysAnswers(401, { message: 'Invalid token' })],
    ['not', 'that was refused: an old token', alwaysAnswers(401, { message: 'Token expired' })],
    ['not', 'that was refused: a low role', alwaysAnswers(403, { message: 'You are not authorized' })],
    ['not', 'of what is not there', alwaysAnswers(404, { message: 'product does not exits' })],
    ['not', 'that the API has no time for', alwaysAnswers(429, { message: 'Later' })],
    ['so', 'that was made', alwaysAnswers(200, { message: 'Review Added' })],
    ['so', 'that was made, in other words', alwaysAnswers(200, { message: 'All right' })],
    ['so', 'that was refused in words that nobody has mapped', alwaysAnswers(400, { message: 'The moon is full' })],
    ['so', 'that broke the API', alwaysAnswers(500, { message: 'product does not exits' })],
    ['so', 'whose answer is a page', alwaysAnswers(200, '<h1>Hello</h1>')],
    ['so', 'that a proxy gave up', alwaysAnswers(504, '')],
    ['so', 'whose answer was lost', cut],
  ])('%s: one %s', async (is, _what, answer) => {
    await using shop = await start(answer);
    expect(await shop.reads()).toBe(1);
    await shop.gateway.query(REVIEW, {}, await sessionProof('known'));
    expect(shop.calls).toContain('POST /api/products/review');
    expect(await shop.reads()).toBe(is === 'so' ? 2 : 1);
  });

  test('not: one that was never sent', async () => {
    const api = await serve(alwaysAnswers(200, { product: { _id: ID, title: 'Lamp' } }));
    await using gateway = await startGateway({ upstreamUrl: api.url, catalogueAges: AGES });
    await gateway.query(PRODUCT);
    await api[Symbol.asyncDispose]();
    const { errors } = await gateway.query(REVIEW, {}, await sessionProof());
    expect(errors[0]?.extensions?.['code']).toBe('UPSTREAM_UNAVAILABLE');
    expect((await gateway.query(PRODUCT)).errors).toEqual([]);
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toContain('haat_catalogue_reads_total{result="grace"} 0');
    expect(metrics).toContain('haat_guest_answers_total{result="hit"} 1');
  });
});
