import type { Logger } from 'pino';
import { BRANDS, CATEGORIES, PRICE_RANGES, RATINGS } from '../../../schema/shop.ts';
import { noteAge, type Freshness } from '../../cache/catalogue.ts';
import { Cancellation, startDeadline } from '../../lib/deadline.ts';
import type { Rest, RestClient } from '../../rest/client.ts';
import { createCatalogueIndex, type Found, type IndexQuery, type SearchResult } from '../../search/catalogue-index.ts';
import { createFill } from '../../search/fill.ts';
import { createPending } from '../../search/pending.ts';
import { searchChangeOf } from '../invalidation.ts';
import { catalogueSource, type ListedProduct } from './products.indexed.ts';

export interface SearchIndexLimits {
  maxProducts: number; // 0: there is no index
  callsPerSecond: number;
  roundMs: number; // between two rounds over the whole catalogue
}

export interface SearchOptions extends SearchIndexLimits {
  client: RestClient;
  staleMs: number; // from this age on, what is known is marked as old while the API does not answer
  graceMs: number; // what is older is not used
  isBusy: () => boolean;
  /** The index can answer what the API had to answer until now. */
  onReady: () => void;
  log: Logger;
}

/** The index as searches use it. */
export interface ProductIndex {
  /** Undefined: the API has to answer. */
  find: (query: IndexQuery, freshness: Freshness) => SearchResult<ListedProduct> | undefined;
  /** All products. Those that `isOutdated` names may be others, or gone. Undefined: there may be products that it lacks. */
  all: (freshness: Freshness) => Found<ListedProduct>[] | undefined;
  /** What is shown of a product that was found may have changed since. */
  isOutdated: (id: string, version: number) => boolean;
  count: (answeredBy: 'index' | 'api') => void;
}

export interface ProductSearch extends ProductIndex {
  invalidate: (tags: readonly string[]) => void;
  start: () => void;
  stop: () => Promise<void>;
  state: () => SearchState;
}

export interface SearchState {
  products: number; // that searches find; 0: the API answers
  answered: Readonly<Record<'index' | 'api', number>>; // searches since the start
}

/** What the shop's filters offer, and for which a search counts its results. */
export const CHOICES = {
  categories: [...CATEGORIES],
  brands: [...BRANDS],
  priceRanges: [...PRICE_RANGES],
  ratings: [...RATINGS],
};

const REQUEST_ID = 'search-index'; // in the API's log and the gateway's

export function createProductSearch(options: SearchOptions): ProductSearch {
  const { client, graceMs, staleMs } = options;
  const index = createCatalogueIndex<ListedProduct>();
  const pending = createPending();
  let reading = new Cancellation();
  const bind = (): Rest => {
    reading = new Cancellation();
    const deadline = { ...startDeadline(client.deadlineMs), aborted: reading };
    return client.bind({ requestId: REQUEST_ID, deadline });
  };
  const source = catalogueSource(bind);
  const fill = createFill({ ...options, source, index, pending, onRead });
  const answered = { index: 0, api: 0 };
  let answeredBefore = 0; // by the API, when the index was ready last

  const age = (): number => (fill.readAt === undefined ? Infinity : Date.now() - fill.readAt);
  const isReady = (): boolean => pending.isSettled() && age() <= graceMs;

  function markAge(freshness: Freshness): void {
    const isOld = fill.isFailing && age() > staleMs;
    noteAge(freshness, isOld ? Date.now() - age() : Date.now(), isOld);
  }

  function onRead(): void {
    if (answered.api === answeredBefore || !isReady()) return;
    answeredBefore = answered.api;
    options.onReady();
  }

  return {
    find(query, freshness) {
      if (!isReady()) return undefined;
      const result = index.search(query);
      if (!result) return undefined;
      markAge(freshness);
      return result;
    },
    all(freshness) {
      if (!pending.isKnownById() || age() > graceMs) return undefined;
      markAge(freshness);
      return index.all();
    },
    isOutdated: (id, version) => pending.isOutdated(id, version),
    count(answeredBy) {
      answered[answeredBy] += 1;
    },
    invalidate(tags) {
      pending.note(searchChangeOf(tags));
      fill.wake();
    },
    start: () => fill.start(),
    async stop() {
      const stopped = fill.stop();
      reading.cancel();
      await stopped;
    },
    state: () => ({ products: isReady() ? index.size : 0, answered }),
  };
}
