import { inOrder, readPage } from '../../../lib/read-address.ts';
import {
  CATEGORIES,
  MAX_FILTER_CHOICES,
  MAX_FILTER_RANGES,
  MAX_SEARCH,
  PRODUCTS_PAGE_SIZE,
  RATINGS,
} from '../../../../../schema/shop.ts';
import type { ProductListQueryVariables } from '../../../generated/products-list.ts';
import type { PriceRangeInput, ProductSort } from '../../../generated/schema.ts';

/** The state of the product list. All of it is in the URL, so a view can be shared and 'back' works. */
export interface ListParams {
  search: string;
  categories: string[];
  brands: string[];
  priceRanges: PriceRangeInput[];
  /** A range of the price that is paid, in rupees; null: open. */
  minPaid: number | null;
  maxPaid: number | null;
  ratings: number[];
  sort: ListSort | null;
  page: number;
}

/** The orders that the list offers. The best match is the default of a search. */
export type ListSort = Exclude<ProductSort, 'BEST_MATCH' | 'DISCOUNT_DESC'>;

/** The sort orders; `slug` is the value in the URL. The first is the list's own. */
export const SORTS: { value: ListSort | null; slug: string }[] = [
  { value: null, slug: '' },
  { value: 'NEWEST', slug: 'newest' },
  { value: 'PRICE_ASC', slug: 'price-up' },
  { value: 'PRICE_DESC', slug: 'price-down' },
  { value: 'RATING_DESC', slug: 'rating' },
  { value: 'TITLE_ASC', slug: 'title' },
];

/** A price range in the URL. */
export function priceSlug({ min, max }: PriceRangeInput): string {
  return `${min}-${max}`;
}

function readPrice(slug: string): PriceRangeInput[] {
  const [, min, max] = /^(\d{1,9}(?:\.\d{1,2})?)-(\d{1,9}(?:\.\d{1,2})?)$/.exec(slug) ?? [];
  return min && max && Number(min) <= Number(max) ? [{ min: Number(min), max: Number(max) }] : [];
}

/** The highest bound that an address may have: nine digits. */
export const MOST_PAID = 999_999_999;

/** Null for what is no price. */
function readPaid(address: URLSearchParams, name: 'min' | 'max'): number | null {
  const text = address.get(name)?.trim() ?? '';
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

function unique<Value>(values: Value[], limit: number): Value[] {
  return [...new Set(values)].slice(0, limit);
}

/** In the shop's own spelling: the API tells small and capital letters apart. */
const spelled = (name: string): string =>
  CATEGORIES.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;

/** Drops values that the gateway would reject (ProductFilter in the schema), since a URL can contain anything. */
export function readListParams(address: URLSearchParams): ListParams {
  const [minPaid, maxPaid] = inOrder(readPaid(address, 'min'), readPaid(address, 'max'));
  return {
    search: (address.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    categories: unique(address.getAll('category').filter(Boolean).map(spelled), MAX_FILTER_CHOICES),
    brands: unique(address.getAll('brand').filter(Boolean), MAX_FILTER_CHOICES),
    priceRanges: unique(address.getAll('price'), MAX_FILTER_RANGES).flatMap(readPrice),
    minPaid,
    maxPaid,
    ratings: unique(
      address.getAll('rating').filter((rating) => RATINGS.some((known) => String(known) === rating)),
      RATINGS.length,
    ).map(Number),
    sort: SORTS.find(({ slug }) => slug === address.get('sort'))?.value ?? null,
    page: readPage(address),
  };
}

/** Leaves out empty values. */
export function writeListParams(params: ListParams): URLSearchParams {
  const sort = SORTS.find(({ value }) => value === params.sort)?.slug;
  return new URLSearchParams([
    ...(params.search ? [['search', params.search]] : []),
    ...params.categories.map((category) => ['category', category]),
    ...params.brands.map((brand) => ['brand', brand]),
    ...params.priceRanges.map((range) => ['price', priceSlug(range)]),
    ...(params.minPaid === null ? [] : [['min', String(params.minPaid)]]),
    ...(params.maxPaid === null ? [] : [['max', String(params.maxPaid)]]),
    ...params.ratings.map((rating) => ['rating', String(rating)]),
    ...(sort ? [['sort', sort]] : []),
    ...(params.page > 1 ? [['page', String(params.page)]] : []),
  ]);
}

/** Leaves out empty values, so that equal views share one cache entry. */
export function listVariables(params: ListParams): ProductListQueryVariables {
  const { search, categories, brands, priceRanges, minPaid, maxPaid, ratings, page } = params;
  const sort = params.sort ?? (search ? 'BEST_MATCH' : null);
  const filter = {
    ...(search ? { search } : {}),
    ...(categories.length > 0 ? { categories } : {}),
    ...(brands.length > 0 ? { brands } : {}),
    ...(priceRanges.length > 0 ? { priceRanges } : {}),
    ...(minPaid === null ? {} : { minDiscountPrice: minPaid }),
    ...(maxPaid === null ? {} : { maxDiscountPrice: maxPaid }),
    ...(ratings.length > 0 ? { ratings } : {}),
  };
  return {
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
    ...(sort ? { sort } : {}),
    page,
    pageSize: PRODUCTS_PAGE_SIZE,
  };
}
