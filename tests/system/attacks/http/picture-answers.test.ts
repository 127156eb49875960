import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { request } from 'undici';
import { describe, expect, test } from 'vitest';
import { BYTES, FILE, givesPicture, startPictureShop as start } from '../../../support/servers/picture-shop.ts';

describe('what the API says of a picture', () => {
  test.each([
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ])('does not make it anything else: .%s', async (ending, type) => {
    await using shop = await start();
    shop.now.listener = givesPicture(
      { 'content-type': 'text/html', 'set-cookie': 'a=b', 'content-disposition': 'inline', refresh: '0;url=//x' },
      Buffer.from('<script>alert(1)</script>'),
    );
    const { headers, status } = await fetch(`${shop.gateway.url}/pictures/lamp-1-640.${ending}`);
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      type,
      'nosniff',
    ]);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']));
    expect(policy?.filter((directive) => /self|https|unsafe/.test(directive))).toEqual([]);
    for (const name of ['set-cookie', 'content-disposition', 'refresh']) expect(headers.has(name)).toBe(false);
  });

  test('is passed on where it concerns caches, and what is known is not sent again', async () => {
    await using shop = await start();
    const caching = {
      etag: '"abc"',
      'cache-control': 'public, max-age=60',
      'last-modified': new Date(0).toUTCString(),
    };
    shop.now.listener = givesPicture(caching);
    const first = await shop.picture();
    for (const [name, value] of Object.entries(caching)) expect(first.headers.get(name)).toBe(value);
    expect(Buffer.from(await first.arrayBuffer()).equals(BYTES)).toBe(true);
    expect(first.headers.get('content-length')).toBe(String(BYTES.length));
    // Not `fetch`, which would send `cache-control: no-cache`.
    const ask = (etag: string) => request(shop.gateway.url + FILE, { headers: { 'if-none-match': etag } });
    const again = await ask('"abc"');
    expect([again.statusCode, again.headers['etag'], await again.body.text()]).toEqual([304, '"abc"', '']);
    const changed = await ask('"abd"');
    expect([changed.statusCode, (await changed.body.bytes()).length]).toEqual([200, BYTES.length]);
    const head = await shop.picture({ method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(BYTES.length)]);
  });

  test('is undone where it packed it', async () => {
    await using shop = await start();
    shop.now.listener = givesPicture({ 'content-encoding': 'gzip' }, gzipSync(BYTES));
    const answer = await shop.picture();
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer()).equals(BYTES)).toBe(true);
  });

  test.each<[name: string, listener: RequestListener, status: number]>([
    ['not there', (_req, res) => void res.writeHead(404).end('<h1>secret</h1>'), 404],
    ['failed', (_req, res) => void res.writeHead(500).end('<h1>secret</h1>'), 502],
    ['elsewhere', (_req, res) => void res.writeHead(302, { location: 'http://secret' }).end(), 502],
    ['too large', givesPicture({}, Buffer.alloc(2_000, 'secret')), 502],
    ['too large when unpacked', givesPicture({ 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(9_000))), 502],
    ['not packed as it says', givesPicture({ 'content-encoding': 'br' }, Buffer.from('secret')), 502],
    ['cut off', (req, res) => void (res.writeHead(200, { 'content-length': 9 }).flushHeaders(), req.socket.end()), 502],
  ])('is not shown: it is %s', async (_name, listener, status) => {
    await using shop = await start({ maxBytes: 1_000 });
    shop.now.listener = listener;
    const answer = await shop.picture();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(answer.headers.has('location')).toBe(false);
    expect(await answer.text()).not.toMatch(/secret|node_modules|127\.0\.0\.1/);
  });
});
