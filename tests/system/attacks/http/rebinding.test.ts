import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../../gateway/config/config.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../../support/http.ts';

/**
 * DNS rebinding: an attacker's website resolves its name to this machine, so that its page can read a developer's shop.
 */

const KNOWN = { NODE_ENV: 'development', PUBLIC_URL: 'http://shop.example.com:8080' };
const PATHS = ['/', '/sandbox', '/graphql?query={facets{brands}}', '/metrics'];

/** Status of a GET, or of a POST of an operation, with this Host header. */
function ask(url: string, path: string, host: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const method = path === '/graphql' ? 'POST' : 'GET';
  const headers = { host, 'content-type': 'application/json', 'apollo-require-preflight': 'yes' };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: encodeURI(path), method, headers }, (res) => {
      res.resume();
      resolve(res.statusCode);
    });
    sent.on('error', reject).end(method === 'POST' ? '{"query":"{ facets { brands } }"}' : undefined);
  });
}

async function withGateway(env: Record<string, string>, act: (url: string) => Promise<void>): Promise<void> {
  const { hosts } = readConfig(env).protection;
  await using upstream = await serve(alwaysAnswers(200, {}));
  await using gateway = await startGateway({ upstreamUrl: upstream.url, protection: { hosts } });
  await act(gateway.url);
}

describe('a developer’s shop answers to its own names alone', () => {
  test.each(['attacker.example', 'localhost.attacker.example', '127.0.0.1.attacker.example', 'localhost:80@evil', ' '])(
    'not to "%s"',
    (host) =>
      withGateway(KNOWN, async (url) => {
        for (const path of [...PATHS, '/graphql', '/graphql']) expect(await ask(url, path, host), path).toBe(421);
      }),
  );

  test.each([
    'localhost',
    'LOCALHOST:1',
    '127.0.0.1:4000',
    '[::1]',
    '[::1]:4000',
    '192.168.1.20:4000',
    '[fd00::7]',
    'shop.example.com',
  ])('to "%s"', (host) =>
    withGateway(KNOWN, async (url) => {
      for (const path of ['/graphql', '/graphql']) expect(await ask(url, path, host)).toBe(200);
    }),
  );

  test('and to those that ALLOWED_HOSTS names, in production, too', async () => {
    await withGateway({ ALLOWED_HOSTS: 'Laptop.local, 192.168.1.20' }, async (url) => {
      expect(await ask(url, '/graphql', 'laptop.local:4000')).toBe(200);
      expect(await ask(url, '/graphql', '192.168.1.20')).toBe(200);
      expect(await ask(url, '/graphql', 'other.local')).toBe(421);
    });
    expect(() => readConfig({ ALLOWED_HOSTS: 'https://shop.example.com' })).toThrow('ALLOWED_HOSTS must be host names');
  });

  test('while health checks may come by any address: they say nothing else', async () => {
    await withGateway({ ALLOWED_HOSTS: 'shop.example.com' }, async (url) => {
      expect(await ask(url, '/healthz', '10.0.0.7:4000')).toBe(200);
      expect(await ask(url, '/graphql', '10.0.0.7:4000')).toBe(421);
    });
  });
});
