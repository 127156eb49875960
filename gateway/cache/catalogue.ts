// What is known of the catalogue. It promises that a change made through any gateway shows at once, and that the shop can be read
// while the API is away.
import { LRUCache } from 'lru-cache';
import { ShopError } from '../errors/shop-error.ts';
import { withTimeout } from '../lib/deadline.ts';
import { memoryKey } from '../lib/limited-map.ts';
import { SingleFlight, type Flight } from '../lib/single-flight.ts';
import type { Reading, Rest, RestClient } from '../rest/client.ts';
import { encodeQuery, type Endpoint, type Query } from '../rest/endpoint.ts';
import { tookTooLong } from '../rest/errors.ts';

/** Ages of a cached value, in ms. */
export interface CatalogueAges {
  freshMs: number; // a younger value is used
  staleMs: number; // a younger value is used, and read again in the background
  graceMs: number; // a younger value is used if the API cannot be read
}

const STALE_MS = 600_000; // prices of ten minutes ago are shown once, while they are read anew
const GRACE_MS = 86_400_000; // while the API is away for a day, the shop can be read

/** Undefined: nothing is kept. */
export function catalogueAges(freshMs: number): CatalogueAges | undefined {
  if (freshMs === 0) return undefined;
  return { freshMs, staleMs: Math.max(freshMs, STALE_MS), graceMs: Math.max(freshMs, GRACE_MS) };
}

export interface Freshness {
  oldest: number; // when the oldest value was read, in ms since 1970; Infinity: nothing was read
  stale: boolean; // a value is older than it should be, because the API does not answer
}

/** Notes that an operation has used a value of this age. */
export function noteAge(freshness: Freshness, oldest: number, stale: boolean): void {
  freshness.oldest = Math.min(freshness.oldest, oldest);
  freshness.stale ||= stale;
}

export interface StaleMark {
  stale: true;
  oldestAt: string; // when the oldest value was read, in ISO 8601
}

/** Undefined: all data is as fresh as it should be. */
export function staleMark({ stale, oldest }: Freshness): StaleMark | undefined {
  return stale ? { stale, oldestAt: new Date(oldest).toISOString() } : undefined;
}

export type Catalogue = ReturnType<typeof createCatalogue>;

export interface CatalogueReads {
  hit: number; // fresh
  stale: number; // read again in the background
  grace: number; // too old, but the API cannot be read
  miss: number; // read from the API
}

interface Entry {
  value: unknown;
  tags: readonly string[]; // a change of any of them makes the value outdated
  at: number; // when it was read, in ms since 1970
  version: number; // of the tags, when its read began
}

interface Source {
  key: string;
  endpoint: Endpoint<'GET'>;
  query: Query;
  reading: Reading<unknown>;
}

const MAX_PRODUCTS = 20_000; // in products of about 2 kB: about 40 MB
const RETRY_MS = 1_000; // after a failed read, a known value is used this long without another try

