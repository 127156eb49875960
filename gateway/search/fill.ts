import { setImmediate as othersHaveRun } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ErrorCode } from '../errors/codes.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexEntry } from './index-entry.ts';

export interface CataloguePage<Item> {
  entries: IndexEntry<Item>[];
  isLast: boolean;
}

/** The reads of the API that fill the index. Each is one call. Pages count from 1. */
export interface CatalogueSource<Item> {
  page: (page: number) => Promise<CataloguePage<Item>>; // oldest products first
  newest: () => Promise<IndexEntry<Item>[]>; // as many as one page has
  product: (id: string) => Promise<IndexEntry<Item> | null>; // null: there is none
}

/** What a change of the catalogue means for the index. */
export interface Change {
  moved: readonly string[]; // products whose texts or prices may be others: they are read first
  shown: readonly string[]; // products of which only stock or reviews may be others
  newProducts: boolean; // their ids are not known
  everything: boolean; // any product
}

export interface FillOptions<Item> {
  source: CatalogueSource<Item>;
  index: CatalogueIndex<Item>;
  maxProducts: number;
  callsPerSecond: number;
  roundMs: number; // from the end of a round over the whole catalogue to the next
  isBusy: () => boolean; // shoppers need the API, or the gateway, for themselves
  onChange: () => void; // the index has been read once more, or a change has
  log: Logger;
}

type Read = number | string; // a page, or a product by its id

const NEWEST = 'the newest products'; // stands for an id
const SOON_MS = 10_000; // how long a round waits that a change of everything asks for: others may follow
const TOO_LARGE_MS = 3_600_000; // until a catalogue that was too large is read again
const AT_ONCE = 10; // products, which take less than a millisecond: shoppers wait no longer
const MAX_TRIES = 3;
const BUSY_MS = 1_000; // until it is looked again whether there is time
const [FIRST_BACK_OFF_MS, MAX_BACK_OFF_MS] = [1_000, 60_000];
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Reads the catalogue into the index, one call at a time: page by page in rounds and, in turns with these, what has changed. No change
 * takes the index away: what is outdated is known by its id, and is read where it is shown. What cannot be read goes to the end, and is
 * left out after some tries.
 */
