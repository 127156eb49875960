import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UpstreamLimits } from '../../../gateway/rest/limits.ts';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { readyOperations, sendAll, type ReadyOperation } from './all-operations.ts';
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
/** Operations sent during a lasting fault, and during an intermittent one. */
const LASTING = 16;
const INTERMITTENT = 12;
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

const gatewayTo = (upstreamUrl: string, more: Partial<UpstreamLimits> = {}): Promise<RunningGateway> =>
  // A thousand operations from one address.
  startGateway({ upstreamUrl, upstream: { ...LIMITS, ...more }, without: ['rates'] });

beforeAll(async () => {
  shop = await startShop({ without: ['rates'] });
  operations = await readyOperations(shop);
  for (let n = 0; n < LANES; n += 1) {
    const proxy = await openFaultProxy(shop.upstreamUrl, known);
    const patience = { headersMs: PATIENCE_MS, deadlineMs: PATIENCE_MS, breakerShare: 1 };
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

/** Waits until all gateways work again. */
async function recovery(...gateways: readonly RunningGateway[]): Promise<void> {
  const isWell = async (gateway: RunningGateway): Promise<void> => {
    const { errors } = await gateway.query(pageNumber(1));
    expect(errors).toEqual([]);
  };
  await Promise.all(gateways.map((one) => eventually(() => isWell(one))));
}

/** Another part of the operations for each fault, so that all are tested. */
function sampleFor(fault: number, size: number): ReadyOperation[] {
  return Array.from({ length: size }, (_, n) => operations[(fault * size + n) % operations.length]).filter(
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
  await recovery(steady, usual);
  expect(proxy.resent()).toEqual([]);
  expect(proxy.followed()).toBe(0);
  return tally;
}

describe.concurrent('faults between the gateway and the API, in', () => {
  test.for(FAULTS.map((fault, place) => ({ ...fault, place })))('the $way: $name', (fault) =>
    inLane(async (lane) => {
      const { place, harmless = false } = fault;
      for (const [share, sent] of [
        [1, sampleFor(place, LASTING)],
        [0.1, sampleFor(place, INTERMITTENT)],
      ] as const) {
        const tally = await runWith(lane, fault, share, sent);
        expect(tally.withData + tally.typedErrors).toBe(sent.length);
        if (harmless) expect(tally.withData).toBe(sent.length);
        if (share < 1) expect(tally.withData).toBeGreaterThan(0);
      }
    }),
  );

  test('the connection: refused', async () => {
    await using proxy = await openFaultProxy(shop.upstreamUrl, known);
    await using gateway = await gatewayTo(proxy.url);
    await proxy.shut();
    await sendAll(gateway.url, operations, LIMITS.deadlineMs);
    await proxy.open();
    await recovery(gateway);
    expect(proxy.resent()).toEqual([]);
  });

  test('the connection: a queue that is full', async () => {
    await using host = await openCrowdedHost(shop.upstreamUrl);
    await using gateway = await gatewayTo(host.url);
    const before = shop.upstreamCalls.length;
    const tally = await sendAll(gateway.url, operations, LIMITS.deadlineMs);
    expect(tally.withData).toBeLessThan(operations.length / 2);
    host.clear();
    await recovery(gateway);
    expect(shop.upstreamCalls.length).toBeGreaterThan(before);
  });

  test('the connection: an unknown host name', async () => {
    await using proxy = await openFaultProxy(shop.upstreamUrl, known);
    using name = nameFor('api.test');
    await using gateway = await gatewayTo(proxy.url.replace('127.0.0.1', 'api.test'));
    const tally = await sendAll(gateway.url, operations, LIMITS.deadlineMs);
    expect(tally.withData).toBeLessThan(operations.length / 2);
    name.restore();
    await recovery(gateway);
  });
});
