import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { UpstreamLimits } from '../../../gateway/rest/limits.ts';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { readyOperations, sendAll, type ReadyOperation, type Tally } from './all-operations.ts';
import { openCrowdedHost } from './crowded-host.ts';
import { FAULTS } from './mishaps.ts';
import { nameFor } from './lost-name.ts';
import { openFaultProxy, type ApiAnswer, type FaultProxy, type Mishap } from './proxy.ts';

/** Everything is waited for less long than usual: how long is what settings are for. */
const LIMITS = {
  connectMs: 500,
  headersMs: 900,
  bodyMs: 500,
  deadlineMs: 1_500,
  breakMs: 200,
  maxBytes: 4 * 1024 * 1024,
} satisfies Partial<UpstreamLimits>;
/** How long the shop may take to be well again once nothing is wrong any more, in ms. */
const RECOVERY_MS = 5_000;
/** Faults that are tried side by side: most of their time is waiting. */
const LANES = 4;
/** Operations that are sent for each fault that strikes now and then. */
const SAMPLE = 12;
/** Reads beside them, enough to open a breaker that is to open. */
const READS = 25;
const pageNumber = (page: number): string => `{ products(page: ${page}, pageSize: 1) { items { id } } }`;

/** A gateway, and what goes wrong between it and the API. `steady` has no breaker, so that every operation meets the fault. */
interface Lane {
  proxy: FaultProxy;
  steady: RunningGateway;
  usual: RunningGateway;
}

let shop: Shop;
let operations: ReadyOperation[];
/** What the API has answered, call by call. */
const known = new Map<string, Promise<ApiAnswer>>();
const lanes: Lane[] = [];
/** The lanes, each once it is free. */
const queue: Promise<Lane>[] = [];
const rows: string[][] = [];

const gatewayTo = (upstreamUrl: string, more: Partial<UpstreamLimits> = {}): Promise<RunningGateway> =>
  // A thousand operations come from one address.
  startGateway({ upstreamUrl, upstream: { ...LIMITS, ...more }, without: ['rates'] });

beforeAll(async () => {
  shop = await startShop({ without: ['rates'] });
  operations = await readyOperations(shop);
  for (let n = 0; n < LANES; n += 1) {
    const proxy = await openFaultProxy(shop.upstreamUrl, known);
    lanes.push({ proxy, steady: await gatewayTo(proxy.url, { breakerShare: 1 }), usual: await gatewayTo(proxy.url) });
  }
  const patient = await gatewayTo(lanes[0]?.proxy.url ?? '', { headersMs: 20_000, deadlineMs: 20_000, hedging: false });
  const { withData } = await sendAll(patient.url, operations, 20_000);
  expect(withData, 'every operation works while nothing is wrong').toBe(operations.length);
  await patient[Symbol.asyncDispose]();
  // What is slow the first time is slow before anything goes wrong.
  for (const { steady, usual } of lanes) {
    await sendAll(steady.url, operations, LIMITS.deadlineMs);
    await Promise.all(Array.from({ length: READS }, (_, n) => usual.query(pageNumber(n + 1))));
  }
  queue.push(...lanes.map((lane) => Promise.resolve(lane)));
});
afterAll(async () => {
  for (const { proxy, steady, usual } of lanes) {
    for (const opened of [proxy, steady, usual]) await opened[Symbol.asyncDispose]();
  }
  await shop.close();
  printTable();
});

/** Lets one test after the other have a lane of its own, in the order in which they come. */
async function inLane(work: (lane: Lane) => Promise<void>): Promise<void> {
  const mine = queue.shift();
  if (!mine) throw new Error('There are no lanes.');
  const left = Promise.withResolvers<Lane>();
  queue.push(left.promise);
  const lane = await mine;
  try {
    await work(lane);
  } finally {
    lane.proxy.heal();
    left.resolve(lane);
  }
}

