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

  test.each([
    ['no JSON', '{"query":', 'application/json', 400],
    ['too large', JSON.stringify({ query: `{ ${'a'.repeat(110_000)} }` }), 'application/json', 413],
    ['a form', 'query={facets{brands}}', 'application/x-www-form-urlencoded', 400],
  ])('of a body that is %s say so and name the request', async (_name, body, type, status) => {
    await using upstream = await serve(okUpstream);
    await using gateway = await startGateway({ upstreamUrl: upstream.url });
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(JSON.parse(text)).toHaveProperty('errors');
    expect(text).not.toMatch(/node_modules|at .*\.ts/);
  });

  test('in a document say what is wrong with it, and name the request', async () => {
    await using upstream = await serve(okUpstream);
    await using gateway = await startGateway({ upstreamUrl: upstream.url });
    const wrong = {
      '{': 'GRAPHQL_PARSE_FAILED',
      '{ nothing }': 'GRAPHQL_VALIDATION_FAILED',
      'query A { __typename } query B { __typename }': 'OPERATION_RESOLUTION_FAILURE',
    };
    for (const [document, code] of Object.entries(wrong)) {
      const { errors, headers } = await gateway.query(document);
      expect(errors[0]?.extensions).toMatchObject({ code, requestId: headers.get('x-request-id') });
      expect(errors[0]?.message).not.toContain('Something went wrong');
    }
  });

  test('in production do not reveal the schema', async () => {
    await using upstream = await serve(okUpstream);
    await using gateway = await startGateway({ upstreamUrl: upstream.url, production: true });
    const { errors } = await gateway.query('{ product(id: "1") { titel } }');
    expect(errors[0]?.message).not.toContain('Did you mean');
    expect((await gateway.query('{ __schema { types { name } } }')).errors).not.toEqual([]);
    const sandbox = await fetch(`${gateway.url}/sandbox`);
    expect(await sandbox.text()).not.toContain('GraphiQL');
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
  test('answers on every path, with the shop’s name and a nonce of its own that the policy names', async () => {
    await using upstream = await serve(okUpstream);
    await using gateway = await startGateway({
      upstreamUrl: upstream.url,
      webFolder: builtWeb(),
      shopName: 'Bazaar & <Sons>',
    });
    const [first, second] = await Promise.all(['/', '/product/single/1'].map((path) => fetch(gateway.url + path)));
    const html = (await first?.text()) ?? '';
    const nonce = /nonce="([^"]{24})"/.exec(html)?.[1];
    expect(nonce).toBeDefined();
    expect(html).toContain('<title>Bazaar &amp; &lt;Sons></title>');
    expect(first?.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(first?.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await second?.text()).not.toContain(nonce);
  });

  test('comes with strict headers, and demands https where it is public there', async () => {
    await using upstream = await serve(okUpstream);
    await using gateway = await startGateway({
      upstreamUrl: upstream.url,
      webFolder: builtWeb(),
      publicUrl: 'https://shop.example',
    });
    const { headers } = await fetch(gateway.url);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('has assets that never change, and a plain 404 for one that isn’t there', async () => {
    await using upstream = await serve(okUpstream);
    await using gateway = await startGateway({ upstreamUrl: upstream.url, webFolder: builtWeb() });
    const asset = await fetch(`${gateway.url}/assets/app-abc123.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${gateway.url}/assets/gone.js`)).status).toBe(404);
    expect(await (await fetch(`${gateway.url}/index.html`)).text()).not.toContain('__CSP_NONCE__');
  });
});
