import { Session } from 'node:inspector/promises';
import { LRUCache } from 'lru-cache';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createMemory, type Memory } from '../../../gateway/lib/memory.ts';
import { eventually } from '../../support/eventually.ts';

const session = new Session();
session.connect();
afterAll(() => session.disconnect());
const collectGarbage = (): Promise<unknown> => session.post('HeapProfiler.collectGarbage');

let short = true;
let memory: Memory;
let cache: LRUCache<number, string>;
beforeEach(() => {
  short = true;
  memory = createMemory(pino({ level: 'silent' }), () => short);
  cache = new LRUCache({ max: 100 });
  for (let n = 0; n < 100; n += 1) cache.set(n, 'kept');
  memory.relieveBy(cache);
});
afterEach(() => memory.stop());

test('after a garbage collection that leaves too little, a cache gives up the older half', async () => {
  await collectGarbage();
  await eventually(() => expect(cache.size).toBeLessThan(100));
  const left = cache.size;
  expect([50, 25, 12, 6, 3, 1, 0]).toContain(left); // other collections may have come in between
  expect(Math.max(-1, ...cache.keys())).toBe(left === 0 ? -1 : 99);
  expect(cache.has(49)).toBe(false);
});

test('with enough memory, or once nobody watches, caches keep all', async () => {
  short = false;
  let looked = 0;
  const watched = createMemory(pino({ level: 'silent' }), () => (looked += 1) === 0);
  watched.relieveBy(cache);
  await collectGarbage();
  await eventually(() => expect(looked).toBeGreaterThan(0));
  expect(cache.size).toBe(100);
  watched.stop();
  memory.stop();
  short = true;
  const before = looked;
  await collectGarbage();
  await new Promise(setImmediate);
  expect([cache.size, looked]).toEqual([100, before]);
});
