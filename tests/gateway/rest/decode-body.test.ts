import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { endpoint, type SendMethod } from '../../../gateway/rest/endpoint.ts';
import { ShopError } from '../../../gateway/errors/shop-error.ts';
import { createRestClient } from '../../../gateway/rest/client.ts';
import { serve } from '../../support/http.ts';

const READ = endpoint('GET /api/x');
const context = { requestId: 'test-request', token: 'a.b.c' };
const METHODS: SendMethod[] = ['POST', 'PATCH', 'DELETE'];

/** An upstream whose answer each run sets. */
async function changeableUpstream(deadlineMs = 5_000) {
  let listener: RequestListener = (_req, res) => void res.end();
  const server = await serve((req, res) => listener(req, res));
  // Without this, the circuit breaker would open, because the API only fails.
  const client = createRestClient({ baseUrl: server.url, deadlineMs, breakerShare: 1 });
  return {
    calls: server.calls,
    rest: client.bind(context),
    answerWith: (next: RequestListener) => {
      listener = next;
      server.calls.length = 0;
    },
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await client.close();
    },
  };
}

describe.each(METHODS)('a %s', (method) => {
  test.each<[string, RequestListener, string]>([
    ['the connection is reset', (req) => void req.socket.resetAndDestroy(), 'UPSTREAM_UNAVAILABLE'],
    ['the connection is closed', (req) => void req.socket.end(), 'UPSTREAM_UNAVAILABLE'],
    ['a proxy says 502', (_req, res) => void res.writeHead(502).end('{}'), 'UPSTREAM_UNAVAILABLE'],
    ['a proxy says 503', (_req, res) => void res.writeHead(503, { 'retry-after': '0' }).end(), 'UPSTREAM_UNAVAILABLE'],
    ['a proxy says 504', (_req, res) => void res.writeHead(504).end('{"message":"ok"}'), 'UPSTREAM_UNAVAILABLE'],
    [
      'the body ends before its length',
      (req) => void req.socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"message":"Re'),
      'UPSTREAM_UNAVAILABLE',
    ],
    [
      'a chunk is cut off',
      (req) => void req.socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\n{"message'),
      'UPSTREAM_UNAVAILABLE',
    ],
    ['what comes is no HTTP', (req) => void req.socket.end('SSH-2.0-OpenSSH\r\n'), 'UPSTREAM_BAD_RESPONSE'],
  ])('is sent once where %s', async (_what, listener, code) => {
    await using upstream = await changeableUpstream();
    upstream.answerWith(listener);
    await expect(upstream.rest.send(endpoint(`${method} /api/x`), { a: 1 })).rejects.toMatchObject({
      extensions: { code, call: `${method} /api/x`, retryable: true },
    });
    expect(upstream.calls).toEqual([`${method} /api/x`]);
  });

  test.each<[string, RequestListener]>([
    ['nothing comes', () => undefined],
    ['the body never ends', (_req, res) => void res.writeHead(200).write('{"message":')],
  ])('is sent once where %s in time', async (_what, listener) => {
    await using upstream = await changeableUpstream(50);
    upstream.answerWith(listener);
    await expect(upstream.rest.send(endpoint(`${method} /api/x`))).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_TIMEOUT', call: `${method} /api/x` },
    });
    expect(upstream.calls).toEqual([`${method} /api/x`]);
  });

  test('is sent once, also over a connection that the other end has given up', async () => {
    await using upstream = await changeableUpstream();
    upstream.answerWith((_req, res) => void res.end('{}'));
    await upstream.rest.get(READ);
    upstream.answerWith((req) => void req.socket.resetAndDestroy());
    await expect(upstream.rest.send(endpoint(`${method} /api/x`))).rejects.toBeInstanceOf(ShopError);
    expect(upstream.calls).toEqual([`${method} /api/x`]);
  });

  test('goes out with its body as JSON, the caller’s token and the request’s id', async () => {
    await using upstream = await changeableUpstream();
    upstream.answerWith((req, res) => {
      const { token, 'x-request-id': id, 'content-type': type } = req.headers;
      const parts: Buffer[] = [];
      req.on('data', (part: Buffer) => parts.push(part));
      req.on('end', () => res.end(JSON.stringify({ token, id, type, sent: Buffer.concat(parts).toString() })));
    });
    const { body } = await upstream.rest.send(endpoint(`${method} /api/x`), {
      name: 'Ünï ₹',
      none: undefined,
      list: [1, null],
    });
    expect(body).toEqual({
      token: 'a.b.c',
      id: 'test-request',
      type: 'application/json',
      sent: '{"name":"Ünï ₹","list":[1,null]}',
    });
  });

  test('keeps a GET that follows it from joining one from before it', async () => {
    await using upstream = await changeableUpstream();
    const held: (() => void)[] = [];
    let arrived = (): void => undefined;
    const firstArrived = new Promise<void>((resolve) => (arrived = resolve));
    let state = 'before';
    upstream.answerWith((req, res) => {
      if (req.method === 'GET') {
        const seen = JSON.stringify({ state });
        if (state === 'after') return void res.end(seen);
        held.push(() => res.end(seen));
        return arrived();
      }
      state = 'after';
      res.end('{"message":"done"}');
    });
    const early = upstream.rest.get(endpoint('GET /api/cart/get'));
    await firstArrived;
    await upstream.rest.send(endpoint(`${method} /api/x`));
    expect(await upstream.rest.get(endpoint('GET /api/cart/get'))).toEqual({ status: 200, body: { state: 'after' } });
    for (const release of held) release();
    expect(await early).toEqual({ status: 200, body: { state: 'before' } });
    expect(upstream.calls).toEqual(['GET /api/cart/get', `${method} /api/x`, 'GET /api/cart/get']);
  });
});
