import { describe, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/servers/gateway.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/folder.ts';
import { serve } from '../support/http.ts';
import {
  REDIS_SERVER_IS_MISSING,
  startCluster,
  startSecureServer,
  startSentinel,
} from '../support/servers/redis-groups.ts';
import { shopAddress, startShopProcess } from '../support/servers/shop-process.ts';
import { sessionProof } from '../support/session-proof.ts';

const ID = '64a000000000000000000001';
const PRODUCT = `{ product(id: "${ID}") { title } }`;
const REVIEW = `mutation { addReview(input: { productId: "${ID}", rating: 5, comment: "Good." }) { code } }`;
const AGES = { freshMs: 60_000, staleMs: 600_000, graceMs: 86_400_000 };

/** An API with one product, whose title contains the number of reviews. */
async function startApi() {
  let reviews = 0;
  return serve((req, res) => {
    if (req.method === 'POST') reviews += 1;
    const product = { _id: ID, title: `${reviews} reviews` };
    res.end(JSON.stringify(req.method === 'POST' ? { message: 'Review Added' } : { product }));
  });
}

const title = async ({ query }: RunningGateway): Promise<string> =>
  (await query<{ product: { title: string } }>(PRODUCT)).data.product.title;

const inUse = async ({ url }: RunningGateway): Promise<unknown> =>
  ((await (await fetch(`${url}/readyz`)).json()) as { redis?: string }).redis;

/** Changes are told, and a key is used once. */
async function share(first: RunningGateway, second: RunningGateway): Promise<void> {
  await eventually(async () => expect([await inUse(first), await inUse(second)]).toEqual(['in use', 'in use']));
  await eventually(async () => expect(await title(second)).toBe(await title(first)));
  const before = await title(second);
  const proof = { ...(await sessionProof()), 'idempotency-key': `a-review-${crypto.randomUUID()}` };
  await first.query(REVIEW, {}, proof);
  await eventually(async () => expect(await title(second)).not.toBe(before));
  const again = await second.query(REVIEW, {}, proof);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await title(second)).toBe(await title(first));
}

describe.skipIf(REDIS_SERVER_IS_MISSING)('gateways share', () => {
  test('a Cluster of Redis', async () => {
    const urls = await startCluster();
    await using api = await startApi();
    const options = { upstreamUrl: api.url, catalogueAges: AGES, redisUrl: urls.join(',') };
    await using first = await startGateway(options);
    await using second = await startGateway(options);
    await share(first, second);
  });

  test('a Redis that Sentinel finds, also after its server is gone', async () => {
    const { url, killServer } = await startSentinel('shop');
    await using api = await startApi();
    const options = { upstreamUrl: api.url, catalogueAges: AGES, redisUrl: url, redisSentinel: 'shop' };
    await using first = await startGateway(options);
    await using second = await startGateway(options);
    await share(first, second);
    killServer();
    expect(await title(first)).toBe('1 reviews');
    // Only by way of Redis can they share a key, so this holds once the copy has become the server.
    await eventually(() => share(first, second));
  });

  test('a Redis with TLS and a password', async () => {
    const { url, certificate } = await startSecureServer('a password: with/signs');
    await using api = await startApi();
    const own = { UPSTREAM_URL: api.url, DATA_DIR: temporaryFolder(), REDIS_URL: url };
    // A certificate that nobody has vouched for is not accepted.
    const [trusting, careful] = [startShopProcess({ ...own, NODE_EXTRA_CA_CERTS: certificate }), startShopProcess(own)];
    const [first, second] = [await shopAddress(trusting), await shopAddress(careful)];
    const stateOf = async (shop: string) => (await (await fetch(`${shop}/readyz`)).json()) as { redis: string };
    await eventually(async () => expect(await stateOf(first)).toMatchObject({ redis: 'in use' }));
    expect(await stateOf(second)).toMatchObject({ redis: 'away' });
  });
});
