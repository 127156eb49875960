import { MAX_PRICE, MAX_STOCK } from '../../../../../schema/product-rules.ts';
import { MAX_SEARCH, MAX_STARS } from '../../../../../schema/shop.ts';
import type { CatalogueColumn, CatalogueFilter } from '../../../generated/schema.ts';
import type { CatalogueView } from '../../../shared/catalogue/use-catalogue.ts';

/** What can be sorted by: the column's key in the address, and the gateway's name of it. */
const SORTS: Partial<Record<string, CatalogueColumn>> = {
  title: 'TITLE',
  category: 'CATEGORY',
  price: 'PRICE',
  stock: 'STOCK',
  rating: 'RATING',
  id: 'ADDED',
};

/** The filters' names in the address. */
export const FILTERS = [
  'search',
  'category',
  'brand',
  'minPrice',
  'maxPrice',
  'minStock',
  'maxStock',
  'minRating',
  'maxRating',
] as const;

/** What leaves out nothing. */
export const NO_FILTERS = Object.fromEntries(FILTERS.map((name) => [name, '']));

/** A number that a filter can take; undefined for anything else, as anybody can write an address. */
function numberOf(text: string, most: number, whole: boolean): number | undefined {
  const value = Number(text);
  const fits = text.trim() !== '' && value >= 0 && value <= most && (!whole || Number.isInteger(value));
  return fits ? value : undefined;
}

/** The list that an address asks for. `read` gives its parts; what no filter can take is left out. */
export function viewOf(read: (name: string) => string): CatalogueView {
  const search = read('search').trim().slice(0, MAX_SEARCH);
  const one = (name: string) => (read(name) ? [read(name).slice(0, MAX_SEARCH)] : undefined);
  const filter: CatalogueFilter = {
    search: search || undefined,
    categories: one('category'),
    brands: one('brand'),
    minPrice: numberOf(read('minPrice'), MAX_PRICE, false),
    maxPrice: numberOf(read('maxPrice'), MAX_PRICE, false),
    minStock: numberOf(read('minStock'), MAX_STOCK, true),
    maxStock: numberOf(read('maxStock'), MAX_STOCK, true),
    minRating: numberOf(read('minRating'), MAX_STARS, true),
    maxRating: numberOf(read('maxRating'), MAX_STARS, true),
  };
  const order = read('sort');
  const sort = SORTS[order.replace(/^-/, '')];
  return {
    filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
    sort: sort ?? (search ? 'BEST_MATCH' : 'ADDED'),
    descending: sort !== undefined && order.startsWith('-'),
  };
}
