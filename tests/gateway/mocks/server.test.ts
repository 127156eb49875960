import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { expect, test } from 'vitest';
import { startMockServer } from '../../../gateway/mocks/server.ts';
import { temporaryFolder } from '../../support/folder.ts';

async function start() {
  const folder = temporaryFolder();
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  mkdirSync(join(folder, 'sandbox'));
  writeFileSync(join(folder, 'sandbox', 'index.html'), '<title>__SHOP_NAME__ | Sandbox</title>');
  writeFileSync(join(pictures, 'laptop-teal-1-640.webp'), 'picture');
  const routes = express.Router().use('/pictures', express.static(pictures));
  const server = await startMockServer({ shopName: 'Haat', pictures: routes, webFolder: folder }, 0, '127.0.0.1');
  const ask = async (query: string, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { token }) };
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return { headers: response.headers, body: (await response.json()) as Record<string, never> };
  };
  return { url: server.url, ask, [Symbol.asyncDispose]: () => server.close() };
}

test('the token of a login, sent back in its header, is the session', async () => {
  await using shop = await start();
  const login = 'login(input: { email: "admin@haat.com", password: "Admin@1" }) { user { token } }';
  const { body } = await shop.ask(`mutation { ${login} }`);
  const { data } = body as unknown as { data: { login: { user: { token: string } } } };
  const query = '{ me { email role } }';
  expect((await shop.ask(query, data.login.user.token)).body).toEqual({
    data: { me: { email: 'admin@haat.com', role: 'ADMIN' } },
  });
  const refused = await shop.ask(query);
  expect(refused.body).toMatchObject({
    data: { me: null },
    errors: [
      {
        message: 'Please log in first.',
        extensions: { code: 'UNAUTHENTICATED', retryable: false, requestId: refused.headers.get('x-request-id') },
      },
    ],
  });
});

test.each([
  ['/healthz', 200, '{"status":"ok"}'],
  ['/readyz', 200, '{"status":"ready"}'],
  ['/sandbox', 200, 'Haat | Sandbox'],
  ['/pictures/laptop-teal-1-640.webp', 200, 'picture'],
  ['/pictures/gone-teal-1-640.webp', 404, ''],
])('%s answers %i', async (path, status, text) => {
  await using shop = await start();
  const response = await fetch(`${shop.url}${path}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});
