import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { badResponse } from '../../../gateway/rest/errors.ts';
import { createCatalogueIndex } from '../../../gateway/search/catalogue-index.ts';
import { createFill, type CataloguePage, type CatalogueSource, type Change } from '../../../gateway/search/fill.ts';
import type { IndexEntry } from '../../../gateway/search/index-entry.ts';

const PER_PAGE = 3;
const [ROUND_MS, CALL_MS] = [300_000, 200]; // five calls a second

const entry = (id: string, title = 'watch'): IndexEntry<string> => ({
  id,
  title,
  brand: null,
  category: null,
  rating: 0,
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
  let failure: ((call: string) => Error | undefined) | undefined;
  let onCall = (_call: string): void => undefined;
  function answer<Value>(call: string, value: () => Value): Promise<Value> {
    calls.push(call);
    onCall(call);
    const error = failure?.(call);
    if (error) return Promise.reject(error);
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
    newest: () => answer('newest', () => [...products.values()].reverse().slice(0, PER_PAGE)),
    product: (id) => answer(`product ${id}`, () => products.get(id) ?? null),
  };
  const index = createCatalogueIndex<string>();
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const onChange = vi.fn();
  const options = { source, index, maxProducts, callsPerSecond: 5, roundMs: ROUND_MS, isBusy, onChange, log };
  const fill = createFill(options);
  return {
    calls,
    fill,
    index,
    logged,
    onChange,
    products,
    fail: (of: typeof failure) => void (failure = of),
    duringCall: (listener: (call: string) => void) => void (onCall = listener),
    change: (part: Partial<Change>): void => {
      const { moved = [], shown = [], newProducts = false, everything = false } = part;
      fill.note({ moved, shown, newProducts, everything });
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

const idsIn = (index: { all: () => readonly { id: string }[] }): string[] => index.all().map(({ id }) => id);
const find = (text: string) => ({ text, filter: {}, sort: null, from: 0, to: 9, isCounted: false });

test('an id that the index does not know is not read for the sake of its stock or reviews', async () => {
  const { calls, change, onChange } = await filled(IDS);
  onChange.mockClear();
  change({ shown: ['not there', '2'] });
  await pass(10 * CALL_MS);
  expect(calls).toEqual(['product 2']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

describe('the first round', () => {
  test('reads page by page, five calls a second, and is complete with the last page', async () => {
    const { calls, fill, index, logged } = setUp(IDS);
    fill.start();
    await pass(CALL_MS);
    expect([calls.at(-1), fill.readAt, index.size]).toEqual(['page 2', undefined, 6]);
    await pass(CALL_MS);
    expect(calls).toEqual(['page 1', 'page 2', 'page 3']);
    expect([index.size, fill.readAt === undefined]).toEqual([7, false]);
    expect(logged).toEqual(['the search index is ready']);
  });

  test('of a catalogue that is too large ends, and is tried again after an hour', async () => {
    const { calls, fill, index, logged, products } = setUp(IDS, { maxProducts: 4 });
    fill.start();
    await pass(3_599_000);
    expect([calls, fill.readAt, index.size]).toEqual([['page 1', 'page 2'], undefined, 0]);
    expect(logged).toEqual(['the catalogue is too large for the search index']);
    for (const id of IDS.slice(3)) products.delete(id);
    await pass(10_000);
    expect([index.size, fill.readAt === undefined]).toEqual([3, false]);
  });

  test('ends with an API that knows no pages', async () => {
    const { calls, fill, index } = setUp(IDS, { knowsPages: false });
    fill.start();
    await pass(10 * CALL_MS);
    expect(calls).toEqual(['page 1', 'page 2']);
    expect(index.size).toBe(3);
  });

  test('goes on at the page that failed, and says once that it cannot read', async () => {
    const { calls, fail, fill, index, logged } = setUp(IDS);
    fill.start();
    await pass(0);
    fail(() => new Error('away'));
    await pass(8_000);
    expect(fill.isFailing).toBe(true);
    expect(calls.filter((call) => call === 'page 2')).toHaveLength(4); // at once, and after 1, 2 and 4 s
    fail(undefined);
    await pass(10_000);
    expect([index.size, fill.isFailing]).toEqual([7, false]);
    expect(logged).toEqual(['the search index cannot be read from the API', 'the search index is ready']);
  });

  test('a page that cannot be read goes to the end, and is left out after three tries', async () => {
    const { calls, fail, fill, index, logged } = setUp(IDS);
    fail((call) => (call === 'page 2' ? badResponse('GET /api/products/get') : undefined));
    fill.start();
    await pass(10_000);
    expect(calls).toEqual(['page 1', 'page 2', 'page 3', 'page 2', 'page 2']);
    expect([index.size, fill.readAt === undefined]).toEqual([4, false]);
    expect(logged).toEqual(['the search leaves out what cannot be read', 'the search index is ready']);
    fail(undefined);
    await pass(ROUND_MS + 5 * CALL_MS);
    expect(index.size).toBe(7);
  });

  test('an API whose answers cannot be read at all never makes an empty index that is ready', async () => {
    const { calls, fail, fill } = setUp(IDS);
    fail(() => badResponse('GET /api/products/get'));
    fill.start();
    await pass(ROUND_MS);
    expect(fill.readAt).toBeUndefined();
    expect(calls.length).toBeLessThan(10);
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

  test('is followed by another, if everything has changed meanwhile', async () => {
    const { calls, change, duringCall, fill } = setUp(IDS);
    duringCall((call) => {
      if (call !== 'page 2') return;
      duringCall(() => undefined);
      change({ everything: true });
    });
    fill.start();
    await pass(10 * CALL_MS);
    expect(calls.splice(0)).toEqual(['page 1', 'page 2', 'page 3']);
    expect([fill.isKnownById(), fill.isOutdated('1', 0), fill.isOutdated('7', 1)]).toEqual([false, true, false]);
    await pass(11_000);
    expect(calls).toEqual(['page 1', 'page 2', 'page 3']);
    expect([fill.isKnownById(), fill.isOutdated('1', 1)]).toEqual([true, false]);
  });
});

describe('afterwards', () => {
  test('a product that has changed is read at once, and one that is gone is left out', async () => {
    const { calls, change, fill, index, products } = await filled(IDS);
    products.set('2', entry('2', 'hat'));
    products.delete('3');
    change({ moved: ['2', '3'] });
    expect(fill.isOutdated('3', 99)).toBe(true);
    await pass(0);
    expect(calls).toEqual(['product 2']);
    await pass(CALL_MS);
    expect(idsIn(index)).not.toContain('3');
    expect(fill.isOutdated('3', 99)).toBe(false);
    expect(index.search(find('hat')).found.map(({ id }) => id)).toEqual(['2']);
  });

  test('it says when a change was read, so that answers of the moment before are not used any more', async () => {
    const { change, onChange } = await filled(IDS);
    expect(onChange).toHaveBeenCalledTimes(1); // the index was ready
    change({ shown: ['4'] });
    expect(onChange).toHaveBeenCalledTimes(1);
    await pass(CALL_MS);
    expect(onChange).toHaveBeenCalledTimes(2);
    await pass(ROUND_MS + 3 * CALL_MS);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test('what a search finds by is read before what is only shown', async () => {
    const { calls, change } = await filled(IDS);
    change({ shown: ['4', '5'] });
    change({ moved: ['6'] });
    await pass(5 * CALL_MS);
    expect(calls).toEqual(['product 6', 'product 4', 'product 5']);
  });

  test('a product that changes again while it is read is read again', async () => {
    const { calls, change, duringCall, fill } = await filled(IDS);
    duringCall(() => {
      duringCall(() => undefined);
      change({ moved: ['2'] });
    });
    change({ moved: ['2'] });
    await pass(0);
    expect(fill.isOutdated('2', 99)).toBe(true);
    await pass(CALL_MS);
    expect([calls, fill.isOutdated('2', 99)]).toEqual([['product 2', 'product 2'], false]);
  });

  test('a record that cannot be read goes to the end, and is left out after three tries', async () => {
    const { calls, change, fail, index, logged } = await filled(IDS);
    fail((call) => (call === 'product 2' ? badResponse('GET /api/products/get/{id}') : undefined));
    change({ moved: ['2', '3', '4'] });
    await pass(10_000);
    expect(calls).toEqual(['product 2', 'product 3', 'product 4', 'product 2', 'product 2']);
    expect(idsIn(index)).toEqual(['1', '3', '4', '5', '6', '7']);
    expect(logged.at(-1)).toBe('the search leaves out what cannot be read');
  });

  test('while the API is away nothing that is known is left out', async () => {
    const { change, fail, index } = await filled(IDS);
    fail(() => new Error('away'));
    change({ moved: ['2'] });
    await pass(3_600_000);
    expect(index.size).toBe(7);
  });

  test('of new products the newest are read at once, and more of them by the next round', async () => {
    const { calls, change, fill, index, products } = await filled(IDS);
    for (const id of ['8', '9', 'a', 'b']) products.set(id, entry(id));
    change({ newProducts: true });
    expect(fill.isKnownById()).toBe(false);
    await pass(2 * CALL_MS);
    expect(calls).toEqual(['newest']);
    expect(idsIn(index)).toEqual([...IDS, '9', 'a', 'b']);
    await pass(ROUND_MS + 5 * CALL_MS);
    expect([index.size, fill.isKnownById()]).toEqual([11, true]);
  });

  test('a round finds what others have changed; what it misses is asked for before it is left out', async () => {
    const { calls, index, products } = await filled(IDS);
    products.set('1', entry('1', 'hat'));
    products.delete('5');
    await pass(ROUND_MS + 5 * CALL_MS);
    expect(calls).toEqual(['page 1', 'page 2', 'page 3', 'product 5']);
    expect(idsIn(index)).toEqual(['1', '2', '3', '4', '6', '7']);
    expect(index.search(find('hat')).total).toBe(1);
  });

  test('a change of everything begins a round after ten seconds, since others may follow', async () => {
    const { calls, change, fill } = await filled(IDS);
    change({ everything: true });
    change({ everything: true });
    expect([fill.isKnownById(), fill.isOutdated('1', 0)]).toEqual([false, true]);
    await pass(9_900);
    expect(calls).toEqual([]);
    await pass(1_100);
    expect(calls).toEqual(['page 1', 'page 2', 'page 3']);
    expect(fill.isKnownById()).toBe(true);
  });

  test('changes without end leave a round every second call, and what it reads is not read again', async () => {
    const { calls, change, fill } = await filled(IDS);
    await pass(ROUND_MS - 9 * CALL_MS);
    change({ shown: IDS });
    change({ moved: Array.from({ length: 1_000 }, (_, n) => `x${n}`) });
    calls.splice(0);
    await pass(20 * CALL_MS);
    expect(calls.filter((call) => call.startsWith('page'))).toEqual(['page 1', 'page 2', 'page 3']);
    expect(fill.isOutdated('x999', 99)).toBe(true);
    expect(IDS.filter((id) => fill.isOutdated(id, 99))).toEqual([]);
    expect(fill.isKnownById()).toBe(true);
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
