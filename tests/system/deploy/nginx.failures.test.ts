import { describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { serve } from '../../support/http.ts';
import { NGINX_IS_MISSING, startNginx } from '../../support/servers/nginx.ts';

describe.skipIf(NGINX_IS_MISSING)('nginx in front of gateways that fail', () => {
  test('sends a GET to the other one, and never a change that has reached one', async () => {
    await using broken = await serve((req) => req.socket.destroy());
    await using other = await serve((req) => req.socket.destroy());
    await using nginx = await startNginx([broken.url, other.url]);
    const calls = (): string[] => [...broken.calls, ...other.calls];
    expect((await fetch(`${nginx.url}/products`)).status).toBe(502);
    expect(calls()).toEqual(['GET /products', 'GET /products']);
    const before = calls().length;
    expect((await fetch(`${nginx.url}/graphql`, { method: 'POST', body: '{}' })).status).toBe(502);
    expect(calls().length - before).toBe(1);
  });

  test('gives a file that it has, also past its time, while no gateway answers', async () => {
    const gateway = await serve((_req, res) => {
      res.setHeader('cache-control', 'public, max-age=1');
      res.end('a file');
    });
    await using nginx = await startNginx([gateway.url]);
    const ask = async (): Promise<unknown[]> => {
      const answer = await fetch(`${nginx.url}/assets/file.js`);
      return [answer.status, answer.headers.get('x-cache'), await answer.text()];
    };
    expect(await ask()).toEqual([200, 'MISS', 'a file']);
    await gateway[Symbol.asyncDispose]();
    await eventually(async () => expect(await ask()).toEqual([200, expect.stringMatching(/STALE|UPDATING/), 'a file']));
  });
});
