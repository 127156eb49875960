import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../gateway/config/config.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { startGateway, type GatewayTestOptions } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';

const ACCOUNTS = [{ role: 'admin', email: 'admin@example.com', password: 'Secret@1' }];
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** A gateway with a test page for the sandbox and for the shop. */
async function start(options: Partial<GatewayTestOptions> = {}) {
  const webFolder = temporaryFolder();
  for (const part of ['shop', 'sandbox']) {
    mkdirSync(join(webFolder, part, 'assets'), { recursive: true });
    writeFileSync(
      join(webFolder, part, 'index.html'),
      `<title>${part}</title><meta content="__SETTINGS__"><script nonce="__CSP_NONCE__"></script>`,
    );
    writeFileSync(join(webFolder, part, 'assets', `${part}.js`), 'export {};');
  }
  const upstream = await serve(alwaysAnswers(200, { products: [] }));
  const gateway = await startGateway({ upstreamUrl: upstream.url, webFolder, accounts: ACCOUNTS, ...options });
  return {
    ...gateway,
    async page(path: string, headers: Record<string, string> = BROWSER) {
      const response = await fetch(gateway.url + path, { headers, redirect: 'manual' });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async [Symbol.asyncDispose]() {
      await gateway[Symbol.asyncDispose]();
      await upstream[Symbol.asyncDispose]();
    },
  };
}

describe('SANDBOX', () => {
  test('is on in development and off in production, unless it says otherwise', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRETS: 'x'.repeat(40), PUBLIC_URL: 'https://shop.example' };
    expect(readConfig({}).sandbox).toBe(true);
    expect(readConfig({ SANDBOX: 'off' }).sandbox).toBe(false);
    expect(readConfig(production).sandbox).toBe(false);
    expect(readConfig({ ...production, SANDBOX: 'on' }).sandbox).toBe(true);
    expect(() => readConfig({ SANDBOX: 'maybe' })).toThrow('SANDBOX must be one of on, off, but is "maybe".');
  });

  test('has accounts of one’s own in development, and refuses to hand out passwords in production', () => {
    const SANDBOX_ACCOUNTS = 'user a@example.com One@11, admin b@example.com Two@22';
    expect(readConfig({ SANDBOX_ACCOUNTS }).sandboxAccounts).toEqual([
      { role: 'user', email: 'a@example.com', password: 'One@11' },
      { role: 'admin', email: 'b@example.com', password: 'Two@22' },
    ]);
    expect(() => readConfig({ SANDBOX_ACCOUNTS: 'a@example.com One@11' })).toThrow('each a role');
    const production = { NODE_ENV: 'production', SESSION_SECRETS: 'x'.repeat(40), PUBLIC_URL: 'https://shop.example' };
    expect(() => readConfig({ ...production, SANDBOX_ACCOUNTS })).toThrow(ConfigError);
    expect(() => readConfig(production)).not.toThrow();
  });
});

describe('the sandbox', () => {
  test('is served with a policy of its own, which lets it ask nobody but the gateway', async () => {
    await using gateway = await start();
    const { status, headers, text } = await gateway.page('/sandbox');
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = /nonce="([^"]{24})"/.exec(text)?.[1];
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|blob:|\*/);
    expect((await gateway.page('/')).headers.get('content-security-policy')).not.toContain('unsafe');
    expect((await gateway.page('/sandbox/assets/sandbox.js')).headers.get('cache-control')).toContain('immutable');
    expect((await gateway.page('/sandbox/assets/gone.js')).status).toBe(404);
  });

  test('is the redirect target for a browser that opens the endpoint', async () => {
    await using gateway = await start();
    const { status, headers } = await gateway.page('/graphql');
    expect([status, headers.get('location')]).toEqual([302, '/sandbox']);
  });

  test('hands out the accounts in development', async () => {
    await using gateway = await start();
    expect((await gateway.page('/sandbox')).text).toContain('admin@example.com');
  });

  test('in production is off: the endpoint says what it is, and hides the schema', async () => {
    await using gateway = await start({ production: true });
    expect((await gateway.page('/sandbox')).text).toContain('<title>shop</title>');
    expect((await gateway.page('/sandbox/assets/sandbox.js')).text).not.toBe('export {};');
    const endpoint = await gateway.page('/graphql');
    expect(endpoint.status).toBe(406);
    expect(endpoint.text).toMatch(/^This is the GraphQL endpoint/);
    expect((await gateway.query('{ __schema { types { name } } }')).errors).not.toEqual([]);
  });

  test('in production, switched on, explores the schema but hands out no account and no fault', async () => {
    // As with OPERATIONS=any, since introspection is not a registered operation.
    await using gateway = await start({ production: true, sandbox: true, without: ['registered only'] });
    const { text } = await gateway.page('/sandbox');
    expect(text).toContain('<title>sandbox</title>');
    expect(text).not.toMatch(/admin@example|Secret@1|UPSTREAM_TIMEOUT/);
    expect((await gateway.query('{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
  });

  test('switched off in development leaves no page and no introspection', async () => {
    await using gateway = await start({ sandbox: false });
    expect((await gateway.page('/sandbox')).text).toContain('<title>shop</title>');
    expect((await gateway.query('{ __schema { queryType { name } } }')).errors).not.toEqual([]);
  });

  test('that is not built says how to build it', async () => {
    await using gateway = await start({ webFolder: temporaryFolder() });
    const { status, text } = await gateway.page('/sandbox');
    expect([status, text]).toEqual([404, expect.stringContaining('npm run build')]);
  });
});

describe('fault injection', () => {
  const FACETS = '{ facets { brands } }';
  const faulty = { 'x-haat-simulate': 'Query.facets=UPSTREAM_TIMEOUT' };

  test('does not exist in production', async () => {
    // The document of this test is not registered.
    await using gateway = await start({ production: true, sandbox: true, without: ['registered only'] });
    const cookie = `haat-simulate=${encodeURIComponent('Query.facets=UPSTREAM_TIMEOUT')}`;
    for (const headers of [faulty, { cookie }, { 'x-haat-simulate': 'nonsense' }] as Record<string, string>[]) {
      const { status, errors } = await gateway.query(FACETS, undefined, headers);
      expect([status, errors]).toEqual([200, []]);
    }
  });
});
