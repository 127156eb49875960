import { MAX_PRICE, MAX_STOCK } from '../../../../../schema/product-rules.ts';
import { MAX_SEARCH, MAX_STARS } from '../../../../../schema/shop.ts';
import type { CatalogueColumn, CatalogueFilter } from '../../../generated/schema.ts';
import type { Layout } from '../../../lib/hooks/use-layout.ts';

/** The columns in their order. Their keys are in the address. */
const COLUMNS = {
  title: 'TITLE',
  price: 'PRICE',
  stock: 'STOCK',
  rating: 'RATING',
  brand: 'BRAND',
  category: 'CATEGORY',
  originalPrice: 'ORIGINAL_PRICE',
  discount: 'DISCOUNT',
  reviews: 'REVIEWS',
  id: 'ADDED',
} as const satisfies Record<string, CatalogueColumn>;

export type ColumnKey = keyof typeof COLUMNS;

export const COLUMN_KEYS = Object.keys(COLUMNS) as ColumnKey[];

/** As many as are seen whole in a window of that width. Anybody can choose more. */
const SHOWN_AT_FIRST: Record<Layout, readonly ColumnKey[]> = {
  phone: ['title', 'price', 'stock'],
  tablet: ['title', 'price', 'stock', 'brand'],
  wide: ['title', 'price', 'stock', 'rating', 'brand', 'category'],
  unknown: ['title', 'price', 'stock'],
};

type Density = 'normal' | 'compact';

/** What the table shows, as the address says it. */
export interface View {
  filter: CatalogueFilter;
  sort: CatalogueColumn;
  descending: boolean;
}

export interface Look {
  /** The sorted column's key, with a minus for the other direction; '': as the products were added. */
  order: string;
  columns: readonly ColumnKey[];
  density: Density;
}

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

type Read = (name: string) => string;

const isColumn = (key: string): key is ColumnKey => Object.hasOwn(COLUMNS, key);

/** A number that a filter can take; undefined for anything else, as anybody can write an address. */
function numberOf(text: string, most: number, whole: boolean): number | undefined {
  const value = Number(text);
  const fits = text.trim() !== '' && value >= 0 && value <= most && (!whole || Number.isInteger(value));
  return fits ? value : undefined;
}

export function viewOf(read: Read): View {
  const search = read('search').trim().slice(0, MAX_SEARCH);
  const one = (name: string) => (read(name) ? [read(name).slice(0, MAX_SEARCH)] : undefined);
  const { order } = lookOf(read);
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
  const key = order.replace(/^-/, '');
  return {
    filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
    sort: isColumn(key) ? COLUMNS[key] : 'ADDED',
    descending: order.startsWith('-'),
  };
}

export function lookOf(read: Read, layout: Layout = 'wide'): Look {
  const order = read('sort');
  const chosen = read('columns')
    .split(',')
    .filter((key) => isColumn(key));
  return {
    order: isColumn(order.replace(/^-/, '')) ? order : '',
    columns:
      chosen.length > 0 ? COLUMN_KEYS.filter((key) => key === 'title' || chosen.includes(key)) : SHOWN_AT_FIRST[layout],
    density: read('density') === 'compact' ? 'compact' : 'normal',
  };
}

/** For the address: '' where it is what everybody sees at first in such a window. */
export function columnsText(columns: readonly string[], layout: Layout): string {
  const text = COLUMN_KEYS.filter((key) => columns.includes(key)).join(',');
  return text === SHOWN_AT_FIRST[layout].join(',') ? '' : text;
}
