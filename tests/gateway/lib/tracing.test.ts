import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';

const ID = '64a000000000000000000001';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

/** A collector that keeps the received spans. */
async function startCollector() {
  const spans: Span[] = [];
  const server = await serve((req, res) => {
    void text(req).then((body) => {
      const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans));
      res.end('{}');
    });
  });
  return { ...server, spans, endpoint: server.url };
}

const PRODUCT = `query Product { product(id: "${ID}") { id } }`;

test('a trace of a trusted proxy continues through the operation to each call of the API', async () => {
  await using collector = await startCollector();
  const heard: (string | undefined)[] = [];
  await using upstream = await serve((req, res) => {
    heard.push(req.headers['traceparent'] as string | undefined);
    res.end(JSON.stringify({ product: { _id: ID } }));
  });
  const gateway = await startGateway({
    upstreamUrl: upstream.url,
    tracing: { endpoint: collector.endpoint, share: 0 },
    protection: { proxies: () => true },
    // Each operation must call the API.
    without: ['cache'],
  });
  // Once through Apollo Server, once on the fast path.
  for (const _time of [1, 2]) await gateway.query(PRODUCT, {}, { traceparent: `00-${TRACE}-${CALLER}-01` });
  // Not traced: the request has no parent trace, and the share is 0.
  await gateway.query(PRODUCT);
  await gateway[Symbol.asyncDispose]();

  const { spans } = collector;
  expect(spans.map(({ name, kind }) => `${kind} ${name}`).toSorted()).toEqual([
    '2 Product',
    '2 Product',
    '3 GET /api/products/get/{id}',
    '3 GET /api/products/get/{id}',
  ]);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  const operations = spans.filter(({ name }) => name === 'Product');
  const calls = spans.filter(({ name }) => name !== 'Product');
  expect(operations.map(({ parentSpanId }) => parentSpanId)).toEqual([CALLER, CALLER]);
  expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual(operations.map(({ spanId }) => spanId));
  expect(calls[0]?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(heard.slice(0, 2)).toEqual(calls.map(({ spanId }) => `00-${TRACE}-${spanId}-01`));
});

test('other clients cannot start or name a trace, or pass headers on to the API', async () => {
  await using collector = await startCollector();
  const heard: IncomingHttpHeaders[] = [];
  await using upstream = await serve((req, res) => {
    heard.push(req.headers);
    res.end(JSON.stringify({ product: { _id: ID } }));
  });
  const asking = { traceparent: `00-${TRACE}-${CALLER}-01`, tracestate: 'of=the-client', baggage: 'of=the-client' };
  for (const share of [0, 1]) {
    const tracing = { endpoint: collector.endpoint, share };
    // Each operation must call the API.
    await using gateway = await startGateway({ upstreamUrl: upstream.url, tracing, without: ['cache'] });
    for (const _time of [1, 2]) await gateway.query(PRODUCT, {}, asking);
  }
  expect(heard).toHaveLength(4);
  expect(JSON.stringify(heard)).not.toMatch(new RegExp(`${TRACE}|${CALLER}|of=the-client`));
  expect(collector.spans).toHaveLength(4);
  expect(JSON.stringify(collector.spans)).not.toContain(TRACE);
});

test('a trace contains the error codes of its operation', async () => {
  await using collector = await startCollector();
  await using upstream = await serve(alwaysAnswers(500, '<h1>Down</h1>'));
  const gateway = await startGateway({
    upstreamUrl: upstream.url,
    tracing: { endpoint: collector.endpoint, share: 1 },
  });
  await gateway.query(PRODUCT);
  await gateway[Symbol.asyncDispose]();
  const operation = collector.spans.find(({ name }) => name === 'Product');
  expect(operation?.status.code).toBe(2);
  expect(JSON.stringify(operation?.attributes)).toContain('UPSTREAM_BAD_RESPONSE');
});

test('a failed call has a span of its own for each time that it was sent, and nothing is sent on unless a collector is set', async () => {
  await using collector = await startCollector();
  const heard: (string | undefined)[] = [];
  await using upstream = await serve((req, res) => {
    heard.push(req.headers['traceparent'] as string | undefined);
    res.destroy();
  });
  const traced = await startGateway({
    upstreamUrl: upstream.url,
    tracing: { endpoint: collector.endpoint, share: 1 },
  });
  await traced.query(PRODUCT);
  await traced[Symbol.asyncDispose]();
  const calls = collector.spans.filter(({ kind }) => kind === 3);
  expect(calls.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`).toSorted()).toEqual(heard.toSorted());
  expect(calls.every(({ status }) => status.code === 2)).toBe(true);

  heard.length = 0;
  await using untraced = await startGateway({ upstreamUrl: upstream.url });
  await untraced.query(PRODUCT, {}, { traceparent: `00-${TRACE}-${CALLER}-01` });
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((header) => header !== undefined)).toEqual([]);
});
