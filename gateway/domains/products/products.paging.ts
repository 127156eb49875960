import type { Rest } from '../../rest/client.ts';
import type { Result } from '../../search/catalogue-index.ts';
import type { ProductFilter, ProductSort } from '../../generated/schema.ts';
import { refuseIf } from '../input.ts';
import { listProducts, type Product, type ProductOrder, type ProductQuery } from './products.rest.ts';

export interface ProductPage {
  items: Product[];
  page: number;
  pageSize: number;
  totalPages: number | null; // null: the end of the list was not read
  hasNextPage: boolean;
  searched?: Omit<Result<unknown>, 'found'>; // absent: the API has answered
}

export interface PageRequest {
  filter: ProductFilter;
  sort: ProductSort | null;
  page: number;
  pageSize: number;
}

/** Only the search index knows best matches and discounts, and the ratings that are shown. */
const ORDERS: Record<ProductSort, ProductOrder | undefined> = {
  BEST_MATCH: undefined,
  NEWEST: { _sort: '_id', _order: 'desc' },
  PRICE_ASC: { _sort: 'discountPrice', _order: 'asc' },
  PRICE_DESC: { _sort: 'discountPrice', _order: 'desc' },
  RATING_DESC: { _sort: 'ratings', _order: 'desc' },
  TITLE_ASC: { _sort: 'title', _order: 'asc' },
  DISCOUNT_DESC: undefined,
};

/** The API's page count may be wrong. One item beyond the page shows whether there is more. */
export async function pageOfProducts(rest: Rest, request: PageRequest): Promise<ProductPage> {
  const { page, pageSize } = request;
  const first = (page - 1) * pageSize;
  const ranges = priceRanges(request.filter);
  const [only] = ranges;
  const seen =
    only && ranges.length === 1 ? await readWindow(rest, request, only) : await readRanges(rest, request, ranges);
  const inPage = seen.products.slice(first - seen.offset, first - seen.offset + pageSize);
  const end = seen.offset + seen.products.length;
  // An empty window may lie anywhere beyond the end; only an empty first one shows that the list is empty.
  const total = seen.complete && (end > seen.offset || seen.offset === 0) ? end : null;
  return {
    items: inPage.filter((product) => product !== null),
    page,
    pageSize,
    totalPages: total === null ? null : Math.ceil(total / pageSize),
    hasNextPage: end > first + pageSize,
  };
}

interface Stretch {
  products: (Product | null)[];
  offset: number;
  complete: boolean; // the list ends with these products
}

async function readWindow(rest: Rest, request: PageRequest, range: Prices): Promise<Stretch> {
  const { page, limit } = windowAround(request.page, request.pageSize);
  const offset = (page - 1) * limit;
  const from = (request.page - 1) * request.pageSize - offset;
  const wanted = { from, to: from + request.pageSize };
  const products = await listProducts(rest, query(request, range, page, limit), wanted);
  return { products, offset, complete: products.length < limit };
}

const MAX_MERGED = 1_000; // items: each of several price ranges is read from its start, up to the page

/** Whoever answers a request refuses the same pages. */
export function refuseFarPages({ page, pageSize }: PageRequest, ranges: readonly Prices[]): void {
  refuseIf({
    page:
      ranges.length > 1 &&
      page * pageSize > MAX_MERGED &&
      `Of several price ranges only the first ${MAX_MERGED} products can be asked for: give one range, or an earlier page.`,
  });
}

/** The API takes a single price range, so each range is read from its start, and the lists are merged in order. */
async function readRanges(rest: Rest, request: PageRequest, ranges: Prices[]): Promise<Stretch> {
  refuseFarPages(request, ranges);
  const limit = request.page * request.pageSize + 1;
  const lists = await Promise.all(ranges.map((range) => listProducts(rest, query(request, range, 1, limit))));
  const products = mergeInOrder(lists, request.sort).slice(0, limit);
  return { products, offset: 0, complete: products.length < limit };
}

function query({ filter, sort }: PageRequest, range: Prices, page: number, limit: number): ProductQuery {
  return {
    query: filter.search?.trim() || undefined,
    category: filter.categories ?? undefined,
    brand: filter.brands ?? undefined,
    ratings: filter.ratings ?? undefined,
    minPrice: range.min,
    maxPrice: range.max,
    ...(sort && ORDERS[sort]),
    page,
    limit,
  };
}

// The smallest page of the API that holds this page and the item after it. With 12 a page:
// page 1 is read as items 0-12 (limit 13), page 3 as items 19-37 (page 2, limit 19).
export function windowAround(page: number, pageSize: number): { page: number; limit: number } {
  const first = (page - 1) * pageSize;
  let limit = pageSize + 1;
  while (Math.floor(first / limit) !== Math.floor((first + pageSize) / limit)) limit += 1;
  return { page: Math.floor(first / limit) + 1, limit };
}

/** Bounds of `originalPrice` in rupees, inclusive. Undefined: open. */
export interface Prices {
  min?: number;
  max?: number;
}

/** Lowest first, overlaps joined, so that no product is in two. One open range: any price. None: no price can match. */
export function priceRanges({ minPrice, maxPrice, priceRanges: chosen }: ProductFilter): Prices[] {
  const outer: Prices = { min: minPrice ?? undefined, max: maxPrice ?? undefined };
  if (!chosen || chosen.length === 0) return isEmpty(outer) ? [] : [outer];
  const joined: { min: number; max: number }[] = [];
  for (const { min, max } of chosen.toSorted((a, b) => a.min - b.min)) {
    const last = joined.at(-1);
    if (last && min <= last.max) last.max = Math.max(last.max, max);
    else joined.push({ min, max });
  }
  return joined
    .map(({ min, max }) => ({ min: Math.max(min, outer.min ?? min), max: Math.min(max, outer.max ?? max) }))
    .filter((range) => !isEmpty(range));
}

function isEmpty({ min = -Infinity, max = Infinity }: Prices): boolean {
  return min > max;
}

type Compare = (a: Product, b: Product) => number;
const byText = new Intl.Collator('en').compare;
const LAST = Number.MAX_VALUE; // without a price
const COMPARE: Record<ProductSort, Compare | undefined> = {
  BEST_MATCH: undefined, // only the search index knows it
  NEWEST: (a, b) => (a.id < b.id ? 1 : -1),
  PRICE_ASC: (a, b) => (a.discountPrice ?? LAST) - (b.discountPrice ?? LAST),
  PRICE_DESC: (a, b) => (b.discountPrice ?? -1) - (a.discountPrice ?? -1),
  RATING_DESC: (a, b) => b.rating - a.rating,
  TITLE_ASC: (a, b) => byText(a.title, b.title),
  DISCOUNT_DESC: undefined, // the same
};

/** Takes the best first item each time: pages fit together in any collation. Null comes as early as it can. */
function mergeInOrder(lists: (Product | null)[][], sort: ProductSort | null): (Product | null)[] {
  const compare = sort && COMPARE[sort];
  if (!compare) return lists.flat();
  const heads = lists.map((products) => ({ products, at: 0 }));
  const merged: (Product | null)[] = [];
  for (;;) {
    const left = heads.filter(({ products, at }) => at < products.length);
    const [first] = left;
    if (!first) return merged;
    const best = left.reduce((a, b) => (isBefore(b.products[b.at], a.products[a.at], compare) ? b : a), first);
    merged.push(best.products[best.at] ?? null);
    best.at += 1;
  }
}

function isBefore(a: Product | null | undefined, b: Product | null | undefined, compare: Compare): boolean {
  return a && b ? compare(a, b) < 0 : !a && Boolean(b);
}
