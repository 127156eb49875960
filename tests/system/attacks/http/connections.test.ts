import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createLimitedServer, HTTP_LIMITS, type HttpLimits } from '../../../../gateway/limits/http-server.ts';
import { readConfig } from '../../../../gateway/config/config.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../../support/http.ts';
import { eventually } from '../../../support/eventually.ts';

/** The idle limit is longer than the send limits, so that the reason why a connection closes is clear. */
const BRIEF = { headersMs: 80, requestMs: 160, keepAliveMs: 1_500 };

/**
 * Connects to a gateway with these limits, calls `act`, and returns everything received until the gateway disconnects.
 */
async function talk(limits: Partial<HttpLimits>, act: (socket: Socket) => void): Promise<string> {
  await using upstream = await serve(alwaysAnswers(200, {}));
  await using gateway = await startGateway({
    upstreamUrl: upstream.url,
    protection: { http: { ...HTTP_LIMITS, ...limits } },
  });
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return await new Promise((resolve, reject) => {
    socket.on('close', () => resolve(said));
    // If the client still sends, the close may arrive as a reset, and unread bytes are lost.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.on('connect', () => act(socket));
  });
}

const HEAD = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const BODY = JSON.stringify({ query: '{ facets { brands } }' });
const WHOLE = `${HEAD}content-length: ${BODY.length}\r\n\r\n${BODY}`;

describe('the gateway closes a connection', () => {
  test('that never says anything', async () => {
    expect(await talk(BRIEF, () => undefined)).toMatch(/^$|408/);
  });

  test('whose headers do not end', async () => {
    expect(await talk(BRIEF, (socket) => socket.write(HEAD))).toContain('408 Request Timeout');
  });

  test.each(['/graphql', '/elsewhere'])('whose body does not end, at %s', async (path) => {
    const head = HEAD.replace('/graphql', path);
    const said = await talk(BRIEF, (socket) => socket.write(`${head}content-length: 50\r\n\r\n{`));
    expect(said).toMatch(/408 Request Timeout|404 Not Found/);
  });

  test('whose chunks come one by one', async () => {
    let timer: NodeJS.Timeout | undefined;
    const said = await talk(BRIEF, (socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
      timer = setInterval(() => socket.write('1\r\n \r\n'), 20);
    }).finally(() => clearInterval(timer));
    expect(said).toMatch(/^$|408 Request Timeout/);
  });

  test('that idles after its answer', async () => {
    const said = await talk(BRIEF, (socket) => socket.write(WHOLE));
    expect(said).toContain('200 OK');
  });

  test('with headers that are too large', async () => {
    const said = await talk({ headerBytes: 2_000 }, (socket) => socket.write(`${HEAD}x: ${'x'.repeat(3_000)}\r\n\r\n`));
    expect(said).toContain('431 Request Header Fields Too Large');
  });

  test('after as many requests as one may carry: it says so, and answers no more', async () => {
    const limits = { ...BRIEF, requestsPerConnection: 2 };
    const said = await talk(limits, (socket) => socket.write(WHOLE + WHOLE + WHOLE));
    expect(said.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 503']);
    expect(said.toLowerCase()).toContain('connection: close');
  });

  test('beyond as many as there may be', async () => {
    await using upstream = await serve(alwaysAnswers(200, {}));
    await using gateway = await startGateway({
      upstreamUrl: upstream.url,
      protection: { http: { ...HTTP_LIMITS, connections: 1 } },
    });
    const { port } = new URL(gateway.url);
    const first = connect(Number(port), '127.0.0.1');
    await new Promise((resolve) => first.once('connect', resolve));
    const second = connect(Number(port), '127.0.0.1');
    await new Promise((resolve) => second.once('close', resolve));
    expect(first.destroyed).toBe(false);
    first.destroy();
  });

  test('beyond as many as one address may have, unless it is a proxy’s', async () => {
    const limits = { ...HTTP_LIMITS, connectionsPerAddress: 2 };
    const isProxy = readConfig({ TRUST_PROXY: '127.0.0.2' }).protection.proxies;
    const server = createLimitedServer(limits, (_req, res) => void res.end('ok'), isProxy);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const sockets: Socket[] = [];
    /** The answer to a connection from an address, or how it ends. */
    const from = (localAddress: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
          socket.write(HEAD.replace('POST', 'GET') + '\r\n'),
        );
        sockets.push(socket);
        socket.on('data', () => resolve('answered')).on('error', () => undefined);
        socket.on('close', () => resolve('closed'));
      });
    for (const expected of ['answered', 'answered', 'closed', 'closed']) expect(await from('127.0.0.1')).toBe(expected);
    expect(await from('127.0.0.3')).toBe('answered');
    for (let count = 0; count < 5; count += 1) expect(await from('127.0.0.2')).toBe('answered');
    sockets[0]?.destroy();
    await eventually(async () => expect(await from('127.0.0.1')).toBe('answered'));
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  test.each([
    ['two lengths', 'content-length: 5\r\ncontent-length: 6\r\n\r\n'],
    ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n'],
    ['a header with a NUL', 'x: a\0b\r\n\r\n'],
  ])('that could be read in two ways: %s', async (_name, rest) => {
    expect(await talk({}, (socket) => socket.write(HEAD + rest))).toContain('400 Bad Request');
  });
});

test('the gateway lets go of a client that does not read its answer', async () => {
  const endless = Buffer.alloc(64 * 1024 * 1024);
  const server = createLimitedServer({ ...HTTP_LIMITS, ...BRIEF }, (_req, res) => void res.end(endless));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const accepted = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(WHOLE));
  const open = (): Promise<number> =>
    new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
  await accepted;
  await eventually(async () => expect(await open()).toBe(0));
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['with its length', (body: string): RequestInit => ({ body })],
  ['in chunks', (body: string): RequestInit => ({ body: new Blob([body]).stream(), duplex: 'half' }) as RequestInit],
])('a body that is too large is refused, %s', async (_name, sent) => {
  await using upstream = await serve(alwaysAnswers(200, {}));
  await using gateway = await startGateway({
    upstreamUrl: upstream.url,
    protection: { http: { ...HTTP_LIMITS, bodyBytes: 1_000 } },
  });
  const post = (body: string): Promise<Response> =>
    fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, ...sent(body) });
  expect((await post(JSON.stringify({ query: `{ facets { brands } } # ${'x'.repeat(1_000)}` }))).status).toBe(413);
  expect((await post(BODY)).status).toBe(200);
});
