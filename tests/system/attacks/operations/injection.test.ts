import fc from 'fast-check';
import { parse } from 'graphql';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineProblem } from '../../../../schema/limits.ts';
import { shopSchema } from '../../../../gateway/graphql/schema.ts';
import { EXAMPLES } from '../../../support/graphql/examples.ts';
import { fittingVariables } from '../../../support/graphql/fitting-variables.ts';
import { startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';

/** What the API received: the bytes of the request line, the raw headers, and the body. */
interface Seen {
  method: string;
  url: string;
  headers: string[];
  body: string;
}

const TOKEN = 'a-token-of-the-api';
const ID = '64a000000000000000000001';
const seen: Seen[] = [];
let api: Server;
let gateway: RunningGateway;
beforeAll(async () => {
  api = createServer((req: IncomingMessage, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.rawHeaders, body });
      res.end(JSON.stringify({ products: [], product: { _id: ID }, user: { _id: ID, role: 'superAdmin' } }));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const upstreamUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/base`;
  gateway = await startGateway({ upstreamUrl });
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

/** Every path that the gateway may call. Only ids vary. */
const PATHS =
  /^\/base\/api\/(?:products|users|order|cart|wishlist|address|whislist|[a-z]+)(?:\/[A-Za-z]+)*(?:\/[0-9a-fA-F]{24})?$/;
/** Allowed names in the query string. */
const NAMES = new Set([
  'query',
  'category',
  'brand',
  'ratings',
  'minPrice',
  'maxPrice',
  '_sort',
  '_order',
  'page',
  'limit',
  'status',
]);
/** Headers that the gateway sends; undici adds the last three. */
const HEADERS = new Set([
  'accept',
  'x-request-id',
  'x-deadline-ms',
  'token',
  'content-type',
  'host',
  'connection',
  'content-length',
]);

function expectInShape({ url, headers }: Seen): void {
  const [path = '', query = '', ...more] = url.split('?');
  expect(more).toEqual([]);
  expect(path).toMatch(PATHS);
  expect(query).toMatch(/^(?:[\w.~!*'()%=&-]*)$/);
  for (const name of new URLSearchParams(query).keys()) expect(NAMES).toContain(name);
  for (let at = 0; at < headers.length; at += 2) expect(HEADERS).toContain(headers[at]?.toLowerCase());
  expect(headers.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'token').length).toBeLessThanOrEqual(1);
}

const SCHEMA = shopSchema();
const OPERATIONS = EXAMPLES.map(({ name, document }) => ({ name, document, parsed: parse(document) })).filter(
  ({ name }) => !['Login'].includes(name),
);

/** Texts that could break out of a path, a query string, a header or JSON. */
const ATTACK = fc.oneof(
  fc.constantFrom(
    '../../../',
    '..%2f',
    '%2e%2e%2f',
    '/../../users/get',
    '?',
    '?admin=true',
    '#',
    '&limit=1000000',
    ';',
    '\r\nx-evil: 1',
    '\n',
    '\0',
    '%00',
    '%0d%0ax-evil:%201',
    '\\..\\',
    '//evil.example/',
    'http://evil.example/',
    '@evil.example',
    ' HTTP/1.1\r\n\r\nGET /evil',
    '\u2028',
    '\u{1F4A9}',
    '\uD800',
    '․․/',
    '／',
    '","role":"superAdmin","x":"',
    '{"$ne":null}',
    '__proto__',
    "' OR 1=1 --",
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const HOSTILE = fc
  .array(fc.oneof(ATTACK, fc.constantFrom(ID, 'a', '64a0')), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

/** Attacks that are not refused already because of invisible characters. */
const VISIBLE = HOSTILE.filter((text) => lineProblem(text) === null);

describe('nothing that is typed gets out of its place in a call of the REST API:', () => {
  test.each(OPERATIONS)('$name', async ({ document, parsed }) => {
    const arbitrary = fc.record({
      text: HOSTILE,
      id: fc.oneof(HOSTILE, fc.constant(ID)),
      number: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ text, id, number }) => {
        seen.length = 0;
        const scalars = { String: text, ID: id, Int: number, Float: number, Boolean: true };
        await gateway.query(document, fittingVariables(SCHEMA, parsed, scalars), { token: TOKEN });
        for (const call of seen) {
          expectInShape(call);
          // Only values come from the client: the keys of a body are the gateway's own.
          if (call.body) expect(Object.keys(JSON.parse(call.body) as object).join()).toMatch(/^[\w,]*$/);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('not in the search and filters of products, where text goes into a query string', async () => {
    const filter = fc.record({
      search: VISIBLE.map((text) => text.slice(0, 90)),
      categories: fc.array(VISIBLE, { maxLength: 3 }),
      brands: fc.array(VISIBLE, { maxLength: 3 }),
    });
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(filter, async (wanted) => {
        seen.length = 0;
        await gateway.query('query ($filter: ProductFilter) { products(filter: $filter) { items { id } } }', {
          filter: wanted,
        });
        for (const call of seen) {
          calls += 1;
          expectInShape(call);
          const params = new URLSearchParams(call.url.split('?')[1]);
          expect(params.get('query')).toBe(wanted.search.trim());
          expect(params.getAll('brand')).toEqual(wanted.brands);
          expect(params.getAll('limit')).toHaveLength(1);
        }
      }),
      { numRuns: 150 },
    );
    // Most attacks must reach the API; otherwise the test proves nothing.
    expect(calls).toBeGreaterThan(50);
  });

  test('not in the token nor in the request’s id, which become headers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 40 }).filter((text) => /^[\x20-\x7e]*$/.test(text)),
        async (text) => {
          seen.length = 0;
          await gateway.query('{ me { id } }', {}, { token: text, 'x-request-id': text });
          for (const call of seen) expectInShape(call);
        },
      ),
      { numRuns: 100 },
    );
  });
});