/** The public part of the shop, kept in memory. */
export function createCatalogue({ freshMs, staleMs, graceMs }: CatalogueAges) {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_PRODUCTS,
    sizeCalculation: ({ tags }) => tags.length + 1,
  });
  const underWay = new SingleFlight<Flight<Entry>>();
  const failures = new LRUCache<string, true>({ max: 1_000, ttl: RETRY_MS });
  const log = createTagLog();
  const reads: CatalogueReads = { hit: 0, stale: 0, grace: 0, miss: 0 };

  function keep(key: string, entry: Entry): Entry {
    if ((entries.peek(key)?.version ?? 0) <= entry.version) entries.set(key, entry);
    return entry;
  }

  async function load({ key, endpoint, query, reading }: Source, rest: Rest, version: number): Promise<Entry> {
    try {
      const value = reading.parse(await rest.get(endpoint, query));
      return keep(key, { value, tags: reading.tags(value), at: Date.now(), version });
    } catch (error) {
      if (isOutage(error)) failures.set(key, true); // not a limit of the operation that reads it
      throw error;
    }
  }

  function loadOnce(source: Source, rest: Rest): Promise<Entry> {
    const { version } = log;
    const { key } = source;
    return (underWay.find(key, version) ?? underWay.add(key, { value: load(source, rest, version), version })).value;
  }

  /** Answers `read` from memory if possible. `background` reads values again after the operation has its answer. */
  function cached(rest: Rest, background: Rest, freshness: Freshness): Rest {
    function use({ value, at }: Entry, how: keyof CatalogueReads, stale = false): unknown {
      reads[how] += 1;
      noteAge(freshness, at, stale);
      return value;
    }

    async function read(endpoint: Endpoint<'GET'>, query: Query, reading: Reading<unknown>): Promise<unknown> {
      const key = memoryKey(`${endpoint.path}${encodeQuery(query)} ${reading.part ?? ''}`);
      const source = { key, endpoint, query, reading };
      const known = entries.get(key);
      const age = known ? ageOf(known) : Infinity;
      const isCurrent = known && !log.changedSince(known.version, known.tags);
      if (isCurrent && age < freshMs) return use(known, 'hit');

      const hasFailed = known !== undefined && failures.has(key);
      if (isCurrent && age < staleMs) {
        // A failure is reported once the value is older than staleMs.
        if (!hasFailed) void loadOnce(source, background).catch(() => undefined);
        return use(known, 'stale');
      }
      const isInGrace = known !== undefined && age < graceMs;
      if (hasFailed && isInGrace) return use(known, 'grace', true);
      try {
        const loading = loadOnce(source, rest);
        const { endsAt } = rest;
        // The load may belong to another operation, which has more time.
        const entry = await (endsAt === undefined
          ? loading
          : withTimeout(loading, endsAt, () => tookTooLong(endpoint.call)));
        return use(entry, 'miss');
      } catch (error) {
        if (isInGrace && isOutage(error)) return use(known, 'grace', true);
        throw error;
      }
    }

    return { ...rest, read: read as Rest['read'] };
  }

  return {
    /** Counts invalidations: a result of an earlier version may be outdated. */
    get version(): number {
      return log.version;
    },
    reads,
    cached,
    invalidate(tags: readonly string[]): void {
      if (tags.length > 0) log.invalidate(tags);
    },
  };
}

/** For a reader that is no operation. */
export function catalogueRest(client: RestClient, catalogue: Catalogue | undefined, requestId: string): Rest {
  const rest = client.bind({ requestId });
  return catalogue ? catalogue.cached(rest, rest, { oldest: Infinity, stale: false }) : rest;
}

const ageOf = ({ at }: Entry): number => Date.now() - at;

export function isOutage(error: unknown): boolean {
  return error instanceof ShopError && String(error.extensions['code']).startsWith('UPSTREAM_');
}

export const EVERYTHING = 'everything'; // the tag of the whole catalogue; other tags: domains/invalidation.ts

const MAX_TAGS = 10_000; // what was read before the last change of a forgotten tag counts as outdated

/** Remembers at which version each cache tag was invalidated last. */
export function createTagLog() {
  const latest = new Map<string, number>();
  let version = 0;
  let everything = 0;
  return {
    get version() {
      return version;
    },
    invalidate(tags: readonly string[]): void {
      version += 1;
      if (tags.includes(EVERYTHING)) everything = version;
      for (const tag of tags) {
        latest.delete(tag);
        latest.set(tag, version);
      }
      for (const [tag, at] of latest) {
        if (latest.size <= MAX_TAGS) break;
        latest.delete(tag);
        everything = Math.max(everything, at);
      }
    },
    changedSince: (since: number, tags: readonly string[]): boolean =>
      since < version && (everything > since || tags.some((tag) => (latest.get(tag) ?? 0) > since)),
  };
}
