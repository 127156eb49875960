import type { Logger } from 'pino';
import { noteAge, type Catalogue, type CatalogueAges, type Freshness } from '../../cache/catalogue.ts';
import { Cancellation, startDeadline } from '../../lib/deadline.ts';
import type { LoadShedding } from '../../load/load-shedding.ts';
import type { Rest, RestClient } from '../../rest/client.ts';
import { createCatalogueIndex, type Found, type IndexQuery, type Result } from '../../search/catalogue-index.ts';
import { createFill } from '../../search/fill.ts';
import { NO_WORDS, readSearchWords, SHIPPED_WORDS, type SearchWords } from '../../search/search-words.ts';
import { searchChangeOf } from '../invalidation.ts';
import { catalogueSource, type ListedProduct } from './products.indexed.ts';

export interface SearchIndexLimits {
  maxProducts: number; // 0: there is no index
  callsPerSecond: number;
  roundMs: number; // between two rounds over the whole catalogue
  wordsFile: string | undefined; // undefined: the shipped one
}

interface SearchParts {
  limits: SearchIndexLimits;
  ages: CatalogueAges | undefined;
  catalogue: Catalogue | undefined;
  client: RestClient;
  load: Pick<LoadShedding, 'state'>;
  log: Logger;
}

/** The index as lists use it. */
export interface ProductIndex {
  /** Undefined: the API has to answer. */
  find: (query: IndexQuery, freshness: Freshness) => Result<ListedProduct> | undefined;
  /** All products. Those that `isOutdated` names may be others, or gone. Undefined: there may be products that it lacks. */
  all: (freshness: Freshness) => readonly Found<ListedProduct>[] | undefined;
  /** What is shown of a product that was found may have changed since. */
  isOutdated: (id: string, version: number) => boolean;
  count: (answeredBy: 'index' | 'api') => void;
}

export interface SearchState {
  products: number; // that searches find; 0: the API answers
  answered: Readonly<Record<'index' | 'api', number>>; // searches since the start
}

const REQUEST_ID = 'search-index'; // in the API's log and the gateway's
const SEARCHES = 'searches'; // no value of the API has this tag: only finished answers are not used any more
const BUSY_SHARE = 0.5; // of the operations that may be in flight

/** Undefined: no index is wanted, or nothing of the catalogue may be kept. */
export function createProductSearch({ limits, ages, catalogue, client, load, log }: SearchParts) {
  if (!ages || !catalogue || limits.maxProducts === 0) return undefined;
  const index = createCatalogueIndex<ListedProduct>({ words: wordsOf(limits.wordsFile, log) });
  let reading = new Cancellation();
  const bind = (): Rest => {
    reading = new Cancellation();
    const deadline = { ...startDeadline(client.deadlineMs), aborted: reading };
    return client.bind({ requestId: REQUEST_ID, deadline });
  };
  const isBusy = createBusyCheck(client, load);
  const onChange = (): void => catalogue.invalidate([SEARCHES]);
  const fill = createFill({ ...limits, source: catalogueSource(bind), index, isBusy, onChange, log });
  const answered = { index: 0, api: 0 };

  const age = (): number => (fill.readAt === undefined ? Infinity : Date.now() - fill.readAt);
  const isReady = (): boolean => age() <= ages.graceMs;

  const markAge = (freshness: Freshness): void => {
    const isOld = fill.isFailing && age() > ages.staleMs;
    noteAge(freshness, isOld ? Date.now() - age() : Date.now(), isOld);
  };

  return {
    find(query: IndexQuery, freshness: Freshness) {
      if (!isReady()) return undefined;
      markAge(freshness);
      return index.search(query);
    },
    all(freshness: Freshness) {
      if (!isReady() || !fill.isKnownById()) return undefined;
      markAge(freshness);
      return index.all();
    },
    isOutdated: fill.isOutdated,
    count(answeredBy: 'index' | 'api'): void {
      answered[answeredBy] += 1;
    },
    invalidate: (tags: readonly string[]): void => fill.note(searchChangeOf(tags)),
    start: (): void => fill.start(),
    async stop(): Promise<void> {
      const stopped = fill.stop();
      reading.cancel();
      await stopped;
    },
    state: (): SearchState => ({ products: isReady() ? index.size : 0, answered }),
  };
}

/** The shop starts without a file that is wrong. */
function wordsOf(file: string = SHIPPED_WORDS, log: Logger): SearchWords {
  try {
    return readSearchWords(file);
  } catch (err) {
    log.error({ err, file }, 'the words of the search cannot be read (SEARCH_WORDS): it goes on without other names');
    return NO_WORDS;
  }
}

/**
 * True while shoppers wait: for a connection or the CPU, or because operations were refused since it was asked last. An open breaker is no
 * reason to wait here: the call is refused, and the index backs off.
 */
export function createBusyCheck(client: Pick<RestClient, 'state'>, load: Pick<LoadShedding, 'state'>): () => boolean {
  let shedBefore = 0;
  return () => {
    const { inFlight, limit, shed, waiting } = load.state();
    const { waiting: calls } = client.state();
    const refused = Object.values(shed).reduce((sum, count) => sum + count, 0);
    const isShedding = refused > shedBefore;
    shedBefore = refused;
    return isShedding || waiting > 0 || calls > 0 || inFlight > limit * BUSY_SHARE;
  };
}