export function createFill<Item>(options: FillOptions<Item>) {
  const { callsPerSecond, index, isBusy, log, maxProducts, onChange, roundMs, source } = options;
  const tries = new Map<Read, number>();
  let version = 0; // counts the changes
  let everythingAt = 0; // the version of the latest change of everything
  let changed = new Map<string, number>(); // ids, to be read in this order, by the version of their change
  let round: { at: number; version: number; next: number; pages: number[]; seen: Set<string> } | undefined; // under way
  let whole: { at: number; version: number } | undefined; // the last round that has ended
  let [nextRoundAt, nextCallAt] = [0, 0];
  let last: Read = 0;
  let failures = 0; // since the last success
  let isStopped = false;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function keep(entry: IndexEntry<Item>, readAt: number): void {
    round?.seen.add(entry.id);
    index.put(entry, readAt);
    isRead(entry.id, readAt);
  }

  /** What has changed again meanwhile is read again. */
  function isRead(id: string, readAt: number): void {
    if ((changed.get(id) ?? Infinity) <= readAt) changed.delete(id);
  }

  async function readPage(page: number): Promise<void> {
    const readAt = version;
    const { entries, isLast } = await source.page(page);
    // An API that knows no pages answers the same products again and again.
    const isNew = entries.some(({ id }) => !round?.seen.has(id));
    for (const [n, entry] of entries.entries()) {
      if (n % AT_ONCE === AT_ONCE - 1) await othersHaveRun();
      keep(entry, readAt);
    }
    if (index.size <= maxProducts) return pageDone(page, isNew && !isLast);
    log.warn({ maxProducts }, 'the catalogue is too large for the search index');
    index.clear();
    changed.clear();
    [round, whole, nextRoundAt] = [undefined, undefined, Date.now() + TOO_LARGE_MS];
  }

  async function readChange(id: string): Promise<void> {
    const readAt = version;
    const entries = id === NEWEST ? await source.newest() : [await source.product(id)];
    for (const entry of entries) {
      if (entry) keep(entry, readAt);
      else index.remove(id);
    }
    isRead(id, readAt);
    onChange();
  }

  function pageDone(page: number, hasNext: boolean, isAgain = false): void {
    if (!round) return;
    round.pages = round.pages.filter((other) => other !== page);
    if (isAgain) round.pages.push(page);
    if (hasNext && page === round.next - 1) round.pages.unshift(round.next++);
    if (round.pages.length > 0) return;
    const { seen } = round;
    nextRoundAt = Date.now() + (everythingAt > round.version ? SOON_MS : roundMs);
    if (seen.size > 0) {
      for (const { id } of index.all()) if (!seen.has(id)) changed.set(id, version); // it may be gone
      if (!whole) log.info({ products: index.size }, 'the search index is ready');
      whole = round;
      onChange();
    }
    round = undefined;
  }

  /** Undefined: nothing for now. Rounds and changes take turns. */
  function next(): Read | undefined {
    if (!round && Date.now() >= nextRoundAt) round = { at: Date.now(), version, next: 2, pages: [1], seen: new Set() };
    const page = round?.pages[0];
    const [id] = whole ? changed.keys() : [];
    return id === undefined || (page !== undefined && typeof last === 'string') ? page : id;
  }

  async function read(what: Read): Promise<void> {
    last = what;
    nextCallAt = Date.now() + 1000 / callsPerSecond;
    try {
      await (typeof what === 'number' ? readPage(what) : readChange(what));
      tries.delete(what);
      failures = 0;
    } catch (err) {
      failures += 1;
      nextCallAt = Date.now() + Math.min(FIRST_BACK_OFF_MS * 2 ** (failures - 1), MAX_BACK_OFF_MS);
      if (isUnreadable(err)) putOff(what, err);
      else if (failures === 1 && !isStopped) log.warn({ err }, 'the search index cannot be read from the API');
    }
    reading = undefined;
    plan(nextCallAt);
  }

  function putOff(what: Read, err: unknown): void {
    const count = (tries.get(what) ?? 0) + 1;
    const isLeftOut = count === MAX_TRIES;
    if (isLeftOut) log.warn({ err, read: what }, 'the search leaves out what cannot be read');
    tries.set(what, isLeftOut ? 0 : count);
    if (typeof what === 'number') return pageDone(what, failures === 1, !isLeftOut);
    const changedAt = changed.get(what) ?? version;
    changed.delete(what);
    if (isLeftOut) index.remove(what);
    else changed.set(what, changedAt);
  }

  function plan(at: number): void {
    clearTimeout(timer);
    if (isStopped || reading) return;
    timer = setTimeout(
      () => {
        const what = Date.now() < at ? undefined : next();
        if (what === undefined) plan(Math.max(at, nextRoundAt));
        else if (isBusy()) plan(Date.now() + BUSY_MS);
        else reading = read(what);
      },
      Math.min(Math.max(at - Date.now(), 0), MAX_TIMER_MS),
    ).unref();
  }

  return {
    /** What is known of a product that was read at `readAt` may not be right any more. */
    isOutdated: (id: string, readAt: number): boolean => changed.has(id) || readAt < everythingAt,
    /** False: there may be products that are not known, or any product may be another. */
    isKnownById: (): boolean => !changed.has(NEWEST) && (whole?.version ?? 0) >= everythingAt,
    note({ moved, shown, newProducts, everything }: Change): void {
      version += 1;
      const first = newProducts ? [NEWEST, ...moved] : moved;
      if (first.length > 0) changed = new Map([...first.map((id) => [id, version] as const), ...changed]);
      // Whoever is logged in can name any id in an order. One that is in no list is not read.
      for (const id of [...first, ...shown.filter((id) => !whole || index.has(id))]) changed.set(id, version);
      if (everything) everythingAt = version;
      if (everything && whole) nextRoundAt = Math.min(nextRoundAt, Date.now() + SOON_MS);
      if (timer) plan(nextCallAt);
    },
    start: (): void => plan(0),
    /** Resolves once nothing is read any more. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await reading;
    },
    /** When the last whole round began, in ms since 1970; undefined: there was none yet. */
    get readAt() {
      return whole?.at;
    },
    /** The last read has failed. */
    get isFailing() {
      return failures > 0;
    },
  };
}

const isUnreadable = (err: unknown): boolean =>
  err instanceof ShopError && err.extensions['code'] === ('UPSTREAM_BAD_RESPONSE' satisfies ErrorCode);
