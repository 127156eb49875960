import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodingFor, ResponseBytes } from '../../../gateway/endpoint/response.ts';

const TEXTS = ['plain', 'é', '₹ ’ हिन्दी 👟', ''];
const client = { headers: { 'accept-encoding': 'gzip, br' } } as IncomingMessage;

describe('the bytes of a response', () => {
  test.each(TEXTS)('of %j are UTF-8, plain and compressed', async (text) => {
    const bytes = new ResponseBytes(text);
    expect(Buffer.from(bytes.body).toString()).toBe(text);
    expect(bytes.plain).toEqual(Buffer.from(text));
    expect(brotliDecompressSync(await bytes.in('br')).toString()).toBe(text);
  });

  test('have the same tag however often they are asked', () => {
    const bytes = new ResponseBytes('₹');
    expect(bytes.etag).toBe(bytes.etag);
    expect(bytes.etag).toBe(new ResponseBytes('₹').etag);
    expect(bytes.etag).not.toBe(new ResponseBytes('$').etag);
  });

  test.each([
    ['a', 1_024, 'br'],
    ['a', 1_023, undefined],
    ['क', 342, 'br'],
    ['क', 341, undefined],
  ])('of %j, %i times, are compressed if they are a packet or more: %s', (letter, times, expected) => {
    expect(encodingFor(client, new ResponseBytes(letter.repeat(times)))).toBe(expected);
  });
});
