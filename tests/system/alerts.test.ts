import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../gateway/limits/rate-limit.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { alwaysAnswers, serve } from '../support/http.ts';
import { startGateway, type GatewayTestOptions, type RunningGateway } from '../support/servers/gateway.ts';
import { PROMETHEUS_IS_MISSING, startPrometheus, type Prometheus } from '../support/servers/prometheus.ts';
import { sessionProof } from '../support/session-proof.ts';

const ID = '64a000000000000000000001';
const well: RequestListener = alwaysAnswers(200, { products: [{ _id: ID, title: 'Lamp' }], totalPage: 1 });
const LIST = '{ products(pageSize: 5) { items { title } } }';
const CART = '{ cart { items { quantity } } }';
const EVERY_MS = 200; // between two requests
const CROWD = 150; // more calls than HaatUpstreamCallsWait allows to wait
const SLOW_MS = 1_300;

/** How the API of each gateway fails, and what its callers do all the time. */
interface Trouble {
  api: RequestListener;
  gateway?: Omit<GatewayTestOptions, 'upstreamUrl'>;
  use: (gateway: RunningGateway, round: number) => Promise<unknown>;
}

const asShopper = async (gateway: RunningGateway, document: string): Promise<unknown> =>
  gateway.query(document, {}, await sessionProof(crypto.randomUUID())); // each one another, or their calls would be one

const TROUBLES: Record<string, Trouble> = {
  // Its catalogue is old at once, so that it has to be read again.
  'an API that answers 500': {
    api: alwaysAnswers(500, { error: 'Broken' }),
    gateway: { catalogueAges: { freshMs: 1, staleMs: 2, graceMs: 86_400_000 } },
    use: (gateway) => Promise.all([gateway.query(LIST), asShopper(gateway, CART)]),
  },
  'an API that hangs up': {
    api: (_req, res) => void res.destroy(),
    gateway: { without: ['cache'] },
    use: (gateway) => asShopper(gateway, CART),
  },
  'a slow API': {
    api: (req, res) => void setTimeout(() => well(req, res), SLOW_MS),
    gateway: { without: ['cache', 'rates'], upstream: { connections: 4, hedging: false } },
    // A crowd now and then, whose calls wait for the four connections.
    use: (gateway, round) =>
      round % 50 === 1
        ? Promise.all(Array.from({ length: CROWD }, () => asShopper(gateway, CART)))
        : asShopper(gateway, CART),
  },
  'an API with words and records of its own': {
    api: (req, res) =>
      req.method === 'GET'
        ? alwaysAnswers(200, { products: [{ title: 'No id' }, 7] })(req, res)
        : alwaysAnswers(400, { message: 'The moon is full' })(req, res),
    gateway: { without: ['cache'] },
    use: (gateway) => Promise.all([gateway.query(LIST), asShopper(gateway, 'mutation { clearCart { code } }')]),
  },
  'a Redis that is away': {
    api: well,
    gateway: { protection: { rates: { ...RATE_LIMITS, perAddress: 30 } } },
    use: (gateway) => Promise.all([gateway.query(LIST), asShopper(gateway, 'mutation { logout { code } }')]),
  },
  'too many callers': {
    api: (req, res) => void setTimeout(() => well(req, res), SLOW_MS),
    gateway: { without: ['cache'], operating: { maxOperationsInFlight: 1 } },
    use: (gateway) => asShopper(gateway, CART),
  },
  'a manifest of another release': {
    api: well,
    gateway: { registeredOperations: new Map() },
    use: (gateway) => fetch(gateway.url, { headers: { accept: 'text/html' } }),
  },
  'an end': { api: well, use: async (gateway, round) => round === 1 && gateway[Symbol.asyncDispose]() },
};

/** What fires for whom. The others need what no test can cause in a bounded time: ops/alerts.test.yml is about them. */
const FIRING: [alert: string, instance: keyof typeof TROUBLES][] = [
  ['HaatErrorRate', 'an API that answers 500'],
  ['HaatUpstreamFailing', 'an API that answers 500'],
  ['HaatCatalogueOutdated', 'an API that answers 500'],
  ['HaatPagesFail', 'a manifest of another release'],
  ['HaatBreakerOpen', 'an API that hangs up'],
  ['HaatSlow', 'a slow API'],
  ['HaatUpstreamCallsWait', 'a slow API'],
  ['HaatUnmappedOutcomes', 'an API with words and records of its own'],
  ['HaatUnreadableRecords', 'an API with words and records of its own'],
  ['HaatRedisAway', 'a Redis that is away'],
  ['HaatSessionEndsUntold', 'a Redis that is away'],
  ['HaatCallersRefused', 'a Redis that is away'],
  ['HaatSheds', 'too many callers'],
  ['HaatDown', 'an end'],
];

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const { panels } = JSON.parse(readFileSync('ops/grafana-dashboard.json', 'utf8')) as Dashboard;

describe.skipIf(PROMETHEUS_IS_MISSING)('Prometheus with the rules of ops/, sixty times as fast', () => {
  const stack = new AsyncDisposableStack();
  const gateways: Record<string, RunningGateway> = {};
  let prometheus: Prometheus;
  let inTrouble = false;

  const firing = async (): Promise<string[]> =>
    (await prometheus.alerts())
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => `${labels.alertname}: ${labels.instance}`);

  function makeTrouble(): void {
    inTrouble = true;
    for (const [name, { use }] of Object.entries(TROUBLES)) {
      let round = 0;
      const timer = setInterval(() => void use(gateways[name]!, (round += 1)).catch(() => undefined), EVERY_MS);
      stack.defer(() => clearInterval(timer));
    }
  }

  beforeAll(async () => {
    const redisUrl = `redis://127.0.0.1:${await freePort()}`;
    for (const [name, { api, gateway }] of Object.entries(TROUBLES)) {
      const upstream = stack.use(await serve((req, res) => (inTrouble ? api : well)(req, res)));
      const redis = name.includes('Redis') ? { redisUrl } : {};
      gateways[name] = await startGateway({ upstreamUrl: upstream.url, ...gateway, ...redis });
      if (name !== 'an end') stack.use(gateways[name]);
      await gateways[name].query(LIST);
    }
    const urls = Object.fromEntries(Object.entries(gateways).map(([name, { url }]) => [name, url]));
    prometheus = stack.use(await startPrometheus(urls));
  });
  afterAll(() => stack.disposeAsync());

  test('nothing fires while all is well, but for the Redis that is away from the start', async () => {
    await eventually(async () => expect(await firing()).toEqual(['HaatRedisAway: a Redis that is away']));
  });

  describe('in trouble', () => {
    beforeAll(makeTrouble);
    test.each(FIRING)('%s fires for %s', async (alert, instance) => {
      await eventually(async () => expect(await firing()).toContain(`${alert}: ${instance}`));
    });
  });

  test('each query of the dashboard returns data', async () => {
    const vital = JSON.stringify([
      { name: 'LCP', value: 900, screen: 'home' },
      { name: 'CLS', value: 0.01, screen: 'home' },
    ]);
    const { url } = gateways['a slow API']!;
    const report = (): Promise<unknown> =>
      fetch(`${url}/vitals`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: vital });
    const queries = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
    const filled = (expr: string): string => expr.replaceAll('$__rate_interval', '20s').replaceAll('$instance', '.+');
    await eventually(async () => {
      await report();
      const counts = await Promise.all(queries.map(({ expr }) => prometheus.count(filled(expr))));
      const empty = queries.filter((_query, at) => counts[at] === 0).map(({ title }) => title);
      expect(empty).toEqual([]);
    });
  });
});
