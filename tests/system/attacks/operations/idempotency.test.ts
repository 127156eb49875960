import type { RequestListener, ServerResponse } from 'node:http';
import { createClient } from 'redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../gateway/config/config.ts';
import { startGateway, type GatewayTestOptions } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../../support/http.ts';
import { emptyRedis, TEST_REDIS_URL } from '../../../support/servers/redis.ts';
import { eventually } from '../../../support/eventually.ts';

const ADD = 'mutation Add($id: ID!) { addToWishlist(productId: $id) { code message } }';
const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) { code message } }';
const LAMP = { id: '00000000000000000000000a' };
const LIMITS = { keptMs: 60_000, maxBytes: 32_000, perCaller: 10 };

/** Expiry times of all idempotency keys in Redis, in ms. */
async function keysInRedis(): Promise<number[]> {
  const client = await createClient({ url: TEST_REDIS_URL ?? '' }).connect();
  const lifetimes = await Promise.all((await client.keys('haat:idempotency*')).map((key) => client.pTTL(key)));
  client.destroy();
  return lifetimes;
}

/** The API accepts any token except this one. */
const MADE_UP = 'made-up';
const WHO = '/api/users/get/user';
const tellsWho: RequestListener = (req, res) =>
  req.headers['token'] === MADE_UP
    ? alwaysAnswers(401, { message: 'Invalid token' })(req, res)
    : alwaysAnswers(200, { user: { _id: '0000000000000000000000aa', role: 'user' } })(req, res);

