import { expect, test } from 'vitest';
import { LISTS } from '../../../gateway/domains/invalidation.ts';
import { createWholeCatalogue } from '../../../gateway/domains/products/products.catalogue.ts';
import type { ListedProduct } from '../../../gateway/domains/products/products.indexed.ts';
import { eventually } from '../../support/eventually.ts';
import { idOf, listed, sourceOf } from '../../support/staff-catalogue.ts';

const many = (count: number): ListedProduct[] => Array.from({ length: count }, (_, n) => listed(n));
const MINUTE = 60_000;

test('without an index all pages are read once for all who ask, four at a time', async () => {
  const products = many(1_000);
  const { source, reads } = sourceOf(() => products);
  const catalogue = createWholeCatalogue({ source, search: undefined, keptMs: MINUTE });
  const snapshots = await Promise.all([catalogue.read(), catalogue.read(), catalogue.read()]);
  expect(new Set(snapshots).size).toBe(1);
  expect(snapshots[0]).toMatchObject({ products, isComplete: true });
  expect(await catalogue.read()).toBe(snapshots[0]);
  expect(reads).toEqual(['page 1', 'page 2', 'page 3', 'page 4', 'page 5', 'page 6', 'page 7', 'page 8']);
});

test('after its time, all is read again', async () => {
  const { source, reads } = sourceOf(() => many(3));
  const catalogue = createWholeCatalogue({ source, search: undefined, keptMs: 20 });
  await catalogue.read();
  await eventually(async () => {
    await catalogue.read();
    expect(reads.filter((read) => read === 'page 1').length).toBeGreaterThan(1);
  });
});

test('after a change, all pages are read again', async () => {
  let products = many(5);
  const { source, reads } = sourceOf(() => products);
  const catalogue = createWholeCatalogue({ source, search: undefined, keptMs: MINUTE });
  await catalogue.read();
  reads.length = 0;
  products = [listed(0), listed(1, { Stock: 7 }), listed(2), listed(4)];
  catalogue.invalidate([LISTS]);
  expect((await catalogue.read()).products).toEqual(products);
  expect(reads).toEqual(['page 1', 'page 2', 'page 3', 'page 4']);
});

test('whoever asks after a change does not get a read that began before it', async () => {
  let products = many(2);
  const { source } = sourceOf(() => products);
  const catalogue = createWholeCatalogue({ source, search: undefined, keptMs: MINUTE });
  const early = catalogue.read();
  products = [listed(0, { Stock: 9 }), listed(1)];
  catalogue.invalidate([LISTS]);
  const late = await catalogue.read();
  await early;
  expect(late.products).toEqual(products);
  expect((await catalogue.read()).products).toEqual(products);
});

test('a fault of the API reaches everyone who waits, and the next one reads again', async () => {
  const { source } = sourceOf(() => many(2));
  let isDown = true;
  const catalogue = createWholeCatalogue({
    source: { ...source, page: (page) => (isDown ? Promise.reject(new Error('down')) : source.page(page)) },
    search: undefined,
  });
  const both = await Promise.allSettled([catalogue.read(), catalogue.read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect((await catalogue.read()).products).toHaveLength(2);
});

test('more products than it may hold are cut, and said; an API without pages ends', async () => {
  const { source } = sourceOf(() => many(1_000), 10);
  const cut = await createWholeCatalogue({ source, search: undefined, maxProducts: 45 }).read();
  expect(cut).toMatchObject({ isComplete: false, products: many(45) });
  const same = { ...source, page: () => source.page(1) };
  expect(await createWholeCatalogue({ source: same, search: undefined }).read()).toMatchObject({ products: many(10) });
});

test('an index that knows all products is asked instead, and what it has outdated is read', async () => {
  const known = many(50).map((item) => ({ id: item.id, item, version: 1 }));
  const { source, reads } = sourceOf(() => many(50).map((item) => ({ ...item, stock: 3 })));
  const outdated = new Set([idOf(7)]);
  const search = {
    all: (freshness: { oldest: number }) => {
      freshness.oldest = 5;
      return known;
    },
    find: ({ text }: { text: string | undefined }) => ({
      found: known.slice(0, text === 'wacth' ? 2 : 0),
      total: 2,
      exactCount: 2,
      corrected: null,
      hasSomeWords: false,
      counts: null,
    }),
    isOutdated: (id: string) => outdated.has(id),
  };
  const catalogue = createWholeCatalogue({ source, search });
  const { alike, products, freshness } = await catalogue.read();
  expect(reads).toEqual([idOf(7)]);
  expect([...alike('wacth')]).toEqual([idOf(0), idOf(1)]);
  expect([...alike('lamp')]).toEqual([]);
  expect(products.filter(({ stock }) => stock === 3).map(({ id }) => id)).toEqual([idOf(7)]);
  expect(freshness).toEqual({ oldest: 5, stale: false });
});
