import fc from 'fast-check';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { nearly, SECRET } from '../../../support/answers.ts';
import { oddJson, oddName, oddText } from './odd-values.ts';
import { PLAUSIBLE, PLAUSIBLE_ORDERS, PLAUSIBLE_WISHLIST } from './plausible-api.ts';

/** An HTTP answer of the API, byte by byte. */
export interface RestShot {
  status: string;
  /** Informational statuses before the final one. */
  early: string[];
  headers: [name: string, value: string][];
  body: string;
  /** How often the body's text is repeated inside a message. */
  bulk: number;
  encoding: (typeof ENCODINGS)[number];
  framing: (typeof FRAMINGS)[number];
  /** The index of the operation that causes the call. */
  operation: number;
}

const ENCODINGS = ['none', 'gzip', 'deflate', 'br', 'twice', 'bomb', 'lie'] as const;
const FRAMINGS = ['length', 'chunked', 'close', 'short', 'long', 'trickle', 'cut', 'hang'] as const;
const STATUSES =
  '200 200 200 200 201 204 206 301 302 304 400 401 403 404 409 418 429 500 502 503 504 599 999 099 1000'.split(' ');
const HEADERS = `
  set-cookie location content-type retry-after content-encoding connection keep-alive x-secret __proto__ 
  trailer upgrade date
`
  .trim()
  .split(/\s+/);
const VALUES = [
  `session=${SECRET}; Path=/`,
  `http://169.254.169.254/${SECRET}`,
  'text/html',
  'application/json; charset=utf-16',
  '99999999999999999999',
  '-1',
  'Fri, 31 Dec 9999 23:59:59 GMT',
  'gzip, gzip, gzip, br',
  '__proto__',
  'identity',
  'close',
  'timeout=0',
  'websocket',
  SECRET,
];

/** A nearly valid body, with secrets in fields that are never shown. */
const secretive = fc
  .oneof(nearly(PLAUSIBLE), nearly(PLAUSIBLE_ORDERS), nearly(PLAUSIBLE_WISHLIST))
  .map((body) =>
    JSON.stringify(
      typeof body === 'object' && !Array.isArray(body)
        ? { ...body, stack: `Error: ${SECRET}\n    at f (/srv/api.js:1:1)`, err: SECRET, password: SECRET }
        : body,
    ),
  );
const pages = fc.constantFrom(
  '',
  `<html><body>${SECRET}</body></html>`,
  `<pre>Error: ${SECRET}<br> &nbsp; at f (/srv/api.js:1:1)</pre>`,
  '{"message":"Token expired"}',
  '{"message":"Please login first"}',
  '{"message":"You are not authorized"}',
  '[]',
  'null',
  '{"__proto__":{"products":[],"product":{"_id":"64a000000000000000000001"},"message":"Login Successful","token":"t"}}',
  '{"constructor":{"prototype":{"polluted":true}},"products":{"length":1e9}}',
  `{"products":[${'['.repeat(2_000)}${']'.repeat(2_000)}]}`,
);

export const restShots = (operations: number): fc.Arbitrary<RestShot> =>
  fc.record({
    status: fc.constantFrom(...STATUSES),
    early: fc.oneof(
      { weight: 9, arbitrary: fc.constant<string[]>([]) },
      fc.array(fc.constantFrom('100', '102', '103', '101', '199'), { maxLength: 3 }),
    ),
    headers: fc.array(
      fc.tuple(
        fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...HEADERS) }, oddName),
        fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...VALUES) },
          oddText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 8_000)),
        ),
      ),
      { maxLength: 4 },
    ),
    body: fc.oneof(
      { weight: 6, arbitrary: secretive },
      { weight: 2, arbitrary: pages },
      { weight: 1, arbitrary: oddJson },
    ),
    bulk: fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, fc.constantFrom(1, 1_000, 1_000_000)),
    encoding: fc.oneof({ weight: 8, arbitrary: fc.constant('none' as const) }, fc.constantFrom(...ENCODINGS)),
    framing: fc.oneof({ weight: 10, arbitrary: fc.constant('length' as const) }, fc.constantFrom(...FRAMINGS)),
    operation: fc.nat(operations - 1),
  });

const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));

/** The body as sent, with its content-encoding header. */
export function encodedBody({ body, bulk, encoding }: RestShot): { bytes: Buffer; header: string } {
  const text = Buffer.from(bulk > 0 ? JSON.stringify({ message: body.slice(0, 10).repeat(bulk), products: [] }) : body);
  switch (encoding) {
    case 'none':
      return { bytes: text, header: '' };
    case 'gzip':
      return { bytes: gzipSync(text), header: 'content-encoding: gzip\r\n' };
    case 'deflate':
      return { bytes: deflateSync(text), header: 'content-encoding: deflate\r\n' };
    case 'br':
      return { bytes: brotliCompressSync(text), header: 'content-encoding: br\r\n' };
    case 'twice':
      return { bytes: gzipSync(gzipSync(text)), header: 'content-encoding: gzip, gzip\r\n' };
    case 'bomb':
      return { bytes: bomb, header: 'content-encoding: gzip\r\n' };
    case 'lie':
      return { bytes: text, header: 'content-encoding: br\r\n' };
  }
}
