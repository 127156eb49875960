import { parse } from 'graphql';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { expect } from 'vitest';
import { shopSchema } from '../../../../gateway/graphql/schema.ts';
import { EXAMPLES } from '../../../support/graphql/examples.ts';
import { fittingVariables } from '../../../support/graphql/fitting-variables.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { heapAtRest } from '../../../support/heap.ts';
import { keptLog } from '../../../support/log.ts';
import { answerTo, expectSane, expectWhole, takeAlarms } from './oracle.ts';
import { encodedBody, restShots, type RestShot } from './rest-answers.ts';
import type { Target } from './target.ts';

const SCHEMA = shopSchema();
const TEXTS: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  ID: '64a000000000000000000001',
  String: 'https://a.example/b.png',
};
const OPERATIONS = EXAMPLES.map(({ document }) => ({
  document,
  variables: fittingVariables(SCHEMA, parse(document), TEXTS),
}));
/** Short limits for the API, in ms. */
const BRIEF = {
  connectMs: 500,
  headersMs: 200,
  bodyMs: 200,
  deadlineMs: 500,
  maxBytes: 4 * 1024 * 1024,
  breakerShare: 1,
};
/** Bytes by which the heap may grow during the whole run. */
const GROWTH = 200 * 1024 * 1024;

/** Answers every request as the shot says. `WHOSE` in the body is replaced by the name of the request's owner. */
function answerAs(shot: () => RestShot, socket: Socket): void {
  let seen = '';
  socket.on('error', () => undefined);
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    seen += chunk;
    for (let end = seen.indexOf('\r\n\r\n'); end >= 0; end = seen.indexOf('\r\n\r\n')) {
      const head = seen.slice(0, end).toLowerCase();
      const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
      if (seen.length < end + 4 + length) return;
      seen = seen.slice(end + 4 + length);
      const whose = /\r\ntoken: ([^\r]*)/.exec(head)?.[1] ?? 'nobody';
      send(socket, { ...shot(), body: shot().body.replaceAll('Asha', `Asha ${whose}`) });
    }
  });
}

function send(socket: Socket, shot: RestShot): void {
  const { status, early, headers, framing } = shot;
  const { bytes, header } = encodedBody(shot);
  for (const code of early) socket.write(`HTTP/1.1 ${code} Early\r\nlink: <a>\r\n\r\n`);
  if (framing === 'hang') return;
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length = { short: bytes.length + 10, long: Math.max(bytes.length - 10, 0) }[framing as string] ?? bytes.length;
  const framed =
    framing === 'close'
      ? ''
      : framing === 'chunked'
        ? 'transfer-encoding: chunked\r\n'
        : `content-length: ${length}\r\n`;
  socket.write(`HTTP/1.1 ${status} Said\r\n${lines}${header}${framed}\r\n`);
  if (framing === 'chunked') {
    if (bytes.length > 0)
      socket.write(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]));
    return void socket.write('0\r\n\r\n');
  }
  if (framing === 'trickle') return void socket.write(bytes.subarray(0, 3));
  if (framing === 'cut') return void socket.end(bytes.subarray(0, bytes.length / 2));
  socket.write(bytes);
  if (framing === 'close' || framing === 'short') socket.end();
}

/**
 * Any answer of the API: each operation gives data of its caller only, or a typed error, in time and without a secret.
 */
export const ANSWERS: Target<RestShot> = {
  name: 'answers of the API',
  shots: restShots(OPERATIONS.length),
  found: [],
  async open() {
    const { log, lines } = keptLog();
    let now: RestShot | undefined;
    const sockets = new Set<Socket>();
    const api: Server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      answerAs(() => now as RestShot, socket);
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(api.address() as AddressInfo).port}`;
    // An answer must not be cached for the next shot.
    const catalogueAges = { freshMs: 1, staleMs: 2, graceMs: 3 };
    const gateway = await startGateway({
      upstreamUrl: `http://${host}`,
      log,
      upstream: BRIEF,
      catalogueAges,
      production: true,
      // Thousands of unregistered documents per minute.
      without: ['rates', 'registered only'],
    });
    const before = heapAtRest();

    return {
      async fire(shot) {
        now = shot;
        const operation = OPERATIONS[shot.operation];
        if (!operation) return;
        const body = JSON.stringify({ query: operation.document, variables: operation.variables });
        const callers = ['canary-one', 'canary-two', ''];
        const answers = await Promise.all(callers.map((token) => answerTo(gateway.url, body, token ? { token } : {})));
        for (const [place, answer] of answers.entries()) {
          expectWhole(expectSane(answer, host, ...callers.filter((one) => one !== '' && one !== callers[place])).data);
          expect(answer.text.length).toBeLessThan(BRIEF.maxBytes);
        }
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
        expect(takeAlarms(lines)).toEqual([]);
      },
      async [Symbol.asyncDispose]() {
        await gateway[Symbol.asyncDispose]();
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => api.close(resolve));
        const after = heapAtRest();
        expect(after.heap + after.buffers - before.heap - before.buffers).toBeLessThan(GROWTH);
      },
    };
  },
};
