import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { endpoint } from '../../../gateway/rest/endpoint.ts';
import { codeOf, talkTo } from '../../support/talk-to.ts';

const LIST = endpoint('GET /api/products/get');

describe('an answer in an encoding that nobody asked for', () => {
  const JSON_TEXT = '{"packed":true}';
  test.each([
    ['gzip', gzipSync(JSON_TEXT)],
    ['deflate', deflateSync(JSON_TEXT)],
    ['br', brotliCompressSync(JSON_TEXT)],
    ['deflate, gzip', gzipSync(deflateSync(JSON_TEXT))],
    ['identity', Buffer.from(JSON_TEXT)],
  ])('is read all the same: %s', async (encoding, bytes) => {
    await using api = await talkTo((_req, res) => void res.writeHead(200, { 'content-encoding': encoding }).end(bytes));
    expect(await api.rest.get(LIST)).toEqual({ status: 200, body: { packed: true } });
  });

  test.each([
    ['is not what it says', 'gzip', Buffer.from(JSON_TEXT)],
    ['grows beyond what may be read', 'gzip', gzipSync('"'.padEnd(1_000_000))],
  ])('that %s is refused', async (_what, encoding, bytes) => {
    const answer: RequestListener = (_req, res) => void res.writeHead(200, { 'content-encoding': encoding }).end(bytes);
    await using api = await talkTo(answer, { maxBytes: 100_000 });
    expect(await codeOf(api.rest.get(LIST))).toBe('UPSTREAM_BAD_RESPONSE');
  });

  test('that nobody knows cannot be read', async () => {
    const answer: RequestListener = (_req, res) =>
      void res.writeHead(200, { 'content-encoding': 'rot13' }).end('{"cnpxrq":gehr}');
    await using api = await talkTo(answer);
    expect(await api.rest.get(LIST)).toEqual({ status: 200, body: undefined });
    expect(api.reports).toMatchObject([{ outcome: 'unreadable' }]);
  });
});
