import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync, gzipSync } from 'node:zlib';
import { ELSEWHERE, pass, type ApiAnswer, type FaultHandler } from './proxy.ts';

/** Text of the API that no answer of the gateway may contain. */
export const SECRET = 'SECRET-OF-THE-API';

/** A fault before the API gets the request, or after the API has handled it. */
export interface Fault {
  name: string;
  way: 'request' | 'answer' | 'connection';
  handle: FaultHandler;
  harmless?: boolean; // the gateway can use the answer
}

/** Changes an answer on its way to the gateway. */
type ChangeAnswer = (res: ServerResponse, answer: ApiAnswer) => void | Promise<void>;

/** In place of an answer of the API. */
const NOT_ASKED: ApiAnswer = { status: 200, type: 'application/json', body: Buffer.from('{"message":"never asked"}') };

const onAnswer = (name: string, change: ChangeAnswer): Fault => ({
  name,
  way: 'answer',
  handle: async ({ res, forward }) => change(res, await forward()),
});

/** The same fault before and after the API handles the request. */
const bothWays = (name: string, change: ChangeAnswer): Fault[] => [
  { name, way: 'request', handle: ({ res }) => change(res, NOT_ASKED) },
  onAnswer(name, change),
];

const delayed = (name: string, pauseMs: () => number): Fault[] => [
  {
    name,
    way: 'request',
    harmless: true,
    async handle({ res, forward }) {
      await sleep(pauseMs());
      pass(res, await forward());
    },
  },
  {
    ...onAnswer(name, async (res, answer) => {
      await sleep(pauseMs());
      pass(res, answer);
    }),
    harmless: true,
  },
];

/** Replaces the body of the answer. */
const withBody = (name: string, body: (answer: ApiAnswer) => Buffer | string, type = 'application/json'): Fault =>
  onAnswer(name, (res, answer) => pass(res, { status: answer.status, type, body: Buffer.from(body(answer)) }));

const withStatus = (status: number, headers: Record<string, string> = {}): Fault[] =>
  bothWays(String(status), (res) => void res.writeHead(status, headers).end(`{"message":"${SECRET}"}`));

const encoded = (name: string, encode: (body: Buffer) => Buffer): Fault =>
  onAnswer(
    name,
    (res, { status, type, body }) =>
      void res.writeHead(status, { 'content-type': type, 'content-encoding': name }).end(encode(body)),
  );

const begin = (res: ServerResponse, { status, type, body }: ApiAnswer): Buffer => {
  res.writeHead(status, { 'content-type': type, 'content-length': body.length });
  res.flushHeaders();
  return body;
};
const half = (body: Buffer): Buffer => body.subarray(0, Math.floor(body.length / 2));
let turn = 0;

/** All faults of requests and answers. */
export const FAULTS: readonly Fault[] = [
  ...delayed('latency', () => 40),
  ...delayed('jitter', () => Math.random() * 80),
  ...bothWays('hangs before the headers', () => undefined),
  ...bothWays('reset before the answer', (res) => void res.socket?.resetAndDestroy()),
  ...bothWays('flapping', (res, answer) => {
    turn += 1;
    if (turn % 2 === 0) pass(res, answer);
    else res.socket?.resetAndDestroy();
  }),
  onAnswer('hangs after the headers', (res, answer) => void begin(res, answer)),
  onAnswer('reset amid the body', (res, answer) => {
    res.write(half(begin(res, answer)), () => res.socket?.resetAndDestroy());
  }),
  onAnswer('reset after the body', (res, answer) => {
    const { socket } = res;
    res.end(begin(res, answer), () => socket?.resetAndDestroy());
  }),
  onAnswer('truncated body', (res, answer) => {
    res.write(half(begin(res, answer)), () => res.socket?.end());
  }),
  onAnswer('slow drip', async (res, answer) => {
    for (const byte of begin(res, answer)) {
      if (res.destroyed) return;
      res.write(Buffer.of(byte));
      await sleep(40);
    }
    res.end();
  }),
  onAnswer('endless body', async (res, { status, type }) => {
    res.writeHead(status, { 'content-type': type }).write('{"message":"');
    while (!res.destroyed) {
      res.write(' '.repeat(16_384));
      await sleep(5);
    }
  }),
  withBody('garbage', () => Buffer.from(Array.from({ length: 400 }, (_, n) => (n * 167 + 13) % 256))),
  withBody('HTML', () => `<!doctype html><title>${SECRET}</title><h1>It works!</h1>`, 'text/html'),
  withBody('wrong types', ({ body }) =>
    body.toString().replace(/:("[^"]*"|\d+|\[|\{)/g, (whole, value: string) => (/^[[{]/.test(value) ? whole : ':[7]')),
  ),
  withBody('a list for an object', () => '[]'),
  withBody('empty', () => ''),
  { ...withBody('byte order mark', ({ body }) => `\uFEFF${body.toString()}`), harmless: true },
  { ...encoded('gzip', gzipSync), harmless: true },
  { ...encoded('deflate', deflateSync), harmless: true },
  ...bothWays('redirect', (res) => void res.writeHead(302, { location: ELSEWHERE }).end(`{"message":"${SECRET}"}`)),
  ...withStatus(429, { 'retry-after': '1' }),
  ...withStatus(502),
  ...withStatus(503),
  ...withStatus(504),
];
