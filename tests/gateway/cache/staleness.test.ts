import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { RAW_PRODUCT } from '../../support/records.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { startShop } from '../../support/servers/shop.ts';

const MINUTE = 60_000;
const LIST = 'query List { products(pageSize: 2) { items { title } } }';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

interface Told {
  data: unknown;
  extensions?: { stale: boolean; oldestAt: string };
}

test('a stale answer is marked with its age on both paths, and never cached', async () => {
  const shop = await startShop();
  const user = await shop.as('user');
  const ask = async (document: string, headers: Record<string, string> = {}): Promise<Told> => {
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: document }),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    return (await response.json()) as Told;
  };
  const get = (): Promise<Response> =>
    fetch(`${shop.url}/graphql?query=${encodeURIComponent(LIST)}`, { headers: { 'apollo-require-preflight': '1' } });
  try {
    // The first request registers the operation, so that later ones take the fast path.
    const readAt = new Date().toISOString();
    const fresh = await ask(LIST);
    expect(fresh.extensions).toBeUndefined();
    expect((await ask(LIST)).extensions).toBeUndefined();
    expect((await get()).headers.get('cache-control')).toContain('public');
    await shop.loseUpstream();
    vi.setSystemTime(Date.now() + 20 * MINUTE);
    const session = { cookie: user.held.cookie ?? '', token: user.held.token ?? '' };
    const ways = [
      () => ask(LIST),
      () => ask(LIST, session),
      () => ask(`${LIST} # never asked before`),
      async () => {
        const response = await get();
        expect(response.headers.get('cache-control')).toBe('no-store');
        return (await response.json()) as Told;
      },
    ];
    for (const way of ways) {
      const told = await way();
      expect(told.data).toEqual(fresh.data);
      expect(told.extensions?.stale).toBe(true);
      expect(Date.parse(told.extensions?.oldestAt ?? '') - Date.parse(readAt)).toBeGreaterThanOrEqual(0);
      expect(Date.parse(told.extensions?.oldestAt ?? '')).toBeLessThan(Date.now() - 19 * MINUTE);
    }
  } finally {
    await shop.close();
  }
});

test('one part that fails leaves the others as they are', async () => {
  await using upstream = await serve((req, res) => {
    if (req.url === '/api/products/get/000000000000000000000002') return void res.writeHead(503).end();
    alwaysAnswers(200, { product: RAW_PRODUCT })(req, res);
  });
  await using gateway = await startGateway({ upstreamUrl: upstream.url, upstream: { repeatShare: 0 } });
  const id = '000000000000000000000001';
  const query = `query { whole: product(id: "${id}") { title } broken: product(id: "000000000000000000000002") { title } }`;
  for (const _way of ['through Apollo Server', 'direct']) {
    const { data, errors } = await gateway.query(query);
    expect(data).toEqual({ whole: { title: RAW_PRODUCT.title }, broken: null });
    expect(errors).toMatchObject([{ path: ['broken'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  }
});
