import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { createRandom } from '../../upstream/seed/random.ts';
import { simulateCaches, type CacheTraffic } from './cache-simulation.ts';
import { fleetFor, USUAL, type Fleet } from './fleet.ts';

/** The file with the tables, and where they are in it. */
export const SIZING_FILE = 'docs/scaling.md';
export const TABLES = /<!-- sizing -->[^]*<!-- \/sizing -->/;

const AMOUNTS = [1_000, 10_000, 100_000, 1_000_000];
const AGES = { freshMs: 30_000, staleMs: 600_000 }; // CATALOGUE_FRESH_SECONDS and CATALOGUE_STALE_SECONDS
const SEED = 2026;
const SIMULATED = { requestsPerSecond: 500, seconds: 300, gateways: 4 };

function random(): () => number {
  const numbers = createRandom(SEED);
  return () => numbers.next();
}

const number = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: value < 1 ? 2 : 0 });
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function fleetRow(fleet: Fleet): string {
  const cells = [
    fleet.requestsPerSecond,
    fleet.atGateways,
    fleet.cores,
    fleet.upstreamPerSecond,
    fleet.redisPerSecond,
    fleet.gigabitsPerSecond,
    fleet.rupeesPerMillion,
  ];
  return `| ${cells.map(number).join(' | ')} |`;
}

function cacheRow(traffic: Pick<CacheTraffic, 'products' | 'skew' | 'changesPerSecond'>): string {
  const [alone, shared] = [false, true].map((isShared) =>
    simulateCaches({ ...SIMULATED, ...traffic, shared: isShared }, AGES, random()),
  );
  if (!alone || !shared) throw new Error('Both ways are simulated.');
  const all = alone.hit + alone.stale + alone.miss;
  const cells = [
    number(traffic.products),
    String(traffic.skew),
    String(traffic.changesPerSecond),
    percent((alone.hit + alone.stale) / all),
    percent(alone.api / all),
    percent(shared.api / all),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** `benchmark`: the text of docs/benchmark.json. */
export function sizingTables(benchmark: string): string {
  const measured = JSON.parse(benchmark) as Parameters<typeof fleetFor>[1];
  const caches = [300, 10_000, 100_000].flatMap((products) =>
    [0.7, 1.1].flatMap((skew) => [0.1, 5].map((changesPerSecond) => cacheRow({ products, skew, changesPerSecond }))),
  );
  return `<!-- sizing -->

| Requests/s | At gateways | Cores | API calls/s | Redis commands/s | Gbit/s | ₹ per million |
| ---------- | ----------- | ----- | ----------- | ---------------- | ------ | ------------- |
${AMOUNTS.map((amount) => fleetRow(fleetFor(amount, measured, USUAL))).join('\n')}

| Products | Skew | Changes/s | From memory | API, each alone | API, with Redis |
| -------- | ---- | --------- | ----------- | --------------- | --------------- |
${caches.join('\n')}

<!-- /sizing -->`;
}

/** Writes the tables of docs/scaling.md anew, in Prettier's format, from `benchmark`, the text of docs/benchmark.json. */
export async function writeSizingTables(benchmark: string): Promise<void> {
  const text = readFileSync(SIZING_FILE, 'utf8');
  if (!TABLES.test(text)) throw new Error(`${SIZING_FILE} has no place for the tables.`);
  const written = text.replace(TABLES, () => sizingTables(benchmark));
  writeFileSync(SIZING_FILE, await format(written, { ...(await resolveConfig(SIZING_FILE)), parser: 'markdown' }));
}
