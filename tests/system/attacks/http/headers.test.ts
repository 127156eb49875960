import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSmallWeb } from '../../../support/browser/built-web.ts';
import { alwaysAnswers } from '../../../support/http.ts';
import { gatewayForTests } from '../../../support/servers/for-tests.ts';

const ORIGIN = { origin: 'https://evil.example' };
const QUERY = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"query":"{ facets { brands } }"}',
};

const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
const gateway = gatewayForTests(alwaysAnswers(200, {}), {
  webFolder: buildSmallWeb(folder),
  publicUrl: 'https://shop.example',
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

const PLACES: [place: string, ask: () => Promise<Response>][] = [
  ['the page', () => fetch(gateway.url)],
  ['an asset', () => fetch(`${gateway.url}/assets/app-abc123.js`)],
  ['nothing', () => fetch(`${gateway.url}/assets/gone.js`)],
  ['an answer', () => fetch(`${gateway.url}/graphql`, QUERY)],
  ['a known answer', () => fetch(`${gateway.url}/graphql`, QUERY)],
  ['a refusal', () => fetch(`${gateway.url}/graphql`, { ...QUERY, body: '{' })],
  ['the old API', () => fetch(`${gateway.url}/api/users/get`)],
];

describe('every answer', () => {
  test.each(PLACES)('is strict: %s', async (_place, ask) => {
    const { headers } = await ask();
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`${name} 'none'`);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
  });

  test.each(PLACES)('is for no other origin: %s', async (_place, ask) => {
    const before = [...(await ask()).headers.keys()];
    expect(before.filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

// A page has some thirty files, and a phone waits for the headers of each.
test('what only a page needs is not sent with its files', async () => {
  const page = await fetch(gateway.url);
  const file = await fetch(`${gateway.url}/assets/app-abc123.js`);
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${gateway.url}/assets/gone.js`)).status).toBe(404);
  for (const name of ['cross-origin-opener-policy', 'origin-agent-cluster']) {
    expect([page.headers.has(name), file.headers.has(name)], name).toEqual([true, false]);
  }
});

test.each(['/', '/graphql', '/pictures/a.webp'])(
  'CORS is closed: a preflight for %s is granted nothing',
  async (path) => {
    const preflight = { ...ORIGIN, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' };
    const { headers } = await fetch(gateway.url + path, { method: 'OPTIONS', headers: preflight });
    const simple = await fetch(gateway.url + path, { headers: ORIGIN });
    for (const name of [...headers.keys(), ...simple.headers.keys()]) expect(name).not.toMatch(/^access-control-/);
  },
);

test('the page demands Trusted Types, and runs no script but those of its own nonce', async () => {
  const [one, other] = await Promise.all([fetch(gateway.url), fetch(gateway.url)]);
  const policy = one.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toBe(other.headers.get('content-security-policy'));
});

describe('a request that another site’s page can make', () => {
  const cookie = { cookie: '__Host-session=a.b.c.d.e' };
  const mutation = 'mutation { logout { code } }';

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'by a form, as %s, does nothing',
    async (type) => {
      const body = JSON.stringify({ query: mutation });
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { ...cookie, ...ORIGIN, 'content-type': type },
        body,
      });
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  test('by a link, an image or a script, does nothing', async () => {
    const url = `${gateway.url}/graphql?${new URLSearchParams({ query: mutation }).toString()}`;
    const answer = await fetch(url, { headers: { ...cookie, ...ORIGIN } });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
