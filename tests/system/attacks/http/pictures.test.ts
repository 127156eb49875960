import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PictureLimits } from '../../../../gateway/pages/pictures.ts';
import {
  BYTES,
  FILE,
  givesPicture,
  PRODUCT,
  startPictureShop as start,
} from '../../../support/servers/picture-shop.ts';
import { eventually } from '../../../support/eventually.ts';

/** More bytes than the system buffers for a connection that nobody reads. */
const LARGE = 32_000_000;
const WELL = [{ product: { id: '64a000000000000000000001' } }, 200, BYTES.length];

/** A connection that requests the picture so many times and reads no response. */
async function deafClient(url: string, requests: number, from = '127.0.0.1'): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.pause();
  socket.write(`GET ${FILE} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n\r\n`.repeat(requests));
  return socket;
}

/** Reports for each response whether it was closed before its end. */
function held() {
  const responses: ServerResponse[] = [];
  const listener =
    (begin: (res: ServerResponse) => void): RequestListener =>
    (_req, res) => {
      responses.push(res);
      begin(res);
    };
  return { responses, listener, open: () => responses.filter((res) => !res.closed).length };
}

describe('a client that leaves', () => {
  test.each<[name: string, begin: (res: ServerResponse) => void]>([
    ['before its picture has begun', () => undefined],
    ['in the middle of its picture', (res) => void res.writeHead(200).write(BYTES)],
  ])('%s leaves nothing behind', async (_name, begin) => {
    const api = held();
    await using shop = await start({ connections: 2 }, { upstream: { connections: 2 } });
    shop.now.listener = api.listener(begin);
    for (let round = 1; round <= 3; round += 1) {
      const leaving = new AbortController();
      const pictures = [1, 2].map(() => shop.picture({ signal: leaving.signal }).then((answer) => answer.blob()));
      await eventually(() => expect(api.responses).toHaveLength(2 * round));
      leaving.abort();
      for (const { status } of await Promise.allSettled(pictures)) expect(status).toBe('rejected');
      await eventually(() => expect(api.open()).toBe(0));
    }
    shop.now.listener = givesPicture();
    expect(await shop.both()).toEqual(WELL);
    expect(shop.errors()).toEqual([]);
  });

  test('while its picture waits for its turn is not fetched any more', async () => {
    const api = held();
    await using shop = await start({ connections: 1 });
    shop.now.listener = api.listener(() => undefined);
    const first = shop.picture();
    await eventually(() => expect(api.responses).toHaveLength(1));
    const leaving = new AbortController();
    const second = shop.picture({ signal: leaving.signal }).catch(() => 'left');
    leaving.abort();
    expect(await second).toBe('left');
    const third = shop.picture();
    api.responses[0]?.end(BYTES);
    expect((await first).status).toBe(200);
    await eventually(() => expect(api.responses).toHaveLength(2));
    api.responses[1]?.end(BYTES);
    expect((await third).status).toBe(200);
    expect(shop.calls).toHaveLength(2);
  });
});

describe('a client that reads nothing', () => {
  test('keeps none of the API’s connections, however many pictures it asks for', async () => {
    await using shop = await start({ connections: 2 }, { upstream: { connections: 2 } });
    // As many requests as may wait on one connection, and more than allowed.
    for (const requests of [10, 600]) await deafClient(shop.gateway.url, requests);
    await eventually(() => expect(shop.calls.length).toBeGreaterThan(0));
    expect(await shop.both()).toEqual(WELL);
  });

  test('is cut off when its time is up', async () => {
    const large = Buffer.alloc(LARGE);
    await using shop = await start({ deadlineMs: 1_500, perAddress: 1, maxBytes: LARGE });
    shop.now.listener = givesPicture({}, large);
    const socket = await deafClient(shop.gateway.url, 1);
    // On a busy machine it is closed before the last answer below has come.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // It uses the only slot of its address until it is closed.
    await eventually(async () => expect((await shop.picture({ method: 'HEAD' })).status).toBe(503));
    await eventually(async () => expect((await shop.picture({ method: 'HEAD' })).status).toBe(200));
    let read = 0;
    socket.on('data', (chunk: Buffer) => (read += chunk.length)).resume();
    await closed;
    expect(read).toBeLessThan(large.length);
    expect(shop.errors()).toEqual([]);
  });

  test('holds memory up to a limit, beyond which others are told to come again', async () => {
    const large = Buffer.alloc(LARGE);
    await using shop = await start({ heldBytes: LARGE, maxBytes: LARGE });
    shop.now.listener = givesPicture({}, large);
    const socket = await deafClient(shop.gateway.url, 1);
    await eventually(async () => expect((await shop.picture({ method: 'HEAD' })).status).toBe(503));
    socket.destroy();
    await eventually(async () => expect((await shop.picture({ method: 'HEAD' })).status).toBe(200));
  });
});

