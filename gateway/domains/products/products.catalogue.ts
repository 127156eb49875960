import type { Freshness } from '../../cache/catalogue.ts';
import { createTagLog } from '../../cache/tag-log.ts';
import { SingleFlight, type Flight } from '../../lib/single-flight.ts';
import type { Found } from '../../search/catalogue-index.ts';
import type { CatalogueSource } from '../../search/fill.ts';
import { NEW_PRODUCT } from '../invalidation.ts';
import type { ListedProduct } from './products.indexed.ts';
import type { ProductIndex } from './products.search.ts';

/** All products at one moment, oldest first. Never changed, so what was worked out of it holds as long as it does. */
export interface Snapshot {
  products: readonly ListedProduct[];
  isComplete: boolean; // false: there are more products than were read
  freshness: Freshness;
  /** The ids of what the shop's search finds, with its synonyms and typing errors. None where it cannot answer. */
  alike: (text: string) => ReadonlySet<string>;
}

/** The catalogue as its staff works with it. */
export interface WholeCatalogue {
  /** At most some seconds old, and newer than the last invalidation. Throws what the API's refusal or fault is. */
  read: () => Promise<Snapshot>;
  invalidate: (tags: readonly string[]) => void;
}

export interface WholeCatalogueOptions {
  source: CatalogueSource<ListedProduct>;
  search: Pick<ProductIndex, 'all' | 'find' | 'isOutdated'> | undefined; // undefined: all products come from the API
  keptMs?: number;
  maxProducts?: number;
}

interface Known {
  found: readonly Found<ListedProduct>[];
  isComplete: boolean;
  freshness: Freshness;
  isOutdated: (id: string, version: number) => boolean;
}

const KEPT_MS = 5_000; // how long one read serves all staff
const MAX_PRODUCTS = 20_000; // read from the API: 100 calls, about 30 MB
const MAX_READ = 40; // changed products that are read one by one; with more of them, the whole list is quicker
const AT_ONCE = 4; // calls of one read
const MAX_ALIKE = 1_000;

/** Nothing is read until somebody asks. Several readers at the same time share the work. */
export function createWholeCatalogue(options: WholeCatalogueOptions): WholeCatalogue {
  const { source, search, keptMs = KEPT_MS, maxProducts = MAX_PRODUCTS } = options;
  const log = createTagLog();
  const flights = new SingleFlight<Flight<Snapshot>>();
  let kept: { snapshot: Snapshot; version: number; at: number } | undefined;
  let list: (Known & { version: number; at: number }) | undefined; // the API's, as it was read last

  const isYoung = (at: number): boolean => performance.now() - at < keptMs;

  function fromIndex(): Known | undefined {
    const freshness = { oldest: Infinity, stale: false };
    const found = search?.all(freshness);
    return search && found && { found, freshness, isComplete: true, isOutdated: search.isOutdated };
  }

  function alike(text: string): ReadonlySet<string> {
    const query = { text, filter: {}, sort: null, from: 0, to: MAX_ALIKE, isCounted: false };
    const result = search?.find(query, { oldest: Infinity, stale: false });
    return new Set(result?.found.map(({ id }) => id));
  }

  const snapshotOf = ({ found, freshness, isComplete }: Known): Snapshot => {
    const products = found.map(({ item }) => item).sort((a, b) => (a.id < b.id ? -1 : 1));
    return { products, isComplete, freshness, alike };
  };

  const fromMemory = (): Known | undefined =>
    list && isYoung(list.at) && !log.changedSince(list.version, [NEW_PRODUCT]) ? list : undefined;

  async function fromApi(): Promise<Known> {
    const { version } = log;
    const at = performance.now();
    const freshness = { oldest: Date.now(), stale: false };
    const { found, isComplete } = await readPages(source.page, maxProducts, () => log.version);
    list = {
      found,
      isComplete,
      freshness,
      version,
      at,
      isOutdated: (id, read) => log.changedSince(read, [id]),
    };
    return list;
  }

  async function build(): Promise<Snapshot> {
    const { version } = log;
    for (const known of [fromIndex(), fromMemory()]) {
      const outdated = known?.found.filter((product) => known.isOutdated(product.id, product.version));
      if (!known || !outdated || outdated.length > MAX_READ) continue;
      const found = withReread(known.found, await readEach(source, outdated), version);
      if (known === list) list = { ...list, found };
      return snapshotOf({ ...known, found });
    }
    return snapshotOf(await fromApi());
  }

  return {
    async read() {
      const { version } = log;
      if (kept?.version === version && isYoung(kept.at)) return kept.snapshot;
      const running = flights.find('', version);
      if (running) return running.value;
      const at = performance.now();
      const { value } = flights.add('', { value: build(), version });
      const snapshot = await value;
      kept = { snapshot, version, at };
      return snapshot;
    },
    invalidate: (tags) => log.invalidate(tags),
  };
}

type Reread = ReadonlyMap<string, ListedProduct | null>; // null: it is gone

/** `version`: of the log, before the products were read again. */
function withReread(found: Known['found'], reread: Reread, version: number): Known['found'] {
  return found.flatMap((known) => {
    const item = reread.get(known.id);
    return item === undefined ? known : (item && { id: known.id, item, version }) || [];
  });
}

async function readEach(
  source: CatalogueSource<ListedProduct>,
  outdated: readonly Found<ListedProduct>[],
): Promise<Reread> {
  const entries = await Promise.all(
    outdated.map(async ({ id }) => [id, (await source.product(id))?.item ?? null] as const),
  );
  return new Map(entries);
}

/** Page by page, `AT_ONCE` at a time. Ends also with an API that knows no pages and answers the same products again. */
async function readPages<Item>(
  pageOf: (page: number) => Promise<{ entries: readonly { id: string; item: Item }[]; isLast: boolean }>,
  maxProducts = MAX_PRODUCTS,
  versionNow: () => number = () => 0,
): Promise<{ found: Found<Item>[]; isComplete: boolean }> {
  const byId = new Map<string, Found<Item>>();
  for (let first = 1; byId.size < maxProducts; first += AT_ONCE) {
    const version = versionNow();
    const pages = await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => pageOf(first + place)));
    const before = byId.size;
    for (const { id, item } of pages.flatMap(({ entries }) => entries)) byId.set(id, { id, item, version });
    if (pages.some(({ isLast }) => isLast) || byId.size === before)
      return { found: [...byId.values()], isComplete: true };
  }
  return { found: [...byId.values()].slice(0, maxProducts), isComplete: false };
}
