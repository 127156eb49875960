import { expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gateway.ts';
import { serve } from '../../support/http.ts';
import { keptLog } from '../../support/log.ts';
import { sessionProof } from '../../support/session-proof.ts';

const AGES = { freshMs: 30_000, staleMs: 600_000, graceMs: 86_400_000 };
const PRODUCT = 'query Product($id: ID!) { product(id: $id) { id } }';
const CART = '{ cart { items { quantity } } }';
const [known, other] = ['64a000000000000000000001', '64a000000000000000000002'];
const BUYER = await sessionProof();

test('an overloaded gateway refuses on both paths without calls of the API, and still answers from memory', async () => {
  const held = Promise.withResolvers<() => void>();
  let full = false;
  await using upstream = await serve((req, res) => {
    if (req.url?.includes('cart') && full) held.resolve(() => res.end('{"cartItems":[]}'));
    else res.end(req.url?.includes('cart') ? '{"cartItems":[]}' : JSON.stringify({ product: { _id: known } }));
  });
  const { log, lines } = keptLog();
  await using gateway = await startGateway({
    upstreamUrl: upstream.url,
    log,
    catalogueAges: AGES,
    operating: { maxOperationsInFlight: 1 },
  });
  // The operation is registered now, so it takes the fast path, and the product is in the cache.
  for (const _time of [1, 2, 3]) await gateway.query(PRODUCT, { id: known });
  for (const _time of [1, 2]) await gateway.query(CART, {}, BUYER);

  full = true;
  const running = gateway.query(CART, {}, BUYER);
  const release = await held.promise;
  const calls = upstream.calls.length;
  const refusals = await Promise.all([
    gateway.query(PRODUCT, { id: other }),
    gateway.query(CART, {}, BUYER),
    gateway.query('mutation { clearCart { code } }', {}, BUYER),
    gateway.query('{ facets { brands } }'),
  ]);
  for (const { status, errors, headers, data } of refusals) {
    expect([status, data]).toEqual([503, undefined]);
    expect(errors[0]?.extensions).toMatchObject({ code: 'OVERLOADED', requestId: headers.get('x-request-id') });
    expect(headers.get('retry-after')).toMatch(/^[123]$/);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect((await gateway.query(PRODUCT, { id: known })).data).toEqual({ product: { id: known } });
  expect(upstream.calls).toHaveLength(calls);
  // One line for all: a line for each would add to the load.
  expect(lines.filter((line) => line.includes('overloaded'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"status":503'))).toEqual([]);

  release();
  expect((await running).status).toBe(200);
  full = false;
  expect((await gateway.query(CART, {}, BUYER)).status).toBe(200);
});