/** Fails unless each gateway answers as if nothing had been, soon; gives how long the slowest took, in ms. */
async function recovery(...gateways: readonly RunningGateway[]): Promise<string> {
  const started = performance.now();
  const isWell = async (gateway: RunningGateway): Promise<void> => {
    const { errors } = await gateway.query(pageNumber(1));
    expect(errors).toEqual([]);
  };
  await Promise.all(gateways.map((one) => vi.waitFor(() => isWell(one), { timeout: RECOVERY_MS, interval: 25 })));
  return `${Math.round(performance.now() - started)} ms`;
}

const note = (
  fault: string,
  share: string,
  { withData, typedErrors }: Tally,
  resent: number,
  recovered: string,
): void => void rows.push([fault, share, String(withData), String(typedErrors), String(resent), recovered]);

/** Different operations for different faults, so that all have their turn. */
function sampleFor(fault: number): ReadyOperation[] {
  return Array.from({ length: SAMPLE }, (_, n) => operations[(fault * SAMPLE + n) % operations.length]).filter(
    (operation) => operation !== undefined,
  );
}

async function strike(lane: Lane, mishap: Mishap, share: number, sent: readonly ReadyOperation[]) {
  const { proxy, steady, usual } = lane;
  proxy.break(mishap, share);
  const [tally] = await Promise.all([
    sendAll(steady.url, sent, LIMITS.deadlineMs),
    Promise.all(Array.from({ length: READS }, (_, n) => usual.query(pageNumber(n + 1)))),
  ]);
  proxy.heal();
  const recovered = await recovery(steady, usual);
  const resent = proxy.resent();
  expect(resent).toEqual([]);
  expect(proxy.followed()).toBe(0);
  return { tally, resent: resent.length, recovered };
}

describe.concurrent('whatever happens between the gateway and the API, on the way of', () => {
  test.for(FAULTS.map((fault, place) => ({ ...fault, place })))('the $way: $name', (fault) =>
    inLane(async (lane) => {
      const { name, way, mishap, place, harmless = false } = fault;
      for (const [share, sent] of [
        [1, operations],
        [0.1, sampleFor(place)],
      ] as const) {
        const { tally, resent, recovered } = await strike(lane, mishap, share, sent);
        expect(tally.withData + tally.typedErrors).toBe(sent.length);
        if (harmless) expect(tally.withData).toBeGreaterThan(tally.typedErrors);
        if (share < 1) expect(tally.withData).toBeGreaterThan(0);
        note(`${name} (${way})`, `${share * 100}%`, tally, resent, recovered);
      }
    }),
  );

  test('the connection: refused', async () => {
    await using proxy = await openFaultProxy(shop.upstreamUrl, known);
    await using gateway = await gatewayTo(proxy.url);
    await proxy.shut();
    const tally = await sendAll(gateway.url, operations, LIMITS.deadlineMs);
    await proxy.open();
    const recovered = await recovery(gateway);
    expect(proxy.resent()).toEqual([]);
    note('connection refused', '100%', tally, 0, recovered);
  });

  test('the connection: a queue that is full', async () => {
    await using host = await openCrowdedHost(shop.upstreamUrl);
    await using gateway = await gatewayTo(host.url);
    const before = shop.upstreamCalls.length;
    const tally = await sendAll(gateway.url, operations, LIMITS.deadlineMs);
    expect(tally.withData).toBeLessThan(operations.length / 2);
    host.clear();
    const recovered = await recovery(gateway);
    expect(shop.upstreamCalls.length).toBeGreaterThan(before);
    note('accept queue full', '100%', tally, 0, recovered);
  });

  test('the connection: a name that leads nowhere', async () => {
    await using proxy = await openFaultProxy(shop.upstreamUrl, known);
    using name = nameFor('api.test');
    await using gateway = await gatewayTo(proxy.url.replace('127.0.0.1', 'api.test'));
    const tally = await sendAll(gateway.url, operations, LIMITS.deadlineMs);
    expect(tally.withData).toBeLessThan(operations.length / 2);
    name.leadsHere();
    const recovered = await recovery(gateway);
    note('name not found', '100%', tally, 0, recovered);
  });
});

function printTable(): void {
  const all = [['Fault', 'Share', 'Data', 'Typed errors', 'Sent twice', 'Well again after'], ...rows.toSorted()];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
