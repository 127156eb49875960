import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RATE_LIMITS } from '../../gateway/limits/rate-limit.ts';
import { startGateway, type RunningGateway } from '../support/servers/gateway.ts';
import { serve } from '../support/http.ts';
import { emptyRedis, TEST_REDIS_URL } from '../support/servers/redis.ts';
import { openRedisLine } from '../support/servers/redis-line.ts';
import { sessionProof } from '../support/session-proof.ts';
import { eventually } from '../support/eventually.ts';

const ID = '64a000000000000000000001';
const AGES = { freshMs: 30_000, staleMs: 600_000, graceMs: 86_400_000 };
const PRODUCT = `{ product(id: "${ID}") { title } }`;
const REVIEW = `mutation { addReview(input: { productId: "${ID}", rating: 5, comment: "Good." }) { code } }`;

/** An API with one product, whose title contains the number of reviews. */
async function startApi() {
  let reviews = 0;
  const server = await serve((req, res) => {
    if (req.method === 'POST') reviews += 1;
    res.end(
      JSON.stringify(
        req.method === 'POST' ? { message: 'Review Added' } : { product: { _id: ID, title: `${reviews} reviews` } },
      ),
    );
  });
  return {
    ...server,
    reads: () => server.calls.filter((call) => call.startsWith('GET /api/products/')).length,
  };
}

const titleAt = async (gateway: RunningGateway): Promise<string> =>
  (await gateway.query<{ product: { title: string } }>(PRODUCT)).data.product.title;

const inUse = async ({ url }: RunningGateway): Promise<unknown> =>
  ((await (await fetch(`${url}/readyz`)).json()) as { redis?: string }).redis;

describe.skipIf(!TEST_REDIS_URL)('several gateways that share a Redis', () => {
  const redisUrl = TEST_REDIS_URL ?? '';
  beforeEach(emptyRedis);

  test('notice changes through another at once', async () => {
    await using api = await startApi();
    const options = { upstreamUrl: api.url, catalogueAges: AGES, redisUrl };
    await using first = await startGateway(options);
    await using second = await startGateway(options);
    await eventually(async () => expect([await inUse(first), await inUse(second)]).toEqual(['in use', 'in use']));
    const before = await titleAt(second);
    await first.query(REVIEW, {}, await sessionProof());
    const after = await titleAt(first);
    expect(after).not.toBe(before);
    await eventually(async () => expect(await titleAt(second)).toBe(after));
  });
});

describe.skipIf(!TEST_REDIS_URL)('a gateway whose Redis does not answer', () => {
  beforeEach(emptyRedis);

  test('goes on alone, says so, and tells the others afterwards what it has changed', async () => {
    await using api = await startApi();
    await using line = await openRedisLine(TEST_REDIS_URL ?? '');
    const options = { upstreamUrl: api.url, catalogueAges: AGES };
    await using first = await startGateway({ ...options, redisUrl: line.url });
    await using second = await startGateway({ ...options, redisUrl: TEST_REDIS_URL ?? '' });
    await eventually(async () => expect([await inUse(first), await inUse(second)]).toEqual(['in use', 'in use']));
    expect([await titleAt(second), await titleAt(first)]).toEqual(['0 reviews', '0 reviews']);

    line.hang();
    await first.query(REVIEW, {}, await sessionProof());
    expect(await titleAt(first)).toBe('1 reviews');
    expect(await inUse(first)).toBe('away');
    expect(await (await fetch(`${first.url}/metrics`)).text()).toContain('haat_redis_up 0');
    // The other one could not be told yet.
    expect(await titleAt(second)).toBe('0 reviews');

    line.mend();
    await eventually(async () => expect(await titleAt(second)).toBe('1 reviews'));
    await eventually(async () => expect(await inUse(first)).toBe('in use'));
  });

  test('keeps idempotency keys itself, and shares them afterwards', async () => {
    await using api = await startApi();
    await using line = await openRedisLine(TEST_REDIS_URL ?? '');
    await using first = await startGateway({ upstreamUrl: api.url, redisUrl: line.url });
    await using second = await startGateway({ upstreamUrl: api.url, redisUrl: TEST_REDIS_URL ?? '' });
    await eventually(async () => expect([await inUse(first), await inUse(second)]).toEqual(['in use', 'in use']));
    const proof = { ...(await sessionProof()), 'idempotency-key': 'a-review-during-an-outage' };
    const send = async ({ query }: RunningGateway): Promise<string | null> =>
      (await query(REVIEW, {}, proof)).headers.get('idempotency-replayed');

    line.hang();
    expect([await send(first), await send(first)]).toEqual([null, 'true']);
    line.mend();
    await eventually(async () => expect(await inUse(first)).toBe('in use'));
    await eventually(async () => expect(await titleAt(second)).toBe('1 reviews'));
    expect([await send(first), await send(second)]).toEqual(['true', 'true']);
  });

  test('counts requests together with the others', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 12, 0, 30) });
    onTestFinished(() => void vi.useRealTimers());
    await using api = await startApi();
    const rates = { ...RATE_LIMITS, perAddress: 40 };
    const options = { upstreamUrl: api.url, redisUrl: TEST_REDIS_URL ?? '', protection: { rates } };
    await using first = await startGateway(options);
    await using second = await startGateway(options);
    await eventually(async () => expect([await inUse(first), await inUse(second)]).toEqual(['in use', 'in use']));
    // Each asks for another product, since answers in memory are not counted.
    let n = 0;
    const ask = ({ query }: RunningGateway) =>
      query(`{ product(id: "${String((n += 1)).padStart(24, '0')}") { title } }`);
    for (let times = 0; times < 30; times += 1) await ask(first);
    // The second one learns of them with what it tells itself: a few requests, at the next exchange.
    let sent = 0;
    let code: unknown;
    while (code !== 'RATE_LIMITED' && sent < 40) {
      sent += 1;
      code = (await ask(second)).errors[0]?.extensions?.['code'];
      await sleep(250);
    }
    expect(sent).toBeLessThan(40);
  });
});

test('the gateway works without its Redis', async () => {
  await using api = await startApi();
  const gone = await serve(() => undefined);
  await gone[Symbol.asyncDispose]();
  const redisUrl = gone.url.replace('http:', 'redis:');
  await using gateway = await startGateway({ upstreamUrl: api.url, catalogueAges: AGES, redisUrl });
  expect(await titleAt(gateway)).toBe('0 reviews');
  await gateway.query(REVIEW, {}, await sessionProof());
  expect(await titleAt(gateway)).toBe('1 reviews');
  expect(await titleAt(gateway)).toBe('1 reviews');
  expect(api.reads()).toBe(2);
});
