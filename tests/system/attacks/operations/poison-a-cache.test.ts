import { beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from '../../../../gateway/operations/compiled-operations.ts';
import { gatewayForTests } from '../../../support/servers/for-tests.ts';

const ID = '64a000000000000000000001';
const SEARCH =
  'query S($n: Float, $s: String = "") { products(filter: { minPrice: $n, search: $s }) { items { title } } }';
const ONE = `query One { product(id: "${ID}") { title } }`;
const JSON_TYPE = { 'content-type': 'application/json' };
const gateway = gatewayForTests(
  (req, res) => {
    const product = { _id: ID, title: `${req.url}` };
    res.end(JSON.stringify({ products: [product], product }));
  },
  {
    production: true,
    without: ['registered only'],
    registeredOperations: new Map([SEARCH, ONE].map((text) => [hashOf(text), text])),
  },
);
beforeEach(() => void (gateway.api.calls.length = 0));

const post = async (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });
const asked = (text: string, variables: string): string => `{"query":${JSON.stringify(text)},"variables":${variables}}`;
const persisted = (hash: string, text?: string, variables = '{}'): string =>
  JSON.stringify({
    query: text,
    variables: JSON.parse(variables) as unknown,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  });

describe('guests share only equal requests:', () => {
  /**
   * Pairs of requests that could get the same cache key by mistake. The first one has ended before the second is sent.
   */
  test.each([
    [
      'a number that JSON has no word for, and none',
      asked(SEARCH, '{"n":1e999,"s":"a"}'),
      asked(SEARCH, '{"n":null,"s":"a"}'),
    ],
    ['a text and a number', asked(SEARCH, '{"n":"1","s":"b"}'), asked(SEARCH, '{"n":1,"s":"b"}')],
    ['a variable under an odd name', asked(SEARCH, '{"__proto__":{"s":"c1"}}'), asked(SEARCH, '{"s":"c2"}')],
    ['a name that comes twice', asked(SEARCH, '{"s":"d1","s":"d2"}'), asked(SEARCH, '{"s":"d1"}')],
    ['a text that ends like variables', asked(`${SEARCH} # {"s":"e"}`, '{"s":"e1"}'), asked(SEARCH, '{"s":"e"}')],
    [
      'a long text and its neighbour',
      asked(`${SEARCH}#${'x'.repeat(20_000)}`, '{"s":"f"}'),
      asked(`${SEARCH}#${'x'.repeat(19_999)}y`, '{"s":"g"}'),
    ],
  ])('%s', async (_name, first, second) => {
    const alone = await (await post(second)).text();
    for (let round = 0; round < 3; round += 1) {
      await (await post(first)).text();
      const { data, errors } = JSON.parse(await (await post(second)).text()) as Record<string, unknown>;
      expect({ data, errors }).toEqual({ data: (JSON.parse(alone) as { data: unknown }).data, errors: undefined });
    }
  });
});

test('a text cannot be registered under the hash of another', async () => {
  const own = 'query Own { facets { brands } }';
  for (const [hash, text] of [
    [hashOf(ONE), own],
    [hashOf(own), ONE],
    [hashOf(own).toUpperCase(), own],
    ['__proto__', own],
  ] as const) {
    expect((await post(persisted(hash, text))).status).toBe(400);
  }
  expect(await (await post(persisted(hashOf(own)))).text()).toContain('PERSISTED_QUERY_NOT_FOUND');
  expect(await (await post(persisted(hashOf(ONE)))).text()).toContain(`/api/products/get/${ID}`);
});

describe('no shared cache may keep private answers or errors:', () => {
  const address = (text: string, more: Record<string, string> = {}): string =>
    `${gateway.url}/graphql?${new URLSearchParams({ query: text, ...more }).toString()}`;
  const preflight = { 'apollo-require-preflight': '1' };

  test.each<[string, () => Promise<Response>]>([
    ['an error', () => fetch(address('{ products(page: 0) { items { title } } }'), { headers: preflight })],
    ['with a token', () => fetch(address(ONE), { headers: { ...preflight, token: 'a' } })],
    ['with a cookie', () => fetch(address(ONE), { headers: { ...preflight, cookie: 'session=a.b.c' } })],
    ['two texts', () => fetch(`${address(ONE)}&query=${encodeURIComponent(SEARCH)}`, { headers: preflight })],
    [
      'what only people may see beside it',
      () => fetch(address(`{ facets { brands } me { id } }`), { headers: preflight }),
    ],
    ['a mutation', () => fetch(address('mutation { logout { code } }'), { headers: preflight })],
    ['a name that there is not', () => fetch(address(ONE, { operationName: 'Two' }), { headers: preflight })],
  ])('%s', async (_name, ask) => {
    for (let round = 0; round < 3; round += 1) {
      const answer = await ask();
      expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
    }
  });

  test('and a cacheable answer depends only on its URL and its Vary headers', async () => {
    const plain = await fetch(address(ONE), { headers: preflight });
    const again = await fetch(address(ONE), {
      headers: {
        ...preflight,
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '203.0.113.9',
        'x-request-id': 'of-the-attacker',
        'x-haat-simulate': 'Query.product=FORBIDDEN',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        range: 'bytes=0-3',
      },
    });
    const [kept, text] = [again.headers.get('cache-control'), await again.text()];
    expect(kept).toMatch(/^public/);
    expect(text).toBe(await (await fetch(address(ONE))).text());
    expect([plain.status, again.status]).toEqual([200, 200]);
    expect(JSON.stringify([...again.headers])).not.toMatch(/attacker|evil|set-cookie/);
    expect(again.headers.get('vary')).toBe('accept, accept-encoding');
  });
});
