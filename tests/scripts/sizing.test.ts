import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogue } from '../../gateway/cache/catalogue.ts';
import type { CachedValue, SecondLevelCache } from '../../gateway/cache/second-level.ts';
import { LIST_PRODUCTS } from '../../gateway/domains/products/products.rest.ts';
import {
  simulateCaches,
  trafficOf,
  type CacheReads,
  type CacheTraffic,
} from '../../scripts/sizing/cache-simulation.ts';
import { sizingTables, TABLES } from '../../scripts/sizing/tables.ts';
import { createRandom } from '../../upstream/seed/random.ts';
import { stubRest } from '../support/rest.ts';

const AGES = { freshMs: 30_000, staleMs: 600_000, graceMs: 86_400_000 };
const TRAFFIC: CacheTraffic = {
  products: 200,
  skew: 0.9,
  requestsPerSecond: 20,
  changesPerSecond: 0.5,
  gateways: 3,
  shared: true,
  seconds: 900,
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 }));
afterEach(() => void vi.useRealTimers());

function random(): () => number {
  const numbers = createRandom(1);
  return () => numbers.next();
}

/** The same traffic through the catalogues of real gateways. */
async function measureCaches(traffic: CacheTraffic): Promise<CacheReads> {
  const redis = new Map<string, CachedValue>();
  const second: SecondLevelCache = {
    find: async (key) => ({ entry: redis.get(key), version: 0 }),
    keep: (key, entry) => void redis.set(key, entry),
  };
  let api = 0;
  const rest = stubRest({
    get: async () => {
      api += 1;
      return { status: 200, body: {} };
    },
  });
  const freshness = { oldest: Infinity, stale: false };
  const gateways = Array.from({ length: traffic.gateways }, () => {
    const catalogue = createCatalogue(AGES, traffic.shared ? second : undefined);
    return { catalogue, reader: catalogue.cached(rest, rest, freshness) };
  });
  for (const { at, product, gateway } of trafficOf(traffic, random())) {
    vi.setSystemTime(at);
    const tag = `product ${product}`;
    if (gateway === undefined) {
      for (const { catalogue } of gateways) catalogue.invalidate([tag]);
      for (const [key, { tags }] of redis) if (tags.includes(tag)) redis.delete(key);
    } else {
      await gateways[gateway]?.reader.read(
        LIST_PRODUCTS,
        { page: product },
        { parse: () => product, tags: () => [tag] },
      );
      await turn(); // what is read in the background
    }
  }
  const sum = (of: 'hit' | 'stale' | 'miss'): number =>
    gateways.reduce((all, { catalogue }) => all + catalogue.reads[of], 0);
  return { hit: sum('hit'), stale: sum('stale'), miss: sum('miss'), api };
}

test.each([true, false])(
  'the simulation of the caches reads what real catalogues read (with Redis: %s)',
  async (shared) => {
    const traffic = { ...TRAFFIC, shared };
    const simulated = simulateCaches(traffic, AGES, random());
    expect(await measureCaches(traffic)).toEqual(simulated);
    expect(simulated.hit + simulated.stale + simulated.miss).toBeGreaterThan(10_000);
  },
);

test('the tables of docs/scaling.md are those of docs/benchmark.json: npm run sizing', () => {
  const [written] = TABLES.exec(readFileSync('docs/scaling.md', 'utf8')) ?? [];
  const cells = (text: string | undefined): string[] => (text ?? '').split(/[|\n]/).map((cell) => cell.trim());
  const plain = (text: string | undefined): string[] => cells(text).filter((cell) => cell && !/^-+$/.test(cell));
  expect(plain(written)).toEqual(plain(sizingTables(readFileSync('docs/benchmark.json', 'utf8'))));
});
