import type { Logger } from 'pino';
import { createTagLog } from '../cache/tag-log.ts';
import type { ErrorCode } from '../errors/codes.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { CatalogueIndex, IndexEntry } from './catalogue-index.ts';

export interface CataloguePage<Item> {
  entries: IndexEntry<Item>[];
  isLast: boolean;
}

/** The reads of the API that fill the index. Each is one call. Pages count from 1. */
export interface CatalogueSource<Item> {
  page: (page: number) => Promise<CataloguePage<Item>>; // oldest products first
  newest: (page: number) => Promise<CataloguePage<Item>>; // newest first
  product: (id: string) => Promise<IndexEntry<Item> | null>; // null: there is none
}

/** What a change of the catalogue means for the index. */
export interface Change {
  tags: readonly string[]; // cache tags; a product's own is its id
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
  onRead: (of: 'a page' | 'a change') => void;
  log: Logger;
}

/** A read. One that cannot be read goes to the end, and is left out after some tries. */
interface Job {
  name: string; // for the log
  run: () => Promise<void>;
  putOff: () => void;
  leaveOut: () => void;
}

const SOON_MS = 10_000; // how long a round waits that a change of everything asks for: others may follow
const TOO_LARGE_MS = 3_600_000; // until a catalogue that was too large is read again
const MAX_CHANGED = 1_000; // with more of them, a round over the whole catalogue is quicker
const MAX_VERIFIED = 500; // products that a round has missed; more of them were deleted, and are not asked for one by one
const MAX_TRIES = 3;
const BUSY_MS = 1_000; // until it is looked again whether there is time
const [FIRST_BACK_OFF_MS, MAX_BACK_OFF_MS, MAX_TIMER_MS] = [1_000, 60_000, 2 ** 31 - 1];

/**
 * Reads the catalogue into the index, one call at a time: page by page in rounds and, in turns with these, what has changed. No change
 * takes the index away: what is outdated is known by its id, and is read where it is shown.
 */
