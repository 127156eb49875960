import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import {
  newBuyer,
  order,
  ordersOf,
  startApiProcess,
  stocks,
  type ApiProcess,
  type Buyer,
} from '../support/servers/order-writers.ts';

/** Number of kills: CRASH_ROUNDS=20 for the long run. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 1);
const BUYERS = 3;

/** All buyers, with the ids of the orders that the API has acknowledged. */
type Books = Map<Buyer, string[]>;

/**
 * New buyers order one product after the other, all at once. After `enough` acknowledged orders, `then` runs. The
 * buyers continue until the API refuses an order, stops, or has nothing left. Returns the number of orders that failed
 * after that.
 */
async function buy({ url }: ApiProcess, books: Books, enough: number, then: () => Promise<void>): Promise<number> {
  const products = [...(await stocks(url))].filter(([, stock]) => stock > 0).map(([id]) => id);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newBuyer(url)));
  let [acknowledged, refused] = [0, 0];
  let happened: Promise<void> | undefined;
  const writers = buyers.map(async (buyer) => {
    const own: string[] = [];
    books.set(buyer, own);
    for (const product of products) {
      // An order in flight when the API stops may be lost: it was not acknowledged.
      const id = await order(url, buyer, product).catch(() => undefined);
      if (id !== undefined) {
        own.push(id);
        acknowledged += 1;
        if (acknowledged >= enough) happened ??= then();
      } else if (happened) {
        refused += 1;
        return;
      }
    }
  });
  await Promise.all(writers);
  expect(acknowledged).toBeGreaterThanOrEqual(enough);
  await happened;
  return refused;
}

/** Every acknowledged order exists once, nobody has a product twice, and the stock is reduced by the ordered units. */
async function audit({ url }: ApiProcess, books: Books, before: ReadonlyMap<string, number>): Promise<void> {
  let units = 0;
  for (const [buyer, acknowledged] of books) {
    const there = await ordersOf(url, buyer);
    units += there.length;
    const ids = there.map(({ id }) => id);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const productIds = there.flatMap((one) => one.productIds);
    expect(new Set(productIds).size).toBe(productIds.length);
  }
  const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);
  expect(sum(before) - sum(await stocks(url))).toBe(units);
}

describe('every acknowledged order exists once,', () => {
  test(`after ${ROUNDS} kill -9 and a restart amid ordering`, { timeout: 30_000 + ROUNDS * 30_000 }, async () => {
    const dataDir = temporaryFolder();
    const books: Books = new Map();
    let api = await startApiProcess(dataDir);
    const before = await stocks(api.url);
    for (let round = 0; round <= ROUNDS; round += 1) {
      const enough = 1 + Math.floor(Math.random() * 25);
      const running = api;
      await buy(running, books, enough, () => running.end(round < ROUNDS ? 'SIGKILL' : 'SIGTERM'));
      api = await startApiProcess(dataDir);
      await audit(api, books, before);
    }
    await api.end('SIGTERM');
  });

  test.skipIf(!canMount())('after the disk was full amid ordering', { timeout: 120_000 }, async () => {
    const disk = smallDisk();
    const dataDir = join(disk, 'data');
    mkdirSync(dataDir);
    const books: Books = new Map();
    let api = await startApiProcess(dataDir);
    const before = await stocks(api.url);
    const filler = join(disk, 'filler');
    const refused = await buy(api, books, 5, async () => {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    });
    expect(refused).toBeGreaterThan(0);
    rmSync(filler);
    // With free space the API recovers without a restart.
    await buy(api, books, 1, () => api.end('SIGKILL'));
    api = await startApiProcess(dataDir);
    await audit(api, books, before);
    await api.end('SIGTERM');
  });
});

/** A small file system for the running test. */
function smallDisk(): string {
  const folder = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

/** Only root can mount a file system, and not in every container. */
function canMount(): boolean {
  const folder = '/tmp/haat-mount-probe';
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    process.stdout.write('No file system can be mounted here: the test of a full disk is skipped.\n');
    return false;
  }
}
