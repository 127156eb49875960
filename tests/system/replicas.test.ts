import { beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/servers/gateway.ts';
import { serve } from '../support/http.ts';
import { emptyRedis, TEST_REDIS_URL } from '../support/servers/redis.ts';
import { sessionProof } from '../support/session-proof.ts';
import { eventually } from '../support/eventually.ts';

const ID = '64a000000000000000000001';
const AGES = { freshMs: 30_000, staleMs: 600_000, graceMs: 86_400_000 };
const PRODUCT = `{ product(id: "${ID}") { title } }`;
const REVIEW = `mutation { addReview(input: { productId: "${ID}", rating: 5, comment: "Good." }) { code } }`;

/** An API with one product, whose title contains the number of reviews. */
async function startApi() {
  let reviews = 0;
  let down = false;
  const server = await serve((req, res) => {
    if (down) return void res.destroy();
    if (req.method === 'POST') reviews += 1;
    res.end(
      JSON.stringify(
        req.method === 'POST' ? { message: 'Review Added' } : { product: { _id: ID, title: `${reviews} reviews` } },
      ),
    );
  });
  return {
    ...server,
    reads: () => server.calls.filter((call) => call.startsWith('GET')).length,
    end: () => void (down = true),
  };
}

const titleAt = async (gateway: RunningGateway): Promise<string> =>
  (await gateway.query<{ product: { title: string } }>(PRODUCT)).data.product.title;

describe.skipIf(!TEST_REDIS_URL)('several gateways that share a Redis', () => {
  const redisUrl = TEST_REDIS_URL ?? '';
  beforeEach(emptyRedis);

  test('share what one of them has read, and notice changes through another at once', async () => {
    await using api = await startApi();
    const options = { upstreamUrl: api.url, catalogueAges: AGES, redisUrl };
    await using first = await startGateway(options);
    await using second = await startGateway(options);
    await eventually(async () => {
      // Until both are connected to Redis, each gateway has its own cache.
      await first.query(REVIEW, {}, await sessionProof());
      const title = await titleAt(first);
      const reads = api.reads();
      expect([await titleAt(second), api.reads()]).toEqual([title, reads]);
    });
    const before = await titleAt(second);
    await first.query(REVIEW, {}, await sessionProof());
    const after = await titleAt(first);
    expect(after).not.toBe(before);
    await eventually(async () => expect(await titleAt(second)).toBe(after));
  });

  test('of which one has just started answer from the shared cache while the API is down', async () => {
    await using api = await startApi();
    const options = { upstreamUrl: api.url, catalogueAges: { ...AGES, freshMs: 1 }, redisUrl };
    await using first = await startGateway(options);
    await using second = await startGateway(options);
    await eventually(async () => {
      const title = await titleAt(first);
      const kept = await titleAt(second);
      expect(kept).toBe(title);
      expect(await titleAt(first)).toBe(title);
    });
    api.end();
    await using late = await startGateway(options);
    await eventually(async () => expect(await titleAt(late)).toBe('0 reviews'));
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
