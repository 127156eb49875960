import type { Logger } from 'pino';
import { noteAge, type Catalogue, type CatalogueAges, type Freshness } from '../../cache/catalogue.ts';
import { ShopError } from '../../errors/shop-error.ts';
import { Cancellation, startDeadline } from '../../lib/deadline.ts';
import { createBusyCheck, type LoadShedding } from '../../load/load-shedding.ts';
import type { Rest, RestClient } from '../../rest/client.ts';
import { createCatalogueIndex, type Found, type IndexQuery } from '../../search/catalogue-index.ts';
import { createFill } from '../../search/fill.ts';
import { NO_WORDS, readSearchWords, SHIPPED_WORDS, type SearchWords } from '../../search/search-words.ts';
import { searchChangeOf } from '../invalidation.ts';
import { catalogueSource, type ListedProduct } from './products.indexed.ts';
import { pageOfProducts, refuseFarPages, priceRanges, type PageRequest, type ProductPage } from './products.paging.ts';
import { findProduct, type Product } from './products.rest.ts';
import type { PageSelection } from './products.selection.ts';

export interface SearchIndexLimits {
  maxProducts: number; // 0: there is no index
  callsPerSecond: number;
  roundMs: number; // between two rounds over the whole catalogue
  wordsFile: string | undefined; // undefined: the shipped one
}

export const SEARCH_INDEX_LIMITS: SearchIndexLimits = {
  maxProducts: 75_000, // 1 to 2 kB of memory for each
  callsPerSecond: 5, // of 200 products: the API hardly feels it, and 10,000 products are read in ten seconds
  roundMs: 300_000, // finds what others have changed; changes made through a gateway are found at once
  wordsFile: undefined,
};

interface SearchParts {
  limits: SearchIndexLimits;
  ages: CatalogueAges | undefined;
  catalogue: Catalogue | undefined;
  client: RestClient;
  load: Pick<LoadShedding, 'state'>;
  log: Logger;
}

type ProductSearch = NonNullable<ReturnType<typeof createProductSearch>>;

/** The index as lists use it. */
export type ProductIndex = Pick<ProductSearch, 'find' | 'all' | 'isOutdated' | 'count'>;
export type SearchState = ReturnType<ProductSearch['state']>;

/** Undefined: no index is wanted, or nothing of the catalogue may be kept. */
export function createProductSearch({ limits, ages, catalogue, client, load, log }: SearchParts) {
  if (!ages || !catalogue || limits.maxProducts === 0) return undefined;
  const index = createCatalogueIndex<ListedProduct>(wordsOf(limits.wordsFile, log));
  let reading = new Cancellation();
  const source = catalogueSource(() => {
    reading = new Cancellation();
    return client.bind({
      requestId: 'search-index',
      deadline: { ...startDeadline(client.deadlineMs), aborted: reading },
    });
  });
  const isBusy = createBusyCheck(client, load);
  const onChange = (): void => catalogue.invalidate(['searches']); // finished answers alone have this tag
  const fill = createFill({ ...limits, source, index, isBusy, onChange, log });
  const answered = { index: 0, api: 0 };

  /** Notes how old an answer of the index is. False: it is too old, or not ready. */
  const isReady = (freshness: Freshness): boolean => {
    const age = Date.now() - (fill.readAt ?? -Infinity);
    const isOld = fill.isFailing && age > ages.staleMs;
    if (age <= ages.graceMs) noteAge(freshness, Date.now() - (isOld ? age : 0), isOld);
    return age <= ages.graceMs;
  };

  return {
    /** Undefined: the API has to answer. */
    find: (query: IndexQuery, freshness: Freshness) => (isReady(freshness) ? index.search(query) : undefined),
    /** All products. Those that `isOutdated` names may be others, or gone. Undefined: there may be products that it lacks. */
    all: (freshness: Freshness): readonly Found<ListedProduct>[] | undefined =>
      fill.isKnownById() && isReady(freshness) ? index.all() : undefined,
    isOutdated: fill.isOutdated,
    count: (answeredBy: keyof typeof answered): void => void (answered[answeredBy] += 1),
    invalidate: (tags: readonly string[]): void => fill.note(searchChangeOf(tags)),
    start: fill.start,
    async stop(): Promise<void> {
      const stopped = fill.stop();
      reading.cancel();
      await stopped;
    },
    /** Products that searches find, 0 if the API answers, and who has answered since the start. */
    state: () => ({ products: isReady({ oldest: Infinity, stale: false }) ? index.size : 0, answered }),
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

const NOT_READY =
  'Products cannot be found by the price paid at the moment. Try again shortly, or leave out that range.';
const NOT_IN_INDEX = ['description', 'images', 'reviews']; // fields of a product

/**
 * A page of the catalogue. While the index is ready, it answers each question that only it can answer, whatever is selected of the
 * products; the API answers any other list.
 */
export async function searchProducts(
  context: { guestRest: Rest; pageRest: Rest; search: ProductIndex | undefined; freshness: Freshness },
  request: PageRequest,
  selection: PageSelection,
): Promise<ProductPage> {
  const { freshness, guestRest, pageRest, search } = context;
  const { filter, page, pageSize, sort } = request;
  const filtersByPaid = filter.minDiscountPrice != null || filter.maxDiscountPrice != null;
  const isForIndex =
    filter.search != null ||
    filtersByPaid || // the API filters by the original price alone
    Boolean(filter.ratings?.length) ||
    ['BEST_MATCH', 'DISCOUNT_DESC', 'RATING_DESC'].includes(sort ?? '') ||
    ['total', 'exactCount', 'didYouMean', 'counts'].some((field) => selection.page.has(field));
  let result: ReturnType<ProductIndex['find']>;
  if (search && isForIndex) {
    refuseFarPages(request, priceRanges(filter));
    const [text, from] = [filter.search?.trim() || undefined, (page - 1) * pageSize];
    const isCounted = selection.page.has('counts');
    result = search.find({ text, filter, sort, from, to: from + pageSize, isCounted }, freshness);
    search.count(result ? 'index' : 'api');
  }
  if (!result && filtersByPaid) throw new ShopError('SEARCH_NOT_READY', NOT_READY);
  if (!search || !result) return pageOfProducts(guestRest, request);

  const readsAll = NOT_IN_INDEX.some((field) => selection.items.has(field));
  /** A product that was changed is read again. One that cannot be read is shown as it was known. */
  async function shown({ id, item, version }: Found<ListedProduct>): Promise<Product | null> {
    const known: Product = { ...item, description: null, reviewRecords: [] }; // these are not selected
    if (readsAll) return findProduct(pageRest, id);
    return search?.isOutdated(id, version) ? findProduct(pageRest, id).catch(() => known) : known;
  }
  const items = selection.page.has('items') ? await Promise.all(result.found.map(shown)) : [];
  return {
    items: items.filter((product) => product !== null),
    page,
    pageSize,
    totalPages: Math.ceil(result.total / pageSize),
    hasNextPage: result.total > page * pageSize,
    searched: result,
  };
}
