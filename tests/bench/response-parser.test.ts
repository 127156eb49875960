import { describe, expect, test } from 'vitest';
import { createResponseParser, type HttpAnswer } from '../../bench/load/response-parser.ts';

const LENGTH = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 11\r\n\r\nhello\r\n\r\nyo';
const CHUNKED =
  'HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhel\r\n\r\nC;name=value\r\n, 12 letters\r\n0\r\nx-trailer: 1\r\n\r\n';
const EMPTY = 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n';

/** The answers read from a text that arrives in pieces of this many bytes, all in one reused buffer. */
function answersOf(text: string, piece: number, keeps = true): HttpAnswer[] {
  const answers: HttpAnswer[] = [];
  const parser = createResponseParser((answer) => answers.push(answer));
  parser.keep(keeps);
  const bytes = Buffer.from(text, 'latin1');
  const buffer = Buffer.alloc(piece);
  for (let at = 0; at < bytes.length; at += piece) parser.push(buffer, bytes.copy(buffer, 0, at, at + piece));
  return answers;
}

describe('answers are read however their bytes are cut', () => {
  const all = LENGTH + CHUNKED + EMPTY + LENGTH;
  test.each(Array.from({ length: 40 }, (_, at) => at + 1).concat(all.length))('in pieces of %i bytes', (piece) => {
    const read = answersOf(all, piece).map(({ status, bytes, body }) => [status, bytes, body?.toString()]);
    const length = [200, 11, 'hello\r\n\r\nyo'];
    expect(read).toEqual([length, [201, 17, 'hel\r\n, 12 letters'], [404, 0, ''], length]);
  });

  test('a head and a chunk that are longer than what is looked through at once', () => {
    const head = `HTTP/1.1 200 OK\r\nx-long: ${'h'.repeat(5000)}\r\ntransfer-encoding: chunked\r\n\r\n`;
    const body = 'b'.repeat(70_000);
    const text = `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    for (const piece of [1000, 1024, 1025, 65_536, text.length]) {
      expect(answersOf(text, piece)).toEqual([{ status: 200, bytes: 70_000, body: Buffer.from(body) }]);
    }
  });
});

test('a body that nobody asked to keep is counted only', () => {
  expect(answersOf(LENGTH + CHUNKED, 7, false)).toEqual([
    { status: 200, bytes: 11, body: undefined },
    { status: 201, bytes: 17, body: undefined },
  ]);
});

test.each([
  ['an answer without a length', 'HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhello'],
  ['a chunk without a size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nhello\r\n\r\n'],
])('%s is refused', (_what, text) => {
  expect(() => answersOf(text, 1000)).toThrow(/without a length|size of a chunk/);
});
