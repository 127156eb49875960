import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type TestServer } from '../../support/http.ts';
import { NGINX_IS_MISSING, startNginx, withinOneSecond, type Nginx } from '../../support/servers/nginx.ts';

interface Seen {
  call: number;
  headers: IncomingHttpHeaders;
}

/** What stands for a gateway here gives everything to everybody: it calls all that it answers public. */
let gateway: TestServer;
let nginx: Nginx;
let answerWith: Record<string, string>;

beforeAll(async () => {
  gateway = await serve((req, res) => {
    res.writeHead(200, { 'cache-control': 'public, max-age=60', ...answerWith });
    res.end(JSON.stringify({ call: gateway.calls.length, headers: req.headers }));
  });
  if (!NGINX_IS_MISSING) nginx = await startNginx([gateway.url]);
});
afterAll(async () => {
  await nginx?.[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

let pages = 0;
/** An address that nobody has asked for. */
const newPage = (): string => `/products?page=${(pages += 1)}`;

async function ask(path: string, headers: Record<string, string> = {}): Promise<Seen & { cache: string | null }> {
  const answer = await fetch(nginx.url + path, { headers });
  return { ...((await answer.json()) as Seen), cache: answer.headers.get('x-cache') };
}

async function askEach(path: string, ways: readonly Record<string, string>[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const headers of ways) seen.push(await ask(path, headers));
  return seen;
}
const callsOf = (seen: readonly Seen[]): number[] => seen.map(({ call }) => call);

const PERSONAL: [who: string, headers: Record<string, string>][] = [
  ['a session over http', { cookie: 'session=mine' }],
  ['a session over https', { cookie: 'haat-language=hi; __Host-session=mine' }],
  ['a token', { token: 'mine' }],
  ['a token that looks like no', { token: '0' }],
  ['an authorization', { authorization: 'Bearer mine' }],
];

describe.skipIf(NGINX_IS_MISSING)('nginx in front of gateways', () => {
  test('gives all guests one answer, and asks for a new one in the next second', async () => {
    answerWith = {};
    let path = '';
    const first = await withinOneSecond(() => {
      path = newPage();
      return Promise.all(Array.from({ length: 20 }, () => ask(path)));
    });
    expect(new Set(first.map(({ call }) => call)).size).toBe(1);
    expect(first.filter(({ cache }) => cache === 'HIT')).toHaveLength(19);
    await new Promise((done) => setTimeout(done, 1000));
    expect((await ask(path)).call).toBeGreaterThan(first[0]?.call ?? Infinity);
  });

  test.each(PERSONAL)('neither stores nor shares an answer for %s', async (_who, headers) => {
    answerWith = {};
    const [mine, guest, mineAgain, guestAgain] = await withinOneSecond(async () => {
      const path = newPage();
      return [await ask(path, headers), await ask(path), await ask(path, headers), await ask(path)] as const;
    });
    expect([mine.cache, mine.headers]).toEqual(['BYPASS', expect.objectContaining(headers)]);
    expect([guest.cache, guest.call > mine.call]).toEqual(['MISS', true]);
    expect(guest.headers).not.toHaveProperty('cookie');
    expect([mineAgain.cache, mineAgain.call > guest.call]).toEqual(['BYPASS', true]);
    expect(guestAgain.call).toBe(guest.call);
  });

  test.each([
    ['says nothing about caches', { 'cache-control': '' }],
    ['may not be stored', { 'cache-control': 'no-store' }],
    ['is for one browser', { 'cache-control': 'private, max-age=60' }],
    ['must be asked for each time', { 'cache-control': 'no-cache' }],
    ['sets a cookie', { 'set-cookie': 'session=somebody' }],
    ['tells nginx to store it', { 'cache-control': 'no-store', 'x-accel-expires': '60' }],
  ])('stores nothing that %s', async (_what, headers) => {
    answerWith = headers;
    const [page, pageAgain, file, fileAgain] = await withinOneSecond(async () => {
      const [path, asset] = [newPage(), `/assets/file-${(pages += 1)}.js`];
      return [await ask(path), await ask(path), await ask(asset), await ask(asset)] as const;
    });
    expect(page.call).toBeLessThan(pageAgain.call);
    expect(file.call).toBeLessThan(fileAgain.call);
  });

  test('lets a guest say nothing to a gateway by which others would be answered', async () => {
    answerWith = {};
    const { headers } = await ask(newPage(), {
      cookie: 'ad=1; haat-language=hi; other=2',
      'accept-encoding': 'zstd, br;q=0.5, gzip',
    });
    expect([headers.cookie, headers['accept-encoding']]).toEqual(['haat-language=hi', undefined]);
    const different: Record<string, string>[] = [
      { cookie: 'haat-language=hi' },
      { cookie: 'haat-language=en' },
      { 'accept-encoding': 'gzip, deflate' },
      { 'accept-encoding': 'gzip, deflate, br, zstd' },
      { 'accept-encoding': 'identity' },
    ];
    const [first, again] = await withinOneSecond(async () => {
      const path = newPage();
      return [await askEach(path, different), await askEach(path, different)] as const;
    });
    expect(new Set(callsOf(first)).size).toBe(different.length);
    expect(callsOf(again)).toEqual(callsOf(first));
  });

  test.each(['/graphql?query={a}', '/GraphQL/?query={a}'])('keeps the media types of %s apart', async (path) => {
    answerWith = {};
    const types = ['application/json', 'application/graphql-response+json', 'text/html', 'image/webp'];
    const asked = [...types, '*/*'].map((accept) => ({ accept }));
    const seen = await withinOneSecond(() => askEach(path, asked));
    expect(seen.slice(0, -1).map(({ headers }) => headers.accept)).toEqual(types);
    expect(new Set(callsOf(seen)).size).toBe(types.length);
    expect(seen.at(-1)?.call).toBe(seen[0]?.call);
  });

  test('tells the gateway who asks, and believes nothing that a client says about it', async () => {
    const invented = { 'x-forwarded-for': '203.0.113.9', traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` };
    const { headers } = await ask(newPage(), invented);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers).not.toHaveProperty('traceparent');
  });

  test('writes no address of a page and of no person into its log', async () => {
    await ask('/reset_password/token/a-secret-of-somebody');
    expect(nginx.log()).toContain('"cache":"MISS"');
    expect(nginx.log()).not.toMatch(/a-secret-of-somebody|page=|"127\.0\.0\.1"/);
  });
});
