import { LRUCache } from 'lru-cache';
import { createChangeLog } from './tag-log.ts';
import { ShopError } from '../errors/shop-error.ts';
import { createInFlight } from '../lib/single-flight.ts';
import { within } from '../lib/deadline.ts';
import { memoryKey } from '../lib/memory-key.ts';
import { encodeQuery, type Rest } from '../rest/client.ts';
import { tookTooLong } from '../rest/errors.ts';
import type { SharedEntry, SharedTier } from './redis-tier.ts';

/** How old what is known of the catalogue may be, in ms. */
export interface CatalogueAges {
  /** Younger than this, it is given as it is. */
  freshMs: number;
  /** Younger than this, it is given as it is while it is read anew. */
  staleMs: number;
  /** Younger than this, it is given if it can't be read anew. */
  graceMs: number;
}

/** Where a value of the catalogue comes from: how to read it, and what it is about. */
export interface Source<Value> {
  /** Names the value: equal keys, equal values. */
  key: string;
  /** The call that reads it, `GET /path`. */
  call: string;
  read: (rest: Rest) => Promise<Value>;
  /** Marks of what changes the value (cache/tag-log.ts). */
  about: (value: Value) => readonly string[];
}

/** How far what an operation was told can be trusted. */
export interface Freshness {
  /** When the oldest of what it read was read, in ms since 1970; Infinity: it read nothing. */
  oldest: number;
  /** True if some of it is older than it should be, for want of an API that answers. */
  stale: boolean;
}

/** What everybody may know of the catalogue, kept in memory. */
export interface Catalogue {
  /** How many changes have been noted: what was made of the catalogue before the last one may be wrong. */
  readonly changes: number;
  /** How often it was read, by where the value came from. */
  readonly reads: Readonly<CatalogueReads>;
  /** Gives a value from memory or from the API; `freshness` hears how old it is. `quiet` reads behind the caller's back. */
  get: <Value>(source: Source<Value>, rest: Rest, quiet: Rest, freshness: Freshness) => Promise<Value>;
  /** Notes what a change has touched: it is read anew before it is given again. */
  touch: (marks: readonly string[]) => void;
}

/** Counts of readings: from memory and fresh, from memory while it is read anew, too old for want of an API, from the API. */
export interface CatalogueReads {
  hit: number;
  stale: number;
  grace: number;
  miss: number;
}

interface Entry extends SharedEntry {
  /** How many changes there had been when its reading began. */
  moment: number;
}

interface Found {
  entry: Entry;
  /** True if it is older than it should be. */
  stale: boolean;
}

/** The most that is kept, counted in products: one has about 2 kB, so this is about 80 MB. */
const MAX_PRODUCTS = 40_000;
/** Pause after a failed reading, in ms, in which what is known is given without another try. */
const RETRY_MS = 1_000;

/**
 * Creates an empty memory. Readings under way are joined, so that a crowd that wants one thing asks the API once. `shared`: what
 * other gateways know.
 */
export function createCatalogue({ freshMs, staleMs, graceMs }: CatalogueAges, shared?: SharedTier): Catalogue {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_PRODUCTS, sizeCalculation: sizeOf });
  const readings = createInFlight<Entry>();
  const failures = new LRUCache<string, true>({ max: 1_000, ttl: RETRY_MS });
  const log = createChangeLog();
  const reads: CatalogueReads = { hit: 0, stale: 0, grace: 0, miss: 0 };
  shared?.listen(log.note);

  function remember(key: string, entry: Entry): Entry {
    if ((entries.peek(key)?.moment ?? 0) <= entry.moment) entries.set(key, entry);
    return entry;
  }

  function read<Value>({ key, read, about }: Source<Value>, rest: Rest): Promise<Entry> {
    const moment = log.now;
    const start = async (): Promise<Entry> => {
      const others = shared && (await shared.find(key));
      try {
        if (others?.entry && ageOf(others.entry) < freshMs) return remember(key, { ...others.entry, moment });
        const value = await read(rest);
        const entry = { value, about: about(value), at: Date.now() };
        if (others?.moment !== undefined) shared?.keep(key, entry, others.moment);
        return remember(key, { ...entry, moment });
      } catch (error) {
        failures.set(key, true);
        if (others?.entry && isOutage(error)) return remember(key, { ...others.entry, moment });
        throw error;
      }
    };
    // What began before a change is not joined after it.
    return readings.join(key, start, moment);
  }

  async function readNow<Value>(source: Source<Value>, rest: Rest): Promise<Found> {
    const reading = read(source, rest);
    const { endsAt } = rest;
    // One that others began may have more time than this operation.
    const entry = await (endsAt === undefined ? reading : within(reading, endsAt, () => tookTooLong(source.call)));
    reads.miss += 1;
    // What others knew may have to do.
    return { entry, stale: ageOf(entry) >= freshMs };
  }

  async function find<Value>(source: Source<Value>, rest: Rest, quiet: Rest): Promise<Found> {
    const known = entries.get(source.key);
    if (!known) return readNow(source, rest);
    const right = !log.changedSince(known.moment, known.about);
    const age = ageOf(known);
    if (right && age < freshMs) {
      reads.hit += 1;
      return { entry: known, stale: false };
    }
    const failed = failures.has(source.key);
    if (right && age < staleMs) {
      // Whoever comes next gets what it reads; if it can't, that is noted, and said once the time is up.
      if (!failed) void read(source, quiet).catch(() => undefined);
      reads.stale += 1;
      return { entry: known, stale: false };
    }
    if (failed && age < graceMs) return tooOld(known);
    try {
      return await readNow(source, rest);
    } catch (error) {
      if (age < graceMs && isOutage(error)) return tooOld(known);
      throw error;
    }
  }

  function tooOld(entry: Entry): Found {
    reads.grace += 1;
    return { entry, stale: true };
  }

  return {
    get changes() {
      return log.now;
    },
    reads,
    async get<Value>(source: Source<Value>, rest: Rest, quiet: Rest, freshness: Freshness) {
      const { entry, stale } = await find(source, rest, quiet);
      freshness.oldest = Math.min(freshness.oldest, entry.at);
      freshness.stale ||= stale;
      return entry.value as Value;
    },
    touch(marks) {
      if (marks.length === 0) return;
      log.note(marks);
      shared?.tell(marks);
    },
  };
}

/** The API as an operation sees it whose `read`s may come from memory, and are heard of by `freshness`. */
export function throughCatalogue(catalogue: Catalogue, rest: Rest, quiet: Rest, freshness: Freshness): Rest {
  return {
    ...rest,
    read: (path, query, reading) => {
      const key = memoryKey(`${path}${encodeQuery(query)} ${reading.part ?? ''}`);
      const read = (by: Rest) => by.read(path, query, reading);
      return catalogue.get({ key, call: `GET ${path}`, read, about: reading.about }, rest, quiet, freshness);
    },
  };
}

const ageOf = ({ at }: SharedEntry): number => Date.now() - at;
const sizeOf = ({ about }: Entry): number => about.length + 1;

/** True for a fault of the API; a refusal of ours is none. */
function isOutage(error: unknown): boolean {
  return error instanceof ShopError && String(error.extensions['code']).startsWith('UPSTREAM_');
}
