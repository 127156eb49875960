import { describe, expect, test } from 'vitest';
import { buildSmallWeb } from '../../support/browser/built-web.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { keptLog } from '../../support/log.ts';

const ID = '64a000000000000000000001';
const okUpstream = alwaysAnswers(200, { products: [{ _id: ID }], product: { _id: ID, title: 'Laptop' } });

const builtWeb = (): string => buildSmallWeb(temporaryFolder());

describe('health', () => {
  test('is ready once the upstream was found, and with what is known of it when that goes away', async () => {
    const upstream = await serve(okUpstream);
    await using gateway = await startGateway({ upstreamUrl: upstream.url });
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    await upstream[Symbol.asyncDispose]();
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    await using late = await startGateway({ upstreamUrl: upstream.url });
    const away = await fetch(`${late.url}/readyz`);
    expect([away.status, await away.json()]).toEqual([503, { status: 'upstream unavailable' }]);
    expect((await fetch(`${late.url}/healthz`)).status).toBe(200);
  });
});

describe('errors', () => {
  test('of the upstream are typed, name the request, and do not affect other fields', async () => {
    await using upstream = await serve(alwaysAnswers(500, '<h1>Error at /srv/secret/path.js</h1>'));
    await using gateway = await startGateway({ upstreamUrl: upstream.url });
    const answer = await gateway.query(`{ facets { brands } product(id: "${ID}") { id } }`);
    expect(answer.data).toMatchObject({
      facets: { brands: ['Apple', 'ideaPad', 'aldo', 'supcase', 'gopgan', 'adidas'] },
      product: null,
    });
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors[0]).toMatchObject({
      path: ['product'],
      extensions: { code: 'UPSTREAM_BAD_RESPONSE', retryable: true, requestId: answer.headers.get('x-request-id') },
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  test('of a picture are masked, and whole in the log only', async () => {
    const { log, lines } = keptLog();
    await using upstream = await serve(okUpstream);
    await using gateway = await startGateway({ upstreamUrl: upstream.url, log });
    const broken = await fetch(`${gateway.url}/pictures/laptop-teal-1-640.webp`, {
      headers: { 'x-request-id': 'canary-id' },
    });
    await broken.text();
    await upstream[Symbol.asyncDispose]();
    const failed = await fetch(`${gateway.url}/pictures/laptop-teal-1-320.webp`, {
      headers: { 'x-request-id': 'canary-id' },
    });
    const body = await failed.text();
    expect([failed.status, failed.headers.get('x-request-id')]).toEqual([502, 'canary-id']);
    expect(body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
    expect(lines.join()).toContain('ECONNREFUSED');
  });
});

describe('a request id', () => {
  test('is taken over when it is well formed, else made', async () => {
    await using upstream = await serve(okUpstream);
    await using gateway = await startGateway({ upstreamUrl: upstream.url });
    const idFor = async (given: string) =>
      (await fetch(`${gateway.url}/healthz`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await idFor('trace-0123456789')).toBe('trace-0123456789');
    expect(await idFor('x'.repeat(100))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('a b;c="d"')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the page', () => {
  test('has assets that never change, and a plain 404 for one that isn’t there', async () => {
    await using upstream = await serve(okUpstream);
    await using gateway = await startGateway({ upstreamUrl: upstream.url, webFolder: builtWeb() });
    const asset = await fetch(`${gateway.url}/assets/app-abc123.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${gateway.url}/assets/gone.js`)).status).toBe(404);
    expect(await (await fetch(`${gateway.url}/index.html`)).text()).not.toContain('__CSP_NONCE__');
  });
});
