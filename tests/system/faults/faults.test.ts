import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UpstreamLimits } from '../../../gateway/rest/limits.ts';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { readyOperations, sendAll, type ReadyOperation, type Tally } from './all-operations.ts';
import { openCrowdedHost } from './crowded-host.ts';
import { FAULTS, type Fault } from './fault-list.ts';
import { nameFor } from './lost-name.ts';
import { openFaultProxy, type ApiAnswer, type FaultProxy } from './proxy.ts';
import { eventually } from '../../support/eventually.ts';

/** Shorter limits than the defaults, to save time. */
const LIMITS = {
  connectMs: 500,
  headersMs: 900,
  bodyMs: 500,
  deadlineMs: 1_500,
  breakMs: 200,
  maxBytes: 4 * 1024 * 1024,
} satisfies Partial<UpstreamLimits>;
/** Faults tested concurrently. They mostly wait. */
const LANES = 4;
/** Operations sent during an intermittent fault. */
const SAMPLE = 12;
/** The deadline of `patient`, in ms. */
const PATIENCE_MS = 20_000;
/** Additional reads, enough to open the circuit breaker. */
const READS = 25;
const pageNumber = (page: number): string => `{ products(page: ${page}, pageSize: 1) { items { id } } }`;

/**
 * A fault proxy and three gateways behind it. `steady` has no circuit breaker, so that every operation meets the fault.
 * `patient` waits for answers that are only late, also on a busy machine.
 */
interface Lane {
  proxy: FaultProxy;
  steady: RunningGateway;
  usual: RunningGateway;
  patient: RunningGateway;
}

let shop: Shop;
let operations: ReadyOperation[];
/** Answers of the API by call. */
const known = new Map<string, Promise<ApiAnswer>>();
const lanes: Lane[] = [];
/** Each promise resolves when its lane is free. */
const queue: Promise<Lane>[] = [];
const rows: string[][] = [];

const gatewayTo = (upstreamUrl: string, more: Partial<UpstreamLimits> = {}): Promise<RunningGateway> =>
  // A thousand operations from one address.
  startGateway({ upstreamUrl, upstream: { ...LIMITS, ...more }, without: ['rates'] });

beforeAll(async () => {
  shop = await startShop({ without: ['rates'] });
  operations = await readyOperations(shop);
  for (let n = 0; n < LANES; n += 1) {
    const proxy = await openFaultProxy(shop.upstreamUrl, known);
    const patience = { headersMs: PATIENCE_MS, deadlineMs: PATIENCE_MS, breakerShare: 1, hedging: false };
    lanes.push({
      proxy,
      steady: await gatewayTo(proxy.url, { breakerShare: 1 }),
      usual: await gatewayTo(proxy.url),
      patient: await gatewayTo(proxy.url, patience),
    });
  }
  // The first request of a gateway is slow, so it is sent before any fault.
  for (const { steady, usual, patient } of lanes) {
    const { withData } = await sendAll(patient.url, operations, PATIENCE_MS);
    expect(withData, 'every operation works while nothing is wrong').toBe(operations.length);
    await sendAll(steady.url, operations, LIMITS.deadlineMs);
    await Promise.all(Array.from({ length: READS }, (_, n) => usual.query(pageNumber(n + 1))));
  }
  queue.push(...lanes.map((lane) => Promise.resolve(lane)));
});
afterAll(async () => {
  for (const { proxy, steady, usual, patient } of lanes) {
    for (const opened of [proxy, steady, usual, patient]) await opened[Symbol.asyncDispose]();
  }
  await shop.close();
  printTable();
});

/** Gives each test a lane of its own, in order. */
async function inLane(work: (lane: Lane) => Promise<void>): Promise<void> {
  const mine = queue.shift();
  if (!mine) throw new Error('There are no lanes.');
  const left = Promise.withResolvers<Lane>();
  queue.push(left.promise);
  const lane = await mine;
  try {
    await work(lane);
  } finally {
    lane.proxy.repair();
    left.resolve(lane);
  }
}

/** Waits until all gateways work again. Returns the slowest time in ms. */
async function recovery(...gateways: readonly RunningGateway[]): Promise<string> {
  const started = performance.now();
  const isWell = async (gateway: RunningGateway): Promise<void> => {
    const { errors } = await gateway.query(pageNumber(1));
    expect(errors).toEqual([]);
  };
  await Promise.all(gateways.map((one) => eventually(() => isWell(one))));
  return `${Math.round(performance.now() - started)} ms`;
}

const note = (
  fault: string,
  share: string,
  { withData, typedErrors }: Tally,
  resent: number,
  recovered: string,
): void => void rows.push([fault, share, String(withData), String(typedErrors), String(resent), recovered]);

/** Another part of the operations for each fault, so that all are tested. */
function sampleFor(fault: number): ReadyOperation[] {
  return Array.from({ length: SAMPLE }, (_, n) => operations[(fault * SAMPLE + n) % operations.length]).filter(
    (operation) => operation !== undefined,
  );
}

async function runWith(lane: Lane, { handle, harmless }: Fault, share: number, sent: readonly ReadyOperation[]) {
  const { proxy, steady, usual, patient } = lane;
  proxy.break(handle, share);
  const [tally] = await Promise.all([
    harmless ? sendAll(patient.url, sent, PATIENCE_MS) : sendAll(steady.url, sent, LIMITS.deadlineMs),
    Promise.all(Array.from({ length: READS }, (_, n) => usual.query(pageNumber(n + 1)))),
  ]);
  proxy.repair();
  const recovered = await recovery(steady, usual);
  const resent = proxy.resent();
  expect(resent).toEqual([]);
  expect(proxy.followed()).toBe(0);
  return { tally, resent: resent.length, recovered };
}

describe.concurrent('faults between the gateway and the API, in', () => {
  test.for(FAULTS.map((fault, place) => ({ ...fault, place })))('the $way: $name', (fault) =>
    inLane(async (lane) => {
      const { name, way, place, harmless = false } = fault;
      for (const [share, sent] of [
        [1, operations],
        [0.1, sampleFor(place)],
      ] as const) {
        const { tally, resent, recovered } = await runWith(lane, fault, share, sent);
        expect(tally.withData + tally.typedErrors).toBe(sent.length);
        if (harmless) expect(tally.withData).toBe(sent.length);
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

  test('the connection: an unknown host name', async () => {
    await using proxy = await openFaultProxy(shop.upstreamUrl, known);
    using name = nameFor('api.test');
    await using gateway = await gatewayTo(proxy.url.replace('127.0.0.1', 'api.test'));
    const tally = await sendAll(gateway.url, operations, LIMITS.deadlineMs);
    expect(tally.withData).toBeLessThan(operations.length / 2);
    name.restore();
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
