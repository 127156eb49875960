import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLimitedServer, HTTP_LIMITS, type HttpLimits } from '../../../../gateway/limits/http-server.ts';
import { buildSmallWeb } from '../../../support/browser/built-web.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../../support/http.ts';
import { eventually } from '../../../support/eventually.ts';

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

async function open(port: number, reads = true): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  return reads ? socket : socket.pause();
}

/** A server with limits; returns its port. */
async function limited(limits: Partial<HttpLimits>, listener: RequestListener): Promise<number> {
  const server = createLimitedServer({ ...HTTP_LIMITS, ...limits }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('requests that are sent without waiting for answers', () => {
  test('are taken up one by one, in their order, bodies included', async () => {
    const begun: [IncomingMessage, ServerResponse][] = [];
    const port = await limited({}, (req, res) => void begun.push([req, res]));
    const socket = await open(port);
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.write(`${asking('/1')}POST /2 HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\nhello${asking('/3')}`);
    for (const place of [1, 2, 3]) {
      await eventually(() => expect(begun).toHaveLength(place));
      const [req, res] = begun[place - 1] ?? [];
      const chunks = (await req?.toArray()) ?? [];
      // Later requests wait, although they have arrived already.
      expect(begun).toHaveLength(place);
      res?.end(`[${req?.url} ${chunks.join('')}]`);
    }
    await eventually(() => expect(said.match(/\[.*?\]/g)).toEqual(['[/1 ]', '[/2 hello]', '[/3 ]']));
  });

  test('are dropped with their connection, without having been taken up', async () => {
    let begun = 0;
    let closed = 0;
    const port = await limited({}, (_req, res) => {
      begun += 1;
      res.once('close', () => (closed += 1));
    });
    const socket = await open(port);
    socket.write(asking('/').repeat(5));
    await eventually(() => expect(begun).toBe(1));
    socket.destroy();
    await eventually(() => expect(closed).toBe(1));
    expect(begun).toBe(1);
  });

  test('end the connection when there are too many', async () => {
    let begun = 0;
    const port = await limited({ pipelined: 3 }, () => (begun += 1));
    const few = await open(port);
    few.write(asking('/').repeat(4));
    const many = await open(port);
    many.write(asking('/').repeat(600));
    await new Promise((resolve) => many.once('close', resolve));
    await eventually(() => expect(begun).toBe(2));
    expect(few.destroyed).toBe(false);
  });

  test('may be as many as there are, one after the other', async () => {
    const port = await limited({ pipelined: 1 }, (_req, res) => void res.end('x'));
    const socket = await open(port);
    let answers = 0;
    socket.on('data', (chunk: Buffer) => (answers += chunk.toString().match(/HTTP\/1.1 200/g)?.length ?? 0));
    for (let round = 1; round <= 20; round += 1) {
      socket.write(asking('/').repeat(2));
      await eventually(() => expect(answers).toBe(2 * round));
    }
  });
});

/** Open descriptors of this process for a file. */
const descriptorsOf = (file: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === file;
    } catch {
      return false;
    }
  }).length;

describe.skipIf(!existsSync('/proc/self/fd'))('a client that asks for files and reads nothing', () => {
  test.each([
    ['the shop', 'shop', '/assets/large.js'],
    ['the sandbox', 'sandbox', '/sandbox/assets/large.js'],
  ])('opens few of them, and none stays open when it leaves: %s', async (_name, app, path) => {
    const webFolder = buildSmallWeb(temporaryFolder());
    const file = join(webFolder, app, 'assets', 'large.js');
    writeFileSync(file, Buffer.alloc(32_000_000));
    await using upstream = await serve(alwaysAnswers(200, {}));
    await using gateway = await startGateway({ upstreamUrl: upstream.url, webFolder });
    const port = Number(new URL(gateway.url).port);
    const sockets = [await open(port, false), await open(port, false)];
    for (const socket of sockets) socket.write(asking(path).repeat(15));
    await eventually(() => expect(descriptorsOf(file)).toBe(2));
    const page = await fetch(gateway.url);
    expect([page.status, descriptorsOf(file)]).toEqual([200, 2]);
    for (const socket of sockets) socket.destroy();
    await eventually(() => expect(descriptorsOf(file)).toBe(0));
  });
});

test('operations that wait behind others are not begun, and leave no trace when their client goes', async () => {
  const held: ServerResponse[] = [];
  await using upstream = await serve((_req, res) => void held.push(res));
  // Each operation must call the API.
  await using gateway = await startGateway({ upstreamUrl: upstream.url, without: ['cache'] });
  const inFlight = async (): Promise<string | undefined> =>
    /^haat_operations_in_flight (\d+)$/m.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1];
  const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
  // A new text does not take the fast path. Then an operation counts as running until its response has ended.
  const asks = (n: number): string => {
    const body = JSON.stringify({ query: `{ product(id: "64a000000000000000000001") { id } } # ${n}` });
    return `${head}content-length: ${body.length}\r\n\r\n${body}`;
  };
  for (const round of [1, 2]) {
    const socket = await open(Number(new URL(gateway.url).port));
    socket.write(Array.from({ length: 10 }, (_, n) => asks(10 * round + n)).join(''));
    await eventually(() => expect(held).toHaveLength(round));
    expect(await inFlight()).toBe('1');
    socket.destroy();
    await eventually(() => expect(held.every((res) => res.closed)).toBe(true));
  }
  expect(await inFlight()).toBe('0');
});
