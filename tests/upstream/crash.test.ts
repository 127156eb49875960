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
} from '../support/order-writers.ts';

/** How often it is killed: CRASH_ROUNDS=20 for the long form. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 2);
const BUYERS = 3;

/** All who have ever bought, with the ids of the orders that the API has acknowledged to them. */
type Books = Map<Buyer, string[]>;

/**
 * New buyers order one product after the other, all at once. When `enough` orders are acknowledged, `then` happens, and they go on
 * until the API refuses one, is gone, or has nothing left. Gives how many were not acknowledged after that.
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
      // What is under way when the API goes away is lost or not: nobody has been told.
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

/** Every acknowledged order is there once, nobody has ordered anything twice, and as many units are gone as were ordered. */
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

describe('every acknowledged order is there, and none twice,', () => {
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
    // With room again it goes on by itself.
    await buy(api, books, 1, () => api.end('SIGKILL'));
    api = await startApiProcess(dataDir);
    await audit(api, books, before);
    await api.end('SIGTERM');
  });
});

/** A small file system of its own, for the running test. */
function smallDisk(): string {
  const folder = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  return folder;
}

/** Only root may make a file system, and not in every container. */
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
