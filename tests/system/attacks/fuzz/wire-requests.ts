import fc from 'fast-check';
import { oddText } from './odd-values.ts';

/** A request as sent. Its texts are Latin-1. */
export interface WireRequest {
  method: string;
  address: string;
  headers: [name: string, value: string][];
  body: string;
  /** How the end of the body is marked; `headers` may contradict it. */
  framing: 'length' | 'chunked' | 'none';
}

export interface WireShot {
  requests: WireRequest[];
  production: boolean; // sent to a gateway in production
}

export const QUERY = '{ facets { brands } }';
const BODIES = [
  `{"query":"${QUERY}"}`,
  `{"query":"${QUERY}","query":"mutation{logout{code}}"}`,
  '{"__proto__":{"query":"{facets{brands}}"},"constructor":{"prototype":{"a":1}}}',
  `[{"query":"${QUERY}"}]`,
  '{"query":7,"variables":"{}","operationName":[],"extensions":1}',
  '{"query":{"toString":1}}',
  'null',
  '0',
  '"x"',
  '',
  '{',
  '\xEF\xBB\xBF{}',
  '\xFF\xFE{\0}\0',
  'query=%7Bfacets%7Bbrands%7D%7D',
  `{"query":"mutation{logout{code}}"}`,
];
const ENCODED = encodeURIComponent(QUERY);
const ADDRESSES = String.raw`
  /graphql /graphql?query=${ENCODED} /graphql?query=${ENCODED}&query=${ENCODED} /graphql?x#y&query=${ENCODED}
  /graphql?query=${ENCODED}&variables=%7B%22__proto__%22%3A1%7D&extensions=null /graphql?query=${ENCODED}&variables=%
  /graphql?extensions=%7B%22persistedQuery%22%3A%7B%22sha256Hash%22%3A%22__proto__%22%7D%7D
  //graphql /graphql/ /graphql/..%2f /%67raphql /graphql%00 /graphql;a=b /graphql\..
  http://evil.example/graphql http://127.0.0.1:9/graphql?query=${ENCODED} * evil.example:443
  / /% /%c0%ae%c0%ae/ /..%2f..%2fpackage.json /../../../etc/passwd
  /assets/..%5c..%5cpackage.json /assets/%2e%2e/%2e%2e/index.html
  /pictures/..%2f..%2fapi%2fusers /pictures/a.webp /pictures/% /sandbox/..%2fshop/index.html /sandbox
  /metrics /readyz /healthz /api/users/get /reset_password/token/secret /__proto__ /constructor
`
  .trim()
  .split(/\s+/);
const NAMES = `
  token cookie accept accept-encoding content-type content-encoding x-forwarded-for x-forwarded-host 
  x-forwarded-proto forwarded x-request-id traceparent tracestate idempotency-key if-none-match 
  if-modified-since range host origin referer authorization x-http-method-override x-haat-simulate 
  apollo-require-preflight x-apollo-operation-name expect upgrade connection te trailer content-length 
  transfer-encoding __proto__ constructor
`
  .trim()
  .split(/\s+/);
const VALUES = [
  ...`
    application/json application/graphql-response+json text/html gzip chunked 100-continue h2c websocket close
    bytes=0-0,-1 "*" * W/"a" 5 +5 0x5 18446744073709551616 -1 127.0.0.1 evil.example localhost@evil.example
    00-ffffffffffffffffffffffffffffffff-ffffffffffffffff-01 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01
    session=a.b.c.d.e haat-simulate=Query.facets%3DFORBIDDEN Query.facets=INTERNAL_SERVER_ERROR
    __proto__.__proto__=1ms csrf-x
  `
    .trim()
    .split(/\s+/),
  'application/json; charset=utf-16',
  'application/json; charset=__proto__',
  'text/html;q=0, */*;q=__proto__',
  'br, gzip;q=1e9',
  'identity, chunked',
  'keep-alive, transfer-encoding',
  '::1, 10.0.0.1',
  'unknown, _hidden, "[::1]"',
  'session=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0....; session=b',
  '__proto__=1; constructor=2; session=%',
  'Basic Og==',
  'Bearer ',
  'a'.repeat(8_000),
];

/** Without characters that end a header; other tests cover those. */
const headerText = oddText.map((text) =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, ''),
);
const ENDS = ['a\r\n b', 'a\nb: c', 'a\0b', 'a\rb', '\x0b', '\x7f', '\xff\xfe'];
const value = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 3, arbitrary: headerText },
  { weight: 1, arbitrary: fc.constantFrom(...ENDS) },
);
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'QUERY', 'PRI', 'get', 'X'),
  },
);
const address = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...ADDRESSES) },
  { weight: 2, arbitrary: oddText.map((text) => `/${encodeURIComponent(text.toWellFormed())}`) },
  { weight: 1, arbitrary: headerText.map((text) => `/${text.replaceAll(' ', '')}`) },
);
const request: fc.Arbitrary<WireRequest> = fc.record({
  method,
  address,
  headers: fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 5 }),
  body: fc.constantFrom(...BODIES),
  framing: fc.oneof(
    { weight: 6, arbitrary: fc.constant('length' as const) },
    fc.constantFrom('chunked' as const, 'none' as const),
  ),
});

/** All requests on one connection. The last one asks to close it. */
export function bytesOf({ requests }: WireShot): string[] {
  return requests.map(({ method: verb, address: target, headers, body, framing }, place) => {
    const last = place === requests.length - 1;
    const lines = [`${verb} ${target} HTTP/1.1`];
    if (!headers.some(([name]) => name === 'host')) lines.push('Host: 127.0.0.1');
    if (!headers.some(([name]) => name === 'content-type') && body !== '') lines.push('Content-Type: application/json');
    for (const [name, text] of headers) lines.push(`${name}: ${text}`);
    if (framing === 'length') lines.push(`Content-Length: ${body.length}`);
    if (framing === 'chunked') lines.push('Transfer-Encoding: chunked');
    if (last) lines.push('Connection: close');
    const sent =
      framing === 'chunked'
        ? `${body && `${body.length.toString(16)}\r\n${body}\r\n`}0\r\n\r\n`
        : framing === 'length'
          ? body
          : '';
    return `${lines.join('\r\n')}\r\n\r\n${sent}`;
  });
}

/** The requests of one connection, to one of two gateways. */
export const wireShots: fc.Arbitrary<WireShot> = fc.record({
  requests: fc.array(request, { minLength: 1, maxLength: 3 }),
  production: fc.boolean(),
});