/** A gateway and an API whose answers the test can change. */
async function start(options: Partial<GatewayTestOptions> = {}) {
  const now: { listener: RequestListener } = { listener: alwaysAnswers(200, { message: 'Product added to wishlist' }) };
  const calls: string[] = [];
  const api = await serve((req, res) => {
    if (req.url === WHO) return tellsWho(req, res);
    calls.push(String(req.url));
    now.listener(req, res);
  });
  // Hundreds of mutations per minute.
  const gateway = await startGateway({ upstreamUrl: api.url, idempotency: LIMITS, without: ['rates'], ...options });
  const add = (token: string, key: string) =>
    gateway.query<{ addToWishlist: unknown } | null>(ADD, LAMP, { token, 'idempotency-key': key });
  const isKept = async (token: string, key: string): Promise<boolean> =>
    (await add(token, key)).headers.has('idempotency-replayed');
  // Waits until the gateway is connected to Redis. Before, it keeps keys in memory.
  for (let n = 0; options.redisUrl && (await keysInRedis()).length === 0; n += 1) await add('somebody', `before-${n}`);
  if (options.redisUrl) await emptyRedis();
  return {
    now,
    gateway,
    /** Calls of the API without those that check the token. */
    calls,
    add,
    /** True if the response is stored: a repetition makes no call. */
    isKept,
    flood: async (token: string, keys: number) => {
      for (let n = 0; n < keys; n += 1) await add(token, `key-number-${n}`);
    },
    [Symbol.asyncDispose]: async () => {
      await gateway[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
    },
  };
}

const STORES: [name: string, options: () => Partial<GatewayTestOptions>][] = [['in memory', () => ({})]];
if (TEST_REDIS_URL !== undefined) STORES.push(['in Redis', () => ({ redisUrl: TEST_REDIS_URL })]);

describe.each(STORES)('somebody with very many keys, %s', (_name, options) => {
  beforeEach(async () => void (TEST_REDIS_URL && (await emptyRedis())));

  test('only loses their own answers, the oldest first', async () => {
    await using shop = await start(options());
    await shop.add('a-shopper', 'the-key-of-a-shopper');
    await shop.flood('an-attacker', 300);
    expect(await shop.isKept('a-shopper', 'the-key-of-a-shopper')).toBe(true);
    expect(await shop.isKept('an-attacker', 'key-number-299')).toBe(true);
    expect(await shop.isKept('an-attacker', 'key-number-0')).toBe(false);
  });

  test('keeps the keys of mutations that are still running', async () => {
    // The API holds its answer until the test has sent all requests.
    await using shop = await start({ ...options(), upstream: { headersMs: 60_000, deadlineMs: 60_000 } });
    const held: ServerResponse[] = [];
    const answer = shop.now.listener;
    shop.now.listener = (_req, res) => void held.push(res);
    const first = shop.add('a-shopper', 'the-key-of-a-shopper');
    await eventually(() => expect(held).toHaveLength(1));
    shop.now.listener = answer;
    await shop.flood('an-attacker', 300);
    const calls = shop.calls.length;
    const second = shop.add('a-shopper', 'the-key-of-a-shopper');
    // When this later request is answered, the repetition has looked up its key.
    await shop.gateway.query('{ facets { brands } }');
    held[0]?.end('{"message":"Product added to wishlist"}');
    for (const { data } of await Promise.all([first, second])) {
      expect(data).toMatchObject({ addToWishlist: { code: 'ADDED' } });
    }
    expect(shop.calls).toHaveLength(calls);
  });

  test('as a guest is one caller at all addresses of their network', async () => {
    const proxies = readConfig({ TRUST_PROXY: '1' }).protection.proxies;
    await using shop = await start({ ...options(), protection: { proxies } });
    shop.now.listener = alwaysAnswers(200, { message: 'Reset link sent' });
    const ask = async (address: string, key: string) => {
      const headers = { 'x-forwarded-for': address, 'idempotency-key': key };
      return (await shop.gateway.query(RESET, { email: 'a@b.com' }, headers)).headers.has('idempotency-replayed');
    };
    await ask('2001:db8::1', 'the-key-of-a-shopper');
    for (let n = 0; n < 100; n += 1) await ask(`2001:db8:0:1::${n}`, `key-number-${n}`);
    expect(await ask('2001:db8::1', 'the-key-of-a-shopper')).toBe(true);
    expect(await ask('2001:db8:0:1::ffff', 'key-number-99')).toBe(true);
    expect(await ask('2001:db8:0:1::0', 'key-number-0')).toBe(false);
  });

  test('cannot have large answers kept: what was done is still not done twice', async () => {
    await using shop = await start(options());
    shop.now.listener = (req, res) => {
      const wishlist = [{ products: [{ productId: { _id: LAMP.id, title: 'x'.repeat(200_000) } }] }];
      res.end(JSON.stringify(req.method === 'GET' ? wishlist : { message: 'Product added to wishlist' }));
    };
    const whole =
      'mutation Add($id: ID!) { addToWishlist(productId: $id) { code wishlist { items { product { title } } } } }';
    const ask = () =>
      shop.gateway.query(whole, LAMP, { token: 'a-shopper', 'idempotency-key': 'the-key-of-a-shopper' });
    const first = await ask();
    expect(first.errors).toEqual([]);
    expect(JSON.stringify(first.data).length).toBeGreaterThan(200_000);
    const calls = shop.calls.length;
    const again = await ask();
    expect(again.errors).toMatchObject([
      { message: expect.stringContaining('too large') as unknown, extensions: { code: 'OPERATION_TOO_COSTLY' } },
    ]);
    expect(shop.calls).toHaveLength(calls);
  });
});

test('tokens that the API does not know leave nothing behind', async () => {
  await using shop = await start();
  for (const _time of [1, 2]) {
    const { errors, headers } = await shop.add(MADE_UP, 'the-key-of-nobody');
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(headers.has('idempotency-replayed')).toBe(false);
  }
});

test.skipIf(TEST_REDIS_URL === undefined)('what Redis keeps of one caller is bounded', async () => {
  await emptyRedis();
  await using shop = await start(TEST_REDIS_URL === undefined ? {} : { redisUrl: TEST_REDIS_URL });
  await shop.flood('an-attacker', 50);
  const lifetimes = await keysInRedis();
  expect(lifetimes.length).toBeLessThanOrEqual(LIMITS.perCaller + 1);
  expect(lifetimes.every((ms) => ms > 0)).toBe(true);
});