test.each<[name: string, limits: Partial<PictureLimits>]>([
  ['places', { atOnce: 3, maxBytes: LARGE }],
  ['memory', { heldBytes: 2 * LARGE, maxBytes: LARGE }],
])('an address that holds most of all %s makes room for one that holds fewer', async (_name, limits) => {
  await using shop = await start(limits, { protection: { proxies: () => true } });
  shop.now.listener = givesPicture({}, Buffer.alloc(LARGE));
  const from = (address: string) => ({ method: 'HEAD', headers: { 'x-forwarded-for': address } });
  const greedy = [1, 2, 3].map(() => deafClient(shop.gateway.url, 1, '198.51.100.1'));
  const sockets = await Promise.all(greedy);
  const closed = sockets.map(() => false);
  for (const [n, socket] of sockets.entries()) socket.once('close', () => (closed[n] = true));
  await eventually(async () => expect((await shop.picture(from('198.51.100.1'))).status).toBe(503));
  expect((await shop.picture(from('198.51.100.2'))).status).toBe(200);
  for (const socket of sockets) socket.resume();
  await eventually(() => expect(closed.filter(Boolean).length).toBeGreaterThan(0));
  expect(shop.errors()).toEqual([]);
});

describe('pictures that are slow to come', () => {
  test('never keep operations from the API', async () => {
    const api = held();
    await using shop = await start({ connections: 1 }, { upstream: { connections: 1 } });
    shop.now.listener = api.listener(() => undefined);
    const pictures = Array.from({ length: 5 }, () => shop.picture().catch(() => 'left'));
    await eventually(() => expect(api.responses).toHaveLength(1));
    expect((await shop.gateway.query(PRODUCT)).errors).toEqual([]);
    shop.now.listener = givesPicture();
    api.responses[0]?.end(BYTES);
    await Promise.all(pictures);
  });

  test.each<[name: string, limits: Partial<PictureLimits>]>([
    ['in all', { atOnce: 2 }],
    ['from one address', { perAddress: 2 }],
  ])('are refused beyond as many as may be under way %s', async (_name, limits) => {
    const api = held();
    await using shop = await start(limits);
    shop.now.listener = api.listener(() => undefined);
    const pictures = [shop.picture(), shop.picture()];
    await eventually(() => expect(api.responses).toHaveLength(2));
    const { status, headers } = await shop.picture();
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    for (const res of api.responses) res.end(BYTES);
    for (const answer of await Promise.all(pictures))
      expect((await answer.arrayBuffer()).byteLength).toBe(BYTES.length);
    shop.now.listener = givesPicture();
    await eventually(async () => expect((await shop.picture()).status).toBe(200));
  });

  test('are given up', async () => {
    await using shop = await start({}, { upstream: { deadlineMs: 60 } });
    let timer: NodeJS.Timeout | undefined;
    shop.now.listener = (_req, res) => void (timer = setInterval(() => res.write('x'), 20));
    const { status } = await shop.picture().finally(() => clearInterval(timer));
    expect(status).toBe(504);
  });
});
