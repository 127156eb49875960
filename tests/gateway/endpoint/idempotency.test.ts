import { createHash } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type GatewayTestOptions } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { emptyRedis, TEST_REDIS_URL } from '../../support/servers/redis.ts';
import { sessionProof } from '../../support/session-proof.ts';
import { eventually } from '../../support/eventually.ts';

const ADD = 'mutation Add($id: ID!) { addToWishlist(productId: $id) { code message } }';
const LAMP = { id: '00000000000000000000000a' };
const ADDED = { data: { addToWishlist: { code: 'ADDED', message: 'Product added to wishlist' } }, errors: [] };
const KEY = { 'idempotency-key': 'a-key-of-the-tests', ...(await sessionProof('somebody')) };

/** A gateway and an API whose answers the test can change. */
async function start(options: Partial<GatewayTestOptions> = {}) {
  const now: { listener: RequestListener } = { listener: alwaysAnswers(200, { message: 'Product added to wishlist' }) };
  const api = await serve((req, res) => now.listener(req, res));
  const gateway = await startGateway({ upstreamUrl: api.url, ...options });
  return {
    now,
    gateway,
    calls: api.calls,
    another: () => startGateway({ upstreamUrl: api.url, ...options }),
    add: (headers: Record<string, string> = KEY, variables = LAMP) => gateway.query(ADD, variables, headers),
    [Symbol.asyncDispose]: async () => {
      await gateway[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
    },
  };
}

describe('a mutation that is sent again with its key', () => {
  test('gets the same answer, without another call of the API', async () => {
    await using shop = await start();
    const first = await shop.add();
    expect(first).toMatchObject(ADDED);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    shop.now.listener = alwaysAnswers(200, { message: 'Product already exists in wishlist' });
    for (const _time of [1, 2]) {
      const again = await shop.add();
      expect(again).toMatchObject(ADDED);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
    }
    expect(shop.calls).toHaveLength(1);
  });

  test('waits for the first one to end', async () => {
    const held: ServerResponse[] = [];
    await using shop = await start();
    shop.now.listener = (_req, res) => void held.push(res);
    const both = [shop.add(), shop.add()];
    await eventually(() => expect(held).toHaveLength(1));
    held[0]?.end('{"message":"Product added to wishlist"}');
    for (const answer of await Promise.all(both)) expect(answer).toMatchObject(ADDED);
    expect(shop.calls).toHaveLength(1);
  });

  test('is refused if it is another operation', async () => {
    await using shop = await start();
    await shop.add();
    const other = await shop.add(KEY, { id: '00000000000000000000000b' });
    expect(other.errors).toMatchObject([{ extensions: { code: 'IDEMPOTENCY_KEY_REUSED', retryable: false } }]);
    expect(shop.calls).toHaveLength(1);
  });

  test('is refused if another operation of the same document is named', async () => {
    await using shop = await start();
    const BOTH = `mutation A($id: ID!) { addToWishlist(productId: $id) { code } }
      mutation B($id: ID!) { removeFromWishlist(productId: $id) { code } }`;
    const send = async (operationName: string, more: object = {}) => {
      const answer = await fetch(`${shop.gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...KEY },
        body: JSON.stringify({ query: BOTH, operationName, variables: LAMP, ...more }),
      });
      return [answer.status, answer.headers.get('idempotency-replayed')];
    };
    expect(await send('A')).toEqual([200, null]);
    expect(await send('B')).toEqual([422, null]);
    expect(await send('A')).toEqual([200, 'true']);
    expect(shop.calls).toHaveLength(1);
  });

  test('is the same operation by its text, by its hash, with its name and with its variables in another order', async () => {
    await using shop = await start();
    const query = 'mutation Add($id: ID!, $n: ID!) { removeOrderItem(orderId: $n, productId: $id) { code } }';
    const n = '00000000000000000000000c';
    const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') };
    const forms = [
      { query, variables: { ...LAMP, n } },
      { query, variables: { n, ...LAMP } },
      { query, operationName: 'Add', variables: { ...LAMP, n } },
      { query, extensions: { persistedQuery }, variables: { ...LAMP, n } },
      { extensions: { persistedQuery }, variables: { ...LAMP, n } },
    ];
    const replayed = [];
    for (const form of forms) {
      const answer = await fetch(`${shop.gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...KEY },
        body: JSON.stringify(form),
      });
      replayed.push([answer.status, answer.headers.get('idempotency-replayed')]);
    }
    expect(replayed).toEqual([[200, null], ...forms.slice(1).map(() => [200, 'true'])]);
    expect(shop.calls).toHaveLength(1);
  });

  test('is a new mutation if another caller sends it', async () => {
    await using shop = await start();
    await shop.add();
    await shop.add({ ...KEY, ...(await sessionProof('somebody-else')) });
    expect(shop.calls).toHaveLength(2);
  });

  test('is not repeated if the first one’s outcome is unknown', async () => {
    await using shop = await start();
    shop.now.listener = (req) => void req.socket.destroy();
    for (const _time of [1, 2]) {
      expect((await shop.add()).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    }
    expect(shop.calls).toHaveLength(1);
  });

  test('runs again if nothing was sent to the API', async () => {
    await using shop = await start();
    const { token: _token, cookie: _cookie, ...asGuest } = KEY;
    for (const _time of [1, 2]) {
      expect((await shop.add(asGuest)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
    const away = await serve(alwaysAnswers(200, {}));
    await away[Symbol.asyncDispose]();
    await using gateway = await startGateway({ upstreamUrl: away.url });
    for (const _time of [1, 2]) {
      const { errors, headers } = await gateway.query(ADD, LAMP, KEY);
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
      expect(headers.get('idempotency-replayed')).toBeNull();
    }
  });

  test('runs again if the API was too busy for the first one', async () => {
    await using shop = await start();
    shop.now.listener = alwaysAnswers(429, { message: 'Too many requests' });
    expect((await shop.add()).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    shop.now.listener = alwaysAnswers(200, { message: 'Product added to wishlist' });
    expect(await shop.add()).toMatchObject(ADDED);
  });

  test('goes on after its client has left, which gets the answer next time', async () => {
    const held: ServerResponse[] = [];
    await using shop = await start();
    shop.now.listener = (_req, res) => void held.push(res);
    const leaving = new AbortController();
    const left = fetch(`${shop.gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...KEY },
      body: JSON.stringify({ query: ADD, variables: LAMP }),
      signal: leaving.signal,
    }).catch((error: unknown) => (error as Error).name);
    await eventually(() => expect(held).toHaveLength(1));
    leaving.abort();
    expect(await left).toBe('AbortError');
    const again = shop.add();
    held[0]?.end('{"message":"Product added to wishlist"}');
    expect(await again).toMatchObject(ADDED);
    expect(shop.calls).toHaveLength(1);
  });
});

test('the answer to a log-in is never stored: its cookie is for one browser', async () => {
  await using shop = await start();
  shop.now.listener = alwaysAnswers(200, {
    message: 'Login Successful',
    token: 'upstream',
    role: 'user',
    name: 'Asha',
  });
  const LOG_IN = 'mutation { login(input: { email: "a@b.com", password: "x" }) { code user { token } } }';
  const tokens = new Set<unknown>();
  for (const _time of [1, 2]) {
    const { data, headers } = await shop.gateway.query<{ login: { user: { token: string } } }>(LOG_IN, undefined, {
      'idempotency-key': 'a-key-of-the-tests',
    });
    expect(headers.getSetCookie()).toHaveLength(1);
    tokens.add(data.login.user.token);
  }
  expect(tokens.size).toBe(2);
});

test('an invalid key is refused, and the key of a query is ignored', async () => {
  await using shop = await start();
  const short = await shop.add({ ...KEY, 'idempotency-key': 'short' });
  expect(short.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  for (const _time of [1, 2]) await shop.gateway.query('{ wishlist { items { id } } }', undefined, KEY);
  expect(shop.calls).toEqual(Array(2).fill('GET /api/wishlist/get'));
});

describe.skipIf(!TEST_REDIS_URL)('gateways that share a Redis', () => {
  beforeEach(emptyRedis);

  test('know each other’s keys', async () => {
    await using shop = await start(TEST_REDIS_URL === undefined ? {} : { redisUrl: TEST_REDIS_URL });
    await using other = await shop.another();
    const held: ServerResponse[] = [];
    shop.now.listener = (_req, res) => void held.push(res);
    const both = [shop.add(), other.query(ADD, LAMP, KEY)];
    await eventually(() => expect(held).toHaveLength(1));
    held[0]?.end('{"message":"Product added to wishlist"}');
    for (const answer of await Promise.all(both)) expect(answer).toMatchObject(ADDED);
    expect(await other.query(ADD, LAMP, KEY)).toMatchObject(ADDED);
    expect(shop.calls).toHaveLength(1);
  });
});
