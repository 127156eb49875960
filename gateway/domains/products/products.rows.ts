import { percentOff } from '../../../schema/product-rules.ts';
import type { CatalogueColumn, CatalogueFilter } from '../../generated/schema.ts';
import { sortedBy } from '../sorted-by.ts';
import type { Snapshot } from './products.catalogue.ts';
import type { ListedProduct } from './products.indexed.ts';

export interface RowsRequest {
  filter: CatalogueFilter;
  sort: CatalogueColumn;
  descending: boolean;
  offset: number;
  limit: number;
}

export interface RowsPage {
  rows: readonly ListedProduct[];
  total: number;
  catalogueTotal: number;
  categories: readonly string[];
  brands: readonly string[];
  isComplete: boolean;
  isAlike: boolean; // nothing has the words of the search: these are what the shop's search finds
}

/** The part of the table that was asked for. */
export function rowsOf(snapshot: Snapshot, { filter, sort, descending, offset, limit }: RowsRequest): RowsPage {
  const { isComplete, products } = snapshot;
  const { search, ids } = filter;
  const listOf = (wanted: CatalogueFilter): readonly ListedProduct[] => {
    const valueOf = sort === 'BEST_MATCH' ? distanceFrom(wanted.search) : VALUES[sort];
    return sortedBy(products.filter(matcherOf(wanted)), valueOf, descending);
  };
  const found = listOf(filter);
  const alike =
    found.length === 0 && search && !ids ? listOf({ ...filter, search: null, ids: [...snapshot.alike(search)] }) : [];
  const list = alike.length > 0 ? alike : found;
  return {
    rows: list.slice(offset, offset + limit),
    total: list.length,
    isAlike: alike.length > 0,
    catalogueTotal: products.length,
    categories: namesOf(products.map(({ category }) => category)),
    brands: namesOf(products.map(({ brand }) => brand)),
    isComplete,
  };
}

const byText = new Intl.Collator('en').compare;

const namesOf = (names: readonly (string | null)[]): string[] =>
  [...new Set(names.filter((name) => name !== null))].sort(byText);

const lower = (text: string | null): string | null => text?.toLowerCase() ?? null;

const VALUES: Record<Exclude<CatalogueColumn, 'BEST_MATCH'>, (product: ListedProduct) => string | number | null> = {
  ADDED: ({ id }) => id,
  TITLE: ({ title }) => lower(title),
  BRAND: ({ brand }) => lower(brand),
  CATEGORY: ({ category }) => lower(category),
  PRICE: ({ discountPrice }) => discountPrice,
  ORIGINAL_PRICE: ({ originalPrice }) => originalPrice,
  DISCOUNT: (product) => discountPercent(product),
  STOCK: ({ stock }) => stock,
  RATING: ({ rating }) => (rating > 0 ? rating : null),
  REVIEWS: ({ reviewCount }) => reviewCount,
};

export const discountPercent = ({
  discountPrice,
  originalPrice,
}: Pick<ListedProduct, 'discountPrice' | 'originalPrice'>): number =>
  percentOff(discountPrice ?? 0, originalPrice ?? 0);

const wordsOf = (text: string | null | undefined): string[] => text?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];

/** How far a product's title is from a search, from 0; 0 for all without a search. */
function distanceFrom(search: string | null | undefined): (product: ListedProduct) => number {
  const words = wordsOf(search);
  const text = words.join(' ');
  return ({ title }) => {
    const own = wordsOf(title);
    const whole = own.join(' ');
    if (text === '' || whole === text) return 0;
    if (whole.startsWith(text)) return 1;
    if (words.every((word) => own.includes(word))) return 2;
    return words.every((word) => whole.includes(word)) ? 3 : 4;
  };
}

function matcherOf(filter: CatalogueFilter): (product: ListedProduct) => boolean {
  const words = wordsOf(filter.search);
  const ids = filter.ids && new Set(filter.ids);
  const categories = filter.categories?.length ? new Set<string | null>(filter.categories) : undefined;
  const brands = filter.brands?.length ? new Set<string | null>(filter.brands) : undefined;
  const isIn = (value: number | null, min: number | null | undefined, max: number | null | undefined): boolean =>
    (min == null && max == null) || (value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity));
  return (product) => {
    const { id, title, brand, category, discountPrice, stock, rating } = product;
    if (ids && !ids.has(id)) return false;
    if (categories && !categories.has(category)) return false;
    if (brands && !brands.has(brand)) return false;
    if (!isIn(discountPrice, filter.minPrice, filter.maxPrice)) return false;
    if (!isIn(stock, filter.minStock, filter.maxStock)) return false;
    if (!isIn(rating, filter.minRating, filter.maxRating)) return false;
    if (words.length === 0) return true;
    const text = `${title}\n${brand ?? ''}\n${category ?? ''}\n${id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