export function createFill<Item>(options: FillOptions<Item>) {
  const { callsPerSecond, index, isBusy, log, maxProducts, roundMs, source } = options;
  const changes = createTagLog();
  const tries = new Map<string, number>();
  let changed = new Set<string>(); // ids, to be read in this order
  let newProducts: number | undefined; // the version of the latest; undefined: none
  let anything: number | undefined; // any product may have changed at this version
  let pages: number[] = []; // of the round under way, to be read in this order
  let round = { number: 0, at: 0, version: 0, top: 0, read: 0, leftOut: 0 };
  let [readAt, nextRoundAt]: [number | undefined, number] = [undefined, 0];
  let isFailing = false;
  let isPagesTurn = false;
  let failures = 0; // since the last success
  let lastCallAt = -Infinity;
  let stopped = false;
  let running: Promise<void> | undefined;
  let [end, endsEarly]: [(() => void) | undefined, boolean] = [undefined, false]; // of the wait under way

  const productJob = (id: string): Job => ({
    name: id,
    async run() {
      const { version } = changes;
      const entry = await source.product(id);
      if (changes.changedSince(version, [id])) return; // it is read again
      if (entry) index.put(entry, version, round.number);
      else index.remove(id);
      changed.delete(id);
    },
    putOff() {
      changed.delete(id);
      changed.add(id);
    },
    leaveOut() {
      changed.delete(id);
      index.remove(id);
    },
  });

  const newestJob: Job = {
    name: 'the newest products',
    async run() {
      const { version } = changes;
      for (let at = 1; ; at += 1) {
        if (at > 1) await turn();
        const { entries, isLast } = await source.newest(at);
        const unknown = entries.filter(({ id }) => !index.has(id));
        for (const entry of unknown) index.put(entry, version, round.number);
        if (isLast || unknown.length < entries.length || index.size > maxProducts) break;
      }
      if ((newProducts ?? Infinity) <= version) newProducts = undefined;
    },
    putOff: () => undefined,
    leaveOut: () => void (newProducts = undefined), // the next round finds them
  };

  const pageJob = (page: number): Job => ({
    name: `page ${page}`,
    async run() {
      const { version } = changes;
      const { entries, isLast } = await source.page(page);
      if (changes.changedSince(version, [])) return; // everything has changed: it is read again
      const isNew = entries.some(({ id }) => !index.isSeenIn(id, round.number));
      for (const entry of entries) {
        if (isOutdated(entry.id, version)) index.see(entry.id, round.number);
        else index.put(entry, version, round.number);
      }
      if (index.size > maxProducts) return giveUp();
      round.read += 1;
      // An API that knows no pages answers the same products again and again.
      pageDone(page, isNew && !isLast);
    },
    putOff() {
      pageDone(page, failures === 1); // of several in a row, the API is to blame
      pages.push(page);
    },
    leaveOut() {
      round.leftOut += 1;
      pageDone(page, false);
    },
  });

  function pageDone(page: number, hasNext: boolean): void {
    pages = pages.filter((other) => other !== page);
    if (!hasNext || page < round.top) return;
    round.top = page + 1;
    pages.unshift(round.top);
  }

  function beginRound(): void {
    round = { number: round.number + 1, at: Date.now(), version: changes.version, top: 1, read: 0, leftOut: 0 };
    pages = [1];
  }

  function endRound(): void {
    nextRoundAt = Date.now() + roundMs;
    if (round.read === 0) return;
    const missed = index.unseenIn(round.number);
    if (missed.length <= MAX_VERIFIED) for (const id of missed) changed.add(id);
    else if (round.leftOut === 0) for (const id of missed) index.remove(id);
    if ((anything ?? Infinity) <= round.version) anything = undefined;
    if (readAt === undefined) log.info({ products: index.size }, 'the search index is ready');
    readAt = round.at;
  }

  function giveUp(): void {
    log.warn({ maxProducts }, 'the catalogue is too large for the search index');
    index.clear();
    [pages, round.top] = [[], 0];
    [readAt, nextRoundAt] = [undefined, Date.now() + TOO_LARGE_MS];
  }

  /** The next read, or how long there is none, in ms. */
  function next(): Job | number {
    const now = Date.now();
    if (anything !== undefined && readAt !== undefined) nextRoundAt = Math.min(nextRoundAt, now + SOON_MS);
    if (pages.length === 0 && now >= nextRoundAt) beginRound();
    const [page] = pages;
    const [id] = changed;
    if (readAt !== undefined && !(isPagesTurn && page !== undefined)) {
      isPagesTurn = true;
      if (newProducts !== undefined) return newestJob;
      if (id !== undefined) return productJob(id);
    }
    isPagesTurn = false;
    return page === undefined ? nextRoundAt - now : pageJob(page);
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const job = next();
      if (typeof job === 'number') {
        await wait(job, true);
        continue;
      }
      try {
        await turn();
        if (stopped) return;
        await job.run();
        tries.delete(job.name);
        [failures, isFailing] = [0, false];
      } catch (err) {
        if (stopped) return;
        onFailure(job, err);
        await wait(failures === 1 && !isFailing ? 0 : backOffMs(), false);
      }
      if (round.top > 0 && pages.length === 0) {
        endRound();
        round.top = 0;
      }
      if (failures === 0) options.onRead(isPagesTurn ? 'a change' : 'a page'); // a change is followed by a page
    }
  }

  function onFailure(job: Job, err: unknown): void {
    failures += 1;
    if (!isUnreadable(err)) {
      if (!isFailing) log.warn({ err }, 'the search index cannot be read from the API');
      isFailing = true;
      return;
    }
    const count = (tries.get(job.name) ?? 0) + 1;
    tries.set(job.name, count);
    if (count < MAX_TRIES) return job.putOff();
    log.warn({ err, read: job.name }, 'the search leaves out what cannot be read');
    tries.delete(job.name);
    job.leaveOut();
  }

  const backOffMs = (): number => Math.min(FIRST_BACK_OFF_MS * 2 ** (failures - 1), MAX_BACK_OFF_MS);

  function wait(ms: number, canWake: boolean): Promise<void> {
    if (stopped || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS)).unref();
      endsEarly = canWake;
      end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** So many calls a second, and none while shoppers wait. */
  async function turn(): Promise<void> {
    await wait(lastCallAt + 1000 / callsPerSecond - performance.now(), false);
    while (!stopped && isBusy()) await wait(BUSY_MS, false);
    lastCallAt = performance.now();
  }

  /** What is known of a product that was read at `version` may not be right any more. */
  const isOutdated = (id: string, version: number): boolean => changed.has(id) || changes.changedSince(version, [id]);

  return {
    isOutdated,
    /** False: there may be products that are not known, or any product may be another. */
    isKnownById: (): boolean => newProducts === undefined && anything === undefined,
    note({ tags, moved, shown, newProducts: isNew, everything }: Change): void {
      changes.invalidate(tags);
      const { version } = changes;
      changed = new Set([...moved, ...changed, ...shown]);
      if (isNew) newProducts = version;
      if (everything || changed.size > MAX_CHANGED) {
        changed.clear(); // the tag log knows them all the same
        anything = version;
      }
      if (endsEarly) end?.();
    },
    start(): void {
      running ??= run();
    },
    /** Resolves once nothing is read any more. */
    async stop(): Promise<void> {
      stopped = true;
      end?.();
      await running;
    },
    /** When the last complete round began, in ms since 1970; undefined: there was none yet. */
    get readAt() {
      return readAt;
    },
    /** The API does not answer. */
    get isFailing() {
      return isFailing;
    },
  };
}

const isUnreadable = (err: unknown): boolean =>
  err instanceof ShopError && err.extensions['code'] === ('UPSTREAM_BAD_RESPONSE' satisfies ErrorCode);
