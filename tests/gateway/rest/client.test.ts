import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endpoint, segment } from '../../../gateway/rest/endpoint.ts';
import { createRestClient } from '../../../gateway/rest/client.ts';
import { decodeBody } from '../../../gateway/rest/decode-body.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';

const READ = endpoint('GET /api/x');
const context = { requestId: 'test-request' };

describe('a GET to the upstream', () => {
  test('joins an identical one in flight', async () => {
    await using upstream = await serve(alwaysAnswers(200, { products: [] }));
    const rest = createRestClient({ baseUrl: upstream.url }).bind(context);
    await Promise.all(Array.from({ length: 50 }, () => rest.get(READ, { a: 1 })));
    expect(upstream.calls).toEqual(['GET /api/x?a=1']);
    await rest.get(READ, { a: 1 });
    expect(upstream.calls).toHaveLength(2);
  });

  test('repeats list values, leaves undefined out, and keeps the base path', async () => {
    await using upstream = await serve(alwaysAnswers(200, {}));
    const rest = createRestClient({ baseUrl: `${upstream.url}/v1/` }).bind(context);
    await rest.get(READ, { brand: ['Apple', 'a&b'], query: undefined, page: 2 });
    expect(upstream.calls).toEqual(['GET /v1/api/x?brand=Apple&brand=a%26b&page=2']);
  });

  test('is repeated once when a proxy says that the API is away, then gives up with a typed error', async () => {
    await using upstream = await serve(alwaysAnswers(503, 'Service Unavailable'));
    const rest = createRestClient({ baseUrl: upstream.url }).bind(context);
    await expect(rest.get(READ)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: true, call: 'GET /api/x' },
    });
    expect(upstream.calls).toHaveLength(2);
  });

  test('that fails once is answered by its repeat', async () => {
    let first = true;
    await using upstream = await serve((_req, res) => {
      if (first) res.destroy();
      else res.end('{"ok":true}');
      first = false;
    });
    const rest = createRestClient({ baseUrl: upstream.url }).bind(context);
    expect(await rest.get(READ)).toEqual({ status: 200, body: { ok: true } });
  });

  test('waits for a connection where there may be no more', async () => {
    const sockets = new Set<unknown>();
    await using upstream = await serve((req, res) => {
      sockets.add(req.socket);
      res.end('{}');
    });
    const rest = createRestClient({ baseUrl: upstream.url, connections: 2 }).bind(context);
    await Promise.all(Array.from({ length: 20 }, (_, n) => rest.get(READ, { n })));
    expect(upstream.calls).toHaveLength(20);
    expect(sockets.size).toBe(2);
  });

  test('to an API that hangs ends with UPSTREAM_TIMEOUT', async () => {
    await using upstream = await serve(() => undefined);
    const rest = createRestClient({ baseUrl: upstream.url, deadlineMs: 50 }).bind(context);
    await expect(rest.get(READ)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
  });

  test('to a closed port ends with UPSTREAM_UNAVAILABLE', async () => {
    const gone = await serve(alwaysAnswers(200, {}));
    await gone[Symbol.asyncDispose]();
    const rest = createRestClient({ baseUrl: gone.url }).bind(context);
    await expect(rest.get(READ)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });

  test('that is answered with too many bytes ends with UPSTREAM_BAD_RESPONSE', async () => {
    await using upstream = await serve(alwaysAnswers(200, 'x'.repeat(2000)));
    const rest = createRestClient({ baseUrl: upstream.url, maxBytes: 1000 }).bind(context);
    await expect(rest.get(READ)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } });
  });
});

describe('a path segment from data', () => {
  test('stays one segment of the path, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (value) => {
        fc.pre(value.isWellFormed());
        const url = new URL(`http://upstream/api/products/get/${segment(value)}`);
        expect(url.pathname.split('/')).toHaveLength(5);
        expect(url.pathname.startsWith('/api/products/get/')).toBe(true);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});

describe('an upstream body', () => {
  test.each([
    ['JSON', '{"a":1}', { a: 1 }],
    ['JSON behind a byte order mark', '\uFEFF{"a":1}', { a: 1 }],
    ['a plain sentence', 'deliveryAddressId is required', 'deliveryAddressId is required'],
    ['nothing', '', undefined],
    ['an HTML page', '<!doctype html><h1>Error</h1>', undefined],
    ['cut-off JSON', '{"products":[{"_id":"0', undefined],
    ['a page of text', 'x'.repeat(1000), undefined],
  ])('that is %s is read', (_name, body, expected) => {
    expect(decodeBody(Buffer.from(body))).toEqual(expected);
  });

  test('of any bytes at all is read without a throw', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void decodeBody(bytes)));
  });

  test('of any size is read as it was written, whatever characters are in it, however many', () => {
    const ascii = 'a plain description, '.repeat(200);
    const wide = fc.constantFrom('₹', '’', 'é', 'हिन्दी', '👟', '\u2028', '"₹\\"', '\ud800');
    const texts = fc.array(fc.oneof({ weight: 20, arbitrary: fc.constant(ascii) }, wide), { maxLength: 100 });
    const property = fc.property(texts, (said) => {
      expect(decodeBody(Buffer.from(JSON.stringify(said)))).toEqual(said);
    });
    fc.assert(property, {
      examples: [[['₹', ...Array<string>(30).fill(ascii), '₹']], [Array<string>(40_000).fill('₹')]],
    });
  });
});
