import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EVERYTHING } from '../../../gateway/cache/tag-log.ts';
import { createCatalogueIndex, type IndexEntry } from '../../../gateway/search/catalogue-index.ts';
import { createFill, type CataloguePage, type CatalogueSource } from '../../../gateway/search/fill.ts';
import { createPending, type Change } from '../../../gateway/search/pending.ts';

const PER_PAGE = 3;
const [ROUND_MS, CALL_MS] = [300_000, 200]; // five calls a second

const entry = (id: string, title = 'watch'): IndexEntry<string> => ({
  id,
  title,
  brand: null,
  category: null,
  rating: null,
  averageRating: 0,
  reviewCount: 0,
  discountPrice: 1,
  originalPrice: 1,
  isSoldOut: false,
  item: title,
});

/** An API with products in the order of their ids, and the index that reads it. */
function setUp(ids: readonly string[], { maxProducts = 100, isBusy = (): boolean => false, knowsPages = true } = {}) {
  const products = new Map(ids.map((id) => [id, entry(id)]));
  const calls: string[] = [];
  const logged: string[] = [];
  let failure: Error | undefined;
  let onCall = (_call: string): void => undefined;
  function answer<Value>(call: string, value: () => Value): Promise<Value> {
    calls.push(call);
    onCall(call);
    if (failure) return Promise.reject(failure);
    const read = value();
    return Promise.resolve(read);
  }
  const part = (list: IndexEntry<string>[], page: number): CataloguePage<string> => {
    const from = knowsPages ? (page - 1) * PER_PAGE : 0;
    const entries = list.slice(from, from + PER_PAGE);
    return { entries, isLast: entries.length < PER_PAGE };
  };
  const source: CatalogueSource<string> = {
    page: (page) => answer(`page ${page}`, () => part([...products.values()], page)),
    newest: (page) => answer(`newest ${page}`, () => part([...products.values()].reverse(), page)),
    product: (id) => answer(`product ${id}`, () => products.get(id) ?? null),
    hasMoreThan: (most) => answer('size', () => products.size > most),
  };
  const index = createCatalogueIndex<string>();
  const pending = createPending();
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const onRead = vi.fn();
  const options = { source, index, pending, maxProducts, callsPerSecond: 5, roundMs: ROUND_MS, isBusy, onRead, log };
  const fill = createFill(options);
  return {
    calls,
    fill,
    index,
    logged,
    pending,
    products,
    fail: (error: Error | undefined) => void (failure = error),
    duringCall: (listener: (call: string) => void) => void (onCall = listener),
    change: (part: Partial<Change>): void => {
      const { moved = [], restocked = [], newProducts = false, everything } = part;
      pending.note({
        tags: [...moved, ...restocked, ...(everything ? [EVERYTHING] : ['x'])],
        moved,
        restocked,
        newProducts,
        everything,
      });
      fill.wake();
    },
  };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const IDS = ['1', '2', '3', '4', '5', '6', '7'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Filled, and at rest. */
async function filled(...given: Parameters<typeof setUp>) {
  const shop = setUp(...given);
  shop.fill.start();
  await pass(10 * CALL_MS);
  shop.calls.splice(0);
  return shop;
}

describe('the first round', () => {
  test('reads page by page, five calls a second, and is complete with the last page', async () => {
    const { calls, fill, index, logged } = setUp(IDS);
    fill.start();
    await pass(0);
    expect(calls).toEqual(['size']);
    await pass(2 * CALL_MS);
    expect([calls.at(-1), fill.readAt, index.size]).toEqual(['page 2', undefined, 6]);
    await pass(CALL_MS);
    expect(calls).toEqual(['size', 'page 1', 'page 2', 'page 3']);
    expect([index.size, fill.readAt === undefined]).toEqual([7, false]);
    expect(logged).toEqual(['the search index is ready']);
  });

  test('of a catalogue that is too large is not begun, and is tried again after a while', async () => {
    const { calls, fill, index, logged, products } = setUp(IDS, { maxProducts: 6 });
    fill.start();
    await pass(ROUND_MS - 1);
    expect([calls, fill.readAt]).toEqual([['size'], undefined]);
    await pass(ROUND_MS);
    expect(calls).toEqual(['size', 'size']);
    expect(logged).toEqual(['the catalogue is too large for the search index']);
    products.delete('1');
    await pass(ROUND_MS + 5 * CALL_MS);
    expect(index.size).toBe(6);
  });

  test('ends with an API that knows no pages', async () => {
    const { calls, fill, index } = setUp(IDS, { knowsPages: false });
    fill.start();
    await pass(10 * CALL_MS);
    expect(calls).toEqual(['size', 'page 1', 'page 2']);
    expect(index.size).toBe(3);
  });

  test('goes on at the page that failed, and says once that it cannot read', async () => {
    const { calls, fail, fill, index, logged } = setUp(IDS);
    fill.start();
    await pass(CALL_MS);
    fail(new Error('away'));
    await pass(8_000);
    expect(fill.isFailing).toBe(true);
    expect(calls.filter((call) => call === 'page 2')).toHaveLength(4); // at once, and after 1, 2 and 4 s
    fail(undefined);
    await pass(10_000);
    expect([index.size, fill.isFailing]).toEqual([7, false]);
    expect(logged).toEqual(['the search index cannot be read from the API', 'the search index is ready']);
  });

  test('waits while the gateway is busy', async () => {
    let busy = true;
    const { calls, fill } = setUp(IDS, { isBusy: () => busy });
    fill.start();
    await pass(60_000);
    expect(calls).toEqual([]);
    busy = false;
    await pass(2_000);
    expect(calls).toContain('page 3');
  });

  test('reads a page again during which everything changed', async () => {
    const { calls, change, duringCall, fill, index } = setUp(IDS);
    duringCall((call) => {
      if (call !== 'page 2') return;
      duringCall(() => undefined);
      change({ everything: 'restocked' });
    });
    fill.start();
    await pass(10 * CALL_MS);
    expect(calls).toEqual(['size', 'page 1', 'page 2', 'page 2', 'page 3']);
    expect(index.size).toBe(7);
  });
});

describe('afterwards', () => {
  test('a product that has changed is read at once, and one that is gone is left out', async () => {
    const { calls, change, index, pending, products } = await filled(IDS);
    products.set('2', entry('2', 'hat'));
    products.delete('3');
    change({ moved: ['2', '3'] });
    await pass(0);
    expect(calls).toEqual(['product 2']);
    expect(pending.isSettled()).toBe(false);
    await pass(CALL_MS);
    expect([pending.isSettled(), index.has('3')]).toEqual([true, false]);
    const query = { text: 'hat', filter: {}, sort: null, from: 0, to: 9, choices: undefined };
    expect(index.search(query)?.found.map(({ id }) => id)).toEqual(['2']);
  });

  test('a product that changes again while it is read is read again', async () => {
    const { calls, change, duringCall, pending } = await filled(IDS);
    duringCall(() => {
      duringCall(() => undefined);
      change({ moved: ['2'] });
    });
    change({ moved: ['2'] });
    await pass(0);
    expect(pending.isSettled()).toBe(false);
    await pass(CALL_MS);
    expect([calls, pending.isSettled()]).toEqual([['product 2', 'product 2'], true]);
  });

  test('new products are read from the newest on, as far as they are new', async () => {
    const { calls, change, index, pending, products } = await filled(IDS);
    for (const id of ['8', '9', 'a', 'b']) products.set(id, entry(id));
    change({ newProducts: true });
    await pass(2 * CALL_MS);
    expect(calls).toEqual(['newest 1', 'newest 2']);
    expect([index.size, pending.isSettled()]).toEqual([11, true]);
  });

  test('a round finds what others have changed; what it misses is asked for before it is left out', async () => {
    const { calls, index, products } = await filled(IDS);
    products.set('1', entry('1', 'hat'));
    products.delete('5');
    await pass(ROUND_MS + 5 * CALL_MS);
    expect(calls).toEqual(['page 1', 'page 2', 'page 3', 'product 5']);
    expect([index.has('5'), index.size]).toEqual([false, 6]);
    expect(index.search({ text: 'hat', filter: {}, sort: null, from: 0, to: 9, choices: undefined })?.total).toBe(1);
  });

  test('a change of everything begins a round at once, one of all stocks ten seconds later', async () => {
    const { calls, change, pending } = await filled(IDS);
    change({ everything: 'restocked' });
    await pass(9_999);
    expect(calls).toEqual([]);
    await pass(1_000);
    expect(calls).toEqual(['page 1', 'page 2', 'page 3']);
    expect(pending.needsRound()).toBeUndefined();
    change({ everything: 'moved' });
    await pass(CALL_MS);
    expect([calls.length, pending.isSettled()]).toEqual([5, false]);
    await pass(CALL_MS);
    expect([calls.length, pending.isSettled()]).toEqual([6, true]);
  });

  test('a catalogue that has grown too large is dropped', async () => {
    const { change, fill, index, logged, products } = await filled(IDS, { maxProducts: 7 });
    products.set('8', entry('8'));
    change({ newProducts: true });
    await pass(ROUND_MS + 5 * CALL_MS);
    expect([index.size, fill.readAt]).toEqual([0, undefined]);
    expect(logged.at(-1)).toBe('the catalogue is too large for the search index');
  });

  test('nothing is read after the end', async () => {
    const { calls, change, fill } = await filled(IDS);
    await fill.stop();
    change({ moved: ['1'] });
    await pass(2 * ROUND_MS);
    expect(calls).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
