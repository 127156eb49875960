import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createCollector, picturesInUse } from '../../../gateway/uploads/collect.ts';
import { addressOf, type PictureStorage } from '../../../gateway/uploads/names.ts';

const HOUR = 3_600_000;
const [USED, UNUSED, NEW] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];

type Use = () => Promise<ReadonlySet<string> | undefined>;

/** Three pictures: two of two days ago, one of which is used, and one of now. */
function scene(inUse: Use = async () => new Set([USED])) {
  const clock = { now: 100 * HOUR };
  const kept = new Map([
    [USED, clock.now - 48 * HOUR],
    [UNUSED, clock.now - 48 * HOUR],
    [NEW, clock.now],
  ]);
  const reads: number[] = [];
  const storage: PictureStorage = {
    put: async (hash) => void kept.set(hash, clock.now),
    get: async () => undefined,
    list: async () => [...kept].map(([hash, keptAt]) => ({ hash, keptAt })),
    find: async (hash) => (kept.has(hash) ? { hash, keptAt: kept.get(hash) ?? 0 } : undefined),
    remove: async (hash) => void kept.delete(hash),
  };
  const options = {
    storage,
    inUse: () => {
      reads.push(clock.now);
      return inUse();
    },
    log: pino({ level: 'silent' }),
    now: () => clock.now,
  };
  const collector = createCollector(options);
  const after = (hours: number) => {
    clock.now += hours * HOUR;
    return collector.round();
  };
  return { after, kept, reads, clock, restart: () => createCollector(options) };
}

describe('the round that collects unused pictures', () => {
  test('removes what no product has used for a day, and nothing else', async () => {
    const { after, kept } = scene();
    for (const hours of [0, 6, 6, 6]) expect(await after(hours)).toBe(0);
    expect(await after(6)).toBe(1);
    expect([...kept.keys()]).toEqual([USED, NEW]);
    // The new one was a day old by then, and has its own day from there on.
    expect(await after(24)).toBe(1);
    expect([...kept.keys()]).toEqual([USED]);
  });

  test('spares what was used in between, and what was uploaded again', async () => {
    let used = new Set([USED]);
    const { after, kept, clock } = scene(async () => used);
    await after(0);
    used = new Set([USED, UNUSED]);
    await after(12);
    used = new Set([USED]);
    expect(await after(12)).toBe(0);
    kept.set(UNUSED, clock.now + 23 * HOUR);
    kept.delete(NEW);
    expect(await after(24)).toBe(0);
    expect(kept.has(UNUSED)).toBe(true);
  });

  test.each<[string, Use]>([
    ['could not be read whole', async () => undefined],
    ['could not be read', () => Promise.reject(new Error('no API'))],
  ])('removes nothing if the catalogue %s, however long', async (_name, inUse) => {
    const { after, kept } = scene(inUse);
    for (const hours of [0, 24, 24, 24]) await after(hours).catch(() => 0);
    expect(kept.size).toBe(3);
  });

  test('asks the API for nothing while no picture is a day old', async () => {
    const { after, kept, reads } = scene();
    kept.delete(USED);
    kept.delete(UNUSED);
    expect(await after(23)).toBe(0);
    expect(reads).toEqual([]);
  });

  test('removes at most a hundred in one round, and begins its day anew after a restart', async () => {
    const { after, kept, clock, restart } = scene();
    for (let place = 0; place < 150; place += 1) kept.set(place.toString(16).padStart(64, '0'), 0);
    await after(0);
    clock.now += 24 * HOUR;
    expect(await restart().round()).toBe(0);
    expect(await after(0)).toBe(100);
    expect(await after(6)).toBe(51);
  });
});

/** An API of so many products, the first of which uses a picture. */
function api(products: number, answer: (page: number, limit: number) => unknown[] | undefined = () => undefined) {
  const all = Array.from({ length: products }, (_, place) => ({
    _id: place,
    description: place === 0 ? `see ${addressOf(USED)}` : '',
    images: place === products - 1 ? [addressOf(NEW)] : [],
  }));
  const bind = () => ({
    get: async (_endpoint: unknown, { page, limit }: { page: number; limit: number }) => {
      const records = answer(page, limit) ?? all.slice((page - 1) * limit, page * limit);
      return { status: 200, body: { products: records } };
    },
  });
  return () => picturesInUse(bind as never);
}

describe('what products use', () => {
  test('is what any field of any record mentions, records that cannot be read among them', async () => {
    expect(await api(1)()).toEqual(new Set([USED, NEW]));
    expect(await api(200)()).toEqual(new Set([USED, NEW]));
    expect(await api(450)()).toEqual(new Set([USED, NEW]));
  });

  test('is not known of a catalogue that is empty, cut short, without pages, without an end, or behind a fault', async () => {
    expect(await api(0)()).toBeUndefined();
    // A short page in the middle.
    expect(await api(600, (page) => (page === 2 ? [{ _id: 'x' }] : undefined))()).toBeUndefined();
    // An API that gives fewer than it is asked for.
    expect(await api(600, (page) => (page < 9 ? [{ _id: page }] : []))()).toBeUndefined();
    const same = Array.from({ length: 200 }, (_, place) => ({ _id: place }));
    let calls = 0;
    expect(await api(600, () => ((calls += 1), same))()).toBeUndefined();
    expect(calls).toBe(2);
    expect(await api(1, (page) => same.map(({ _id }) => ({ _id: `${page} ${_id}` })))()).toBeUndefined();
    const failing = () => Promise.resolve({ status: 500, body: { err: 'no' } });
    await expect(picturesInUse((() => ({ get: failing })) as never)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_BAD_RESPONSE' },
    });
  });
});
