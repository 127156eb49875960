import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../gateway/operations/compiled-operations.ts';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { sessionProof } from '../../support/session-proof.ts';

const ID = '64a000000000000000000001';
const AGES = { freshMs: 30_000, staleMs: 600_000, graceMs: 86_400_000 };
const PRODUCT = `query Product { product(id: "${ID}") { id } }`;
const registeredOperations = new Map([[hashOf(PRODUCT), PRODUCT]]);
const okUpstream = alwaysAnswers(200, { product: { _id: ID } });

async function metricsOf({ url }: RunningGateway): Promise<string[]> {
  return (await (await fetch(`${url}/metrics`)).text()).split('\n');
}
/** The samples of a metric, each as `{labels} value`. */
async function samples(gateway: RunningGateway, name: string): Promise<string[]> {
  const lines = await metricsOf(gateway);
  return lines
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .map((line) => line.slice(name.length));
}

test('operations are counted by the names that are registered and no others', async () => {
  await using upstream = await serve(okUpstream);
  // Without the cache: responses from memory have their own counter.
  await using gateway = await startGateway({ upstreamUrl: upstream.url, registeredOperations, without: ['cache'] });
  // Parsed the first time, registered the second time. Names that a client invents share one label.
  for (const _time of [1, 2]) await gateway.query(PRODUCT);
  for (const name of ['Mine', 'MineToo']) await gateway.query(`query ${name} { facets { brands } }`);
  await gateway.query('{ me { id } }');
  expect(await samples(gateway, 'haat_operations_total')).toEqual([
    '{operation="Product",type="query",result="ok"} 2',
    '{operation="other",type="query",result="ok"} 2',
    '{operation="other",type="query",result="errors"} 1',
  ]);
  expect(await samples(gateway, 'haat_operation_duration_seconds_count')).toEqual([
    '{operation="Product",type="query"} 2',
    '{operation="other",type="query"} 3',
  ]);
  expect(await samples(gateway, 'haat_errors_total')).toEqual(['{code="UNAUTHENTICATED"} 1']);
});

test('calls of the API are counted by endpoint, without ids, and status; one without an answer, too', async () => {
  let status = 200;
  await using upstream = await serve((req, res) =>
    status === 0 ? res.destroy() : alwaysAnswers(status, { product: { _id: ID } })(req, res),
  );
  // Each operation must call the API.
  await using gateway = await startGateway({ upstreamUrl: upstream.url, without: ['cache'] });
  for (status of [200, 404, 0]) await gateway.query(PRODUCT);
  const calls = await samples(gateway, 'haat_upstream_calls_total');
  expect(calls).toContain('{endpoint="GET /api/products/get/{id}",status="200",outcome="answered"} 1');
  expect(calls).toContain('{endpoint="GET /api/products/get/{id}",status="404",outcome="answered"} 1');
  expect(calls.find((call) => call.includes('status="none"'))).toContain('outcome="unavailable"');
  expect(calls).toHaveLength(3);
});

test('answers from memory, reads of the catalogue and unmapped messages are counted', async () => {
  await using upstream = await serve((req, res) =>
    req.method === 'GET' ? okUpstream(req, res) : alwaysAnswers(400, { message: 'The moon is full' })(req, res),
  );
  await using gateway = await startGateway({ upstreamUrl: upstream.url, catalogueAges: AGES });
  for (const _time of [1, 2, 3, 4]) await gateway.query(PRODUCT);
  await gateway.query('mutation { clearCart { code } }', {}, await sessionProof());
  // The first request goes through Apollo Server and fills the cache; the others are hits.
  expect(await samples(gateway, 'haat_guest_answers_total')).toEqual(['{result="hit"} 3', '{result="miss"} 0']);
  expect(await samples(gateway, 'haat_catalogue_reads_total')).toEqual([
    '{result="hit"} 0',
    '{result="stale"} 0',
    '{result="grace"} 0',
    '{result="miss"} 1',
  ]);
  expect(await samples(gateway, 'haat_unmapped_outcomes_total')).toEqual([' 1']);
  expect(await samples(gateway, 'haat_http_requests_total')).not.toEqual([' 0']);
  expect((await metricsOf(gateway)).join('\n')).toMatch(
    /^process_resident_memory_bytes .*^nodejs_eventloop_lag_p99_seconds /ms,
  );
});

test('refusals are counted: for a rate limit, and for overload', async () => {
  const held = Promise.withResolvers<() => void>();
  await using upstream = await serve((req, res) => {
    if (req.url?.includes('cart')) held.resolve(() => res.end('{"cartItems":[]}'));
    else res.end('{"message":"User not found"}');
  });
  const rates = { perSession: 100, perAddress: 100, files: 100, pages: 100, logins: 1, registrations: 1, resets: 1 };
  await using gateway = await startGateway({
    upstreamUrl: upstream.url,
    operating: { maxOperationsInFlight: 1 },
    protection: { rates },
  });
  const logIn = 'mutation { login(input: { email: "a@b.com", password: "x" }) { code } }';
  const statuses: number[] = [];
  for (const _time of [1, 2, 3]) statuses.push((await gateway.query(logIn)).status);
  expect(statuses).toEqual([200, 429, 429]);
  const running = gateway.query('{ cart { items { quantity } } }', {}, await sessionProof());
  const release = await held.promise;
  expect((await gateway.query(logIn)).status).toBe(503);
  release();
  await running;
  expect(await samples(gateway, 'haat_http_refusals_total')).toEqual(['{status="429"} 2', '{status="503"} 1']);
});

describe('metrics are', () => {
  const statusOf = async (url: string): Promise<number> => (await fetch(`${url}/metrics`)).status;

  test('open in development, and nowhere in production', async () => {
    await using upstream = await serve(okUpstream);
    await using development = await startGateway({ upstreamUrl: upstream.url });
    await using production = await startGateway({ upstreamUrl: upstream.url, production: true });
    expect(await statusOf(development.url)).toBe(200);
    const closed = await fetch(`${production.url}/metrics`);
    expect([closed.status, (await closed.text()).includes('haat_')]).toEqual([404, false]);
  });

  test('on a port of their own where there is one, with the health checks and nothing else', async () => {
    await using upstream = await serve(okUpstream);
    const operating = { adminPort: 0 };
    const gateway = await startGateway({ upstreamUrl: upstream.url, production: true, operating });
    const adminUrl = gateway.adminUrl ?? '';
    expect(await statusOf(adminUrl)).toBe(200);
    expect((await fetch(`${adminUrl}/readyz`)).status).toBe(200);
    expect((await fetch(`${adminUrl}/graphql`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
    await gateway[Symbol.asyncDispose]();
    await expect(fetch(`${adminUrl}/readyz`)).rejects.toThrow();
  });
});
