import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';
import { keptLog } from '../../support/log.ts';
import { RATE_LIMITS } from '../../../gateway/limits/rate-limit.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const shop = shopForTests();
afterEach(() => void vi.useRealTimers());

async function open(gateway: RunningGateway, path = '/', headers: Record<string, string> = {}) {
  const response = await fetch(gateway.url + path, { headers });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

const outcomes = async (gateway: RunningGateway): Promise<string[]> => {
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  return [...metrics.matchAll(/haat_page_renders_total\{outcome="(\w+)"\} (\d+)/g)].map(
    ([, name, n]) => `${name} ${n}`,
  );
};

/** With a log of every request, Express answers each. */
const startBoth = async (options: Partial<Parameters<typeof startGateway>[0]> = {}) => {
  const { log } = keptLog();
  const upstreamUrl = shop.upstreamUrl;
  return Promise.all([startGateway({ upstreamUrl, ...options }), startGateway({ upstreamUrl, ...options, log })]);
};

test.each(['/', '/products?category=Electronics', '/about', '/nowhere'])(
  'a page in memory at %s is sent as Express would send it',
  async (path) => {
    const [fast, slow] = await startBoth();
    await using _fast = fast;
    await using _slow = slow;
    const first = await open(fast, path);
    await open(slow, path);
    const [again, express] = [await open(fast, path), await open(slow, path)];
    expect(again.text).toBe(first.text);
    for (const { headers } of [again, express]) {
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
      expect(headers['x-request-id']).toBeUndefined();
      // Each rendering has a nonce of its own.
      headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(/nonce-[^']+/, 'nonce');
      for (const name of ['date', 'cache-control', 'etag', 'content-length']) delete headers[name];
    }
    expect({ ...again, text: '' }).toEqual({ ...express, text: '' });
    expect(await outcomes(fast)).toEqual(expect.arrayContaining(['rendered 1', 'cached 1']));
  },
);

test('a browser that has the page is told so, and each takes the form that it can read', async () => {
  await using gateway = await startGateway({ upstreamUrl: shop.upstreamUrl });
  const { headers } = await open(gateway);
  const again = await open(gateway, '/', { 'if-none-match': headers['etag'] ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { headers, text } = await open(gateway, '/', { 'accept-encoding': encoding });
    expect([headers['content-encoding'] ?? 'identity', text.includes('id="page-data"')]).toEqual([encoding, true]);
  }
});

test('a host that is not the shop’s is refused, also where the page is in memory', async () => {
  await using gateway = await startGateway({ upstreamUrl: shop.upstreamUrl });
  await open(gateway);
  await open(gateway);
  const [answer] = (await once(request(gateway.url, { headers: { host: 'evil.example' } }).end(), 'response')) as [
    IncomingMessage,
  ];
  expect(answer.resume().statusCode).toBe(421);
});

test('pages in memory count towards the limit of files', async () => {
  const rates = { ...RATE_LIMITS, files: 4 };
  await using gateway = await startGateway({ upstreamUrl: shop.upstreamUrl, protection: { rates } });
  // The clock stands still, so that the minute of the limit does not end.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:10Z') });
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await open(gateway)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('the cookie chooses among the pages in memory; nothing else of the request does', async () => {
  await using gateway = await startGateway({ upstreamUrl: shop.upstreamUrl });
  const pages = [await open(gateway), await open(gateway, '/', { cookie: 'haat-language=hi' })];
  const again = [await open(gateway), await open(gateway, '/', { cookie: 'a=b; haat-language=hi' })];
  expect(again.map(({ text }) => text)).toEqual(pages.map(({ text }) => text));
  expect(again[0]?.text).not.toBe(again[1]?.text);
  const other = { cookie: 'haat-language=fr; session=x', token: 'x', 'x-forwarded-host': 'evil.example' };
  expect((await open(gateway, '/', other)).text).toBe(pages[0]?.text);
});
