import { ShopError } from '../../errors/shop-error.ts';
import type { ProductFilter } from '../../generated/schema.ts';
import type { GatewayContext } from '../context.ts';
import type { Found, IndexQuery, SearchResult } from '../../search/catalogue-index.ts';
import type { ListedProduct } from './products.indexed.ts';
import { pageOfProducts, refuseFarPages, type PageRequest, type ProductPage } from './products.paging.ts';
import { priceRanges } from './products.ranges.ts';
import { findProduct, type Product } from './products.rest.ts';
import { CHOICES, type ProductIndex } from './products.search.ts';
import type { PageSelection } from './products.selection.ts';

type Searching = Pick<GatewayContext, 'guestRest' | 'search' | 'freshness'>;

const NOT_READY =
  'Products cannot be found by the price paid at the moment. Try again shortly, or leave out that range.';
const ONLY_IN_INDEX = ['total', 'didYouMean', 'counts']; // fields of a page
const NOT_IN_INDEX = ['description', 'images', 'reviews']; // fields of a product
const MAX_READ = 12; // products of a page that are read one by one: a page of the shop

/**
 * A page of the catalogue. The index answers searches, and what only it can tell. Any other list, and a search that it cannot answer,
 * comes from the API.
 */
export async function searchProducts(
  context: Searching,
  request: PageRequest,
  selection: PageSelection,
): Promise<ProductPage> {
  const { guestRest, search } = context;
  if (search && isForIndex(request, selection)) {
    const page = await pageFromIndex(context, search, request, selection);
    search.count(page ? 'index' : 'api');
    if (page) return page;
  }
  if (filtersByPaid(request.filter)) throw new ShopError('SEARCH_NOT_READY', NOT_READY);
  return pageOfProducts(guestRest, request);
}

/** The API filters by the original price alone. */
const filtersByPaid = ({ minDiscountPrice, maxDiscountPrice }: ProductFilter): boolean =>
  minDiscountPrice != null || maxDiscountPrice != null;

function isForIndex({ filter, sort }: PageRequest, { page }: PageSelection): boolean {
  return (
    filter.search != null ||
    filtersByPaid(filter) ||
    sort === 'BEST_MATCH' ||
    ONLY_IN_INDEX.some((field) => page.has(field))
  );
}

/** Undefined: the API has to answer. */
async function pageFromIndex(
  { freshness, guestRest }: Searching,
  search: ProductIndex,
  request: PageRequest,
  selection: PageSelection,
): Promise<ProductPage | undefined> {
  const { filter, page, pageSize } = request;
  refuseFarPages(request, priceRanges(filter));
  const result = search.find(queryOf(request, selection.page.has('counts')), freshness);
  if (!result) return undefined;
  const readsAll = NOT_IN_INDEX.some((field) => selection.items.has(field));
  const isToRead = ({ id, version }: Found<ListedProduct>): boolean => readsAll || search.isOutdated(id, version);
  const shown = selection.page.has('items') ? result.found : [];
  if (shown.filter(isToRead).length > MAX_READ) return undefined;
  const items = await Promise.all(
    shown.map(async (found) => (isToRead(found) ? findProduct(guestRest, found.id) : listed(found.item))),
  );
  return {
    items: items.filter((product) => product !== null),
    page,
    pageSize,
    totalPages: Math.ceil(result.total / pageSize),
    hasNextPage: result.total > page * pageSize,
    searched: searchedOf(result),
  };
}

function queryOf({ filter, page, pageSize, sort }: PageRequest, isCounted: boolean): IndexQuery {
  const from = (page - 1) * pageSize;
  return {
    text: filter.search?.trim() || undefined,
    filter,
    sort,
    from,
    to: from + pageSize,
    choices: isCounted ? CHOICES : undefined,
  };
}

/** The fields that it lacks are not selected. */
const listed = (item: ListedProduct): Product => ({ ...item, description: null, reviewRecords: [] });

const searchedOf = ({ corrected, counts, hasSomeWords, total }: SearchResult<ListedProduct>) => ({
  total,
  hasSomeWords,
  didYouMean: corrected,
  counts,
});
