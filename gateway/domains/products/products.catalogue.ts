import type { Freshness } from '../../cache/catalogue.ts';
import { SingleFlight, type Flight } from '../../lib/single-flight.ts';
import type { CatalogueSource } from '../../search/fill.ts';
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

export type WholeCatalogue = ReturnType<typeof createWholeCatalogue>;

export interface WholeCatalogueOptions {
  source: CatalogueSource<ListedProduct>;
  search: Pick<ProductIndex, 'all' | 'find' | 'isOutdated'> | undefined; // undefined: all products come from the API
  keptMs?: number;
  maxProducts?: number;
}

const KEPT_MS = 5_000; // how long one read serves all staff
const MAX_PRODUCTS = 20_000; // read from the API: 100 calls, about 30 MB
const MAX_READ = 40; // changed products that are read one by one; with more of them, the whole list is quicker
const AT_ONCE = 4; // calls of one read
const MAX_ALIKE = 1_000;

/** The catalogue as its staff works with it. Nothing is read until somebody asks. Several readers at the same time share the work. */
export function createWholeCatalogue(options: WholeCatalogueOptions) {
  const { source, search, keptMs = KEPT_MS, maxProducts = MAX_PRODUCTS } = options;
  const flights = new SingleFlight<Flight<Snapshot>>();
  let version = 0; // counts the changes
  let kept: { snapshot: Snapshot; version: number; at: number } | undefined;

  function alike(text: string): ReadonlySet<string> {
    const query = { text, filter: {}, sort: null, from: 0, to: MAX_ALIKE, isCounted: false };
    const result = search?.find(query, { oldest: Infinity, stale: false });
    return new Set(result?.found.map(({ id }) => id));
  }

  /** Undefined: the index does not know all products, or too many of them have changed since it read them. */
  async function fromIndex(): Promise<Omit<Snapshot, 'alike'> | undefined> {
    const freshness = { oldest: Infinity, stale: false };
    const found = search?.all(freshness);
    const outdated = found?.filter((known) => search?.isOutdated(known.id, known.version));
    if (!found || !outdated || outdated.length > MAX_READ) return undefined;
    const reread = new Map(
      await Promise.all(outdated.map(async ({ id }) => [id, (await source.product(id))?.item ?? null] as const)),
    );
    const products = found.map(({ id, item }) => (reread.has(id) ? reread.get(id) : item) ?? null);
    return { products: products.filter((product) => product !== null), isComplete: true, freshness };
  }

  /** Page by page, `AT_ONCE` at a time. Ends also with an API that knows no pages and answers the same products again. */
  async function fromApi(): Promise<Omit<Snapshot, 'alike'>> {
    const freshness = { oldest: Date.now(), stale: false };
    const byId = new Map<string, ListedProduct>();
    for (let first = 1; byId.size < maxProducts; first += AT_ONCE) {
      const pages = await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => source.page(first + place)));
      const before = byId.size;
      for (const { id, item } of pages.flatMap(({ entries }) => entries)) byId.set(id, item);
      if (pages.some(({ isLast }) => isLast) || byId.size === before)
        return { products: [...byId.values()], isComplete: true, freshness };
    }
    return { products: [...byId.values()].slice(0, maxProducts), isComplete: false, freshness };
  }

  async function build(): Promise<Snapshot> {
    const { products, ...rest } = (await fromIndex()) ?? (await fromApi());
    return { ...rest, products: products.toSorted((a, b) => (a.id < b.id ? -1 : 1)), alike };
  }

  return {
    /** At most some seconds old, and newer than the last invalidation. Throws what the API's refusal or fault is. */
    read: async (): Promise<Snapshot> => {
      const startedAt = { version, at: performance.now() };
      if (kept?.version === version && startedAt.at - kept.at < keptMs) return kept.snapshot;
      const running = flights.find('', version);
      if (running) return running.value;
      const snapshot = await flights.add('', { value: build(), version }).value;
      kept = { snapshot, ...startedAt };
      return snapshot;
    },
    invalidate(tags: readonly string[]): void {
      if (tags.length > 0) version += 1;
    },
  };
}
