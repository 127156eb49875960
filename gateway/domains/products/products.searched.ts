import { ShopError } from '../../errors/shop-error.ts';
import type { ProductFilter, ProductSort } from '../../generated/schema.ts';
import type { Found } from '../../search/catalogue-index.ts';
import type { GatewayContext } from '../context.ts';
import type { ListedProduct } from './products.indexed.ts';
import { pageOfProducts, refuseFarPages, type PageRequest, type ProductPage } from './products.paging.ts';
import { priceRanges } from './products.ranges.ts';
import { findProduct, type Product } from './products.rest.ts';
import type { ProductIndex } from './products.search.ts';
import type { PageSelection } from './products.selection.ts';

type Searching = Pick<GatewayContext, 'guestRest' | 'pageRest' | 'search' | 'freshness'>;

const NOT_READY =
  'Products cannot be found by the price paid at the moment. Try again shortly, or leave out that range.';
const ONLY_IN_INDEX = ['total', 'exactCount', 'didYouMean', 'counts']; // fields of a page
const NOT_IN_INDEX = ['description', 'images', 'reviews']; // fields of a product
const INDEX_ORDERS: readonly (ProductSort | null)[] = ['BEST_MATCH', 'DISCOUNT_DESC', 'RATING_DESC'];

/**
 * A page of the catalogue. While the index is ready, it answers each question that only it can answer, whatever is selected of the
 * products; the API answers any other list.
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
  const { ratings, search } = filter;
  const isAsked = search != null || filtersByPaid(filter) || Boolean(ratings?.length) || INDEX_ORDERS.includes(sort);
  return isAsked || ONLY_IN_INDEX.some((field) => page.has(field));
}

/** Undefined: the API has to answer. */
async function pageFromIndex(
  { freshness, pageRest }: Searching,
  search: ProductIndex,
  request: PageRequest,
  selection: PageSelection,
): Promise<ProductPage | undefined> {
  const { filter, page, pageSize, sort } = request;
  refuseFarPages(request, priceRanges(filter));
  const from = (page - 1) * pageSize;
  const text = filter.search?.trim() || undefined;
  const isCounted = selection.page.has('counts');
  const result = search.find({ text, filter, sort, from, to: from + pageSize, isCounted }, freshness);
  if (!result) return undefined;
  const readsAll = NOT_IN_INDEX.some((field) => selection.items.has(field));
  /** A product that was changed is read again. One that cannot be read is shown as it was known. */
  async function shown({ id, item, version }: Found<ListedProduct>): Promise<Product | null> {
    const known: Product = { ...item, description: null, reviewRecords: [] }; // these are not selected
    if (readsAll) return findProduct(pageRest, id);
    return search.isOutdated(id, version) ? findProduct(pageRest, id).catch(() => known) : known;
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
