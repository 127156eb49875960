import type { Logger } from 'pino';
import type { CatalogueIndex, IndexEntry } from './catalogue-index.ts';
import type { Pending } from './pending.ts';
import { createPace } from './pace.ts';

export interface CataloguePage<Item> {
  entries: IndexEntry<Item>[];
  isLast: boolean;
}

/** The reads of the API that fill the index. Each is one call. Pages count from 1. */
export interface CatalogueSource<Item> {
  page: (page: number) => Promise<CataloguePage<Item>>; // oldest products first
  newest: (page: number) => Promise<CataloguePage<Item>>; // newest first
  product: (id: string) => Promise<IndexEntry<Item> | null>; // null: there is none
  hasMoreThan: (products: number) => Promise<boolean>;
}

export interface FillOptions<Item> {
  source: CatalogueSource<Item>;
  index: CatalogueIndex<Item>;
  pending: Pending;
  maxProducts: number;
  callsPerSecond: number;
  roundMs: number; // from the end of a round over the whole catalogue to the next
  isBusy: () => boolean; // shoppers need the API, or the gateway, for themselves
  onRead: () => void; // after each read
  log: Logger;
}

export interface Fill {
  start: () => void;
  /** Resolves once nothing is read any more. */
  stop: () => Promise<void>;
  /** Something is pending. */
  wake: () => void;
  /** When the last complete round began, in ms since 1970; undefined: there was none yet. */
  readonly readAt: number | undefined;
  readonly isFailing: boolean; // the API does not answer
}

const SOON_MS = 10_000; // how long a round waits that only brings what is shown up to date
const MAX_VERIFIED = 500; // products that a round has missed; more of them were deleted, and are not asked for one by one

/** Reads the catalogue into the index: first what has changed, else page by page in rounds. One call at a time. */
export function createFill<Item>(options: FillOptions<Item>): Fill {
  const { index, log, maxProducts, pending, roundMs, source } = options;
  const pace = createPace(options);
  let round = 0;
  let page = 0; // that was read last; 0: no round is under way
  let begun = { at: 0, version: 0 };
  let readAt: number | undefined;
  let nextRoundAt = 0;
  let isTooLarge = false;
  let isFailing = false;
  let running: Promise<void> | undefined;

  async function readProduct(id: string): Promise<void> {
    const { version } = pending;
    const entry = await source.product(id);
    if (pending.isAllOutdated(version)) return;
    if (entry) index.put(entry, version, round);
    else index.remove(id);
    pending.onProduct(id, version);
  }

  async function readNewest(): Promise<void> {
    const { version } = pending;
    for (let at = 1; ; at += 1) {
      if (at > 1) await pace.turn();
      const { entries, isLast } = await source.newest(at);
      const unknown = entries.filter(({ id }) => !index.has(id));
      for (const entry of unknown) index.put(entry, version, round);
      if (isLast || unknown.length < entries.length || index.size > maxProducts) break;
    }
    pending.onNewest(version);
  }

  async function readPage(): Promise<void> {
    const { version } = pending;
    if (page === 0) begun = { at: Date.now(), version };
    if (page === 0 && readAt === undefined) {
      if (await source.hasMoreThan(maxProducts)) return giveUp();
      isTooLarge = false;
      await pace.turn();
    }
    if (page === 0) round += 1;
    const { entries, isLast } = await source.page(page + 1);
    if (pending.isAllOutdated(version)) return; // the page is read again
    let met = 0;
    for (const entry of entries) {
      if (!index.isSeenIn(entry.id, round)) met += 1;
      if (pending.isOutdated(entry.id, version)) index.see(entry.id, round);
      else index.put(entry, version, round);
    }
    page += 1;
    if (index.size > maxProducts) return giveUp();
    // An API that knows no pages answers the same products again and again.
    if (isLast || met === 0) endRound();
  }

  function endRound(): void {
    const missed = index.unseenIn(round);
    if (missed.length <= MAX_VERIFIED) pending.readAgain(missed);
    else for (const id of missed) index.remove(id);
    pending.onRound(begun.version);
    if (readAt === undefined) log.info({ products: index.size }, 'the search index is ready');
    readAt = begun.at;
    nextRoundAt = Date.now() + roundMs;
    page = 0;
  }

  function giveUp(): void {
    if (!isTooLarge) log.warn({ maxProducts }, 'the catalogue is too large for the search index');
    isTooLarge = true;
    index.clear();
    readAt = undefined;
    page = 0;
    nextRoundAt = Date.now() + roundMs;
  }

  /** The next read, or how long there is none, in ms. */
  function next(): (() => Promise<void>) | number {
    const now = Date.now();
    if (isTooLarge && now < nextRoundAt) return nextRoundAt - now;
    const needed = pending.needsRound();
    if (needed === 'soon') nextRoundAt = Math.min(nextRoundAt, now + SOON_MS);
    if (readAt !== undefined) {
      if (pending.hasNewProducts()) return readNewest;
      const id = pending.next();
      if (id !== undefined) return () => readProduct(id);
    }
    if (page > 0 || needed === 'now' || now >= nextRoundAt) return readPage;
    return nextRoundAt - now;
  }

  async function run(): Promise<void> {
    while (!pace.stopped) {
      const read = next();
      if (typeof read === 'number') {
        await pace.sleep(read);
        continue;
      }
      try {
        await pace.turn();
        if (pace.stopped) return;
        await read();
        pace.succeeded();
        isFailing = false;
        options.onRead();
      } catch (err) {
        if (pace.stopped) return;
        if (!isFailing) log.warn({ err }, 'the search index cannot be read from the API');
        isFailing = true;
        await pace.backOff();
      }
    }
  }

  return {
    start() {
      running ??= run();
    },
    async stop() {
      pace.stop();
      await running;
    },
    wake: () => pace.wake(),
    get readAt() {
      return readAt;
    },
    get isFailing() {
      return isFailing;
    },
  };
}
