import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import type { CatalogueColumn, CatalogueFilter } from '../../../generated/schema.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { paths } from '../../../lib/paths.ts';
import type { CatalogueView } from '../../../shared/catalogue/use-catalogue.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { readOrder } from '../../../ui/table/table-list.ts';
import { SEARCH } from '../tabs.ts';

export const STOCKS = ['in', 'out'] as const;

type Stock = (typeof STOCKS)[number];

const UNITS: Record<Stock, CatalogueFilter> = { in: { minStock: 1 }, out: { maxStock: 0 } };

/** By the column's key. */
const SORTS: Record<string, CatalogueColumn> = {
  title: 'TITLE',
  category: 'CATEGORY',
  price: 'PRICE',
  units: 'STOCK',
  rating: 'RATING',
  reviews: 'REVIEWS',
};

type Read = (name: string) => string;

/** The chosen stock; undefined: any. */
export const readStock = (read: Read): Stock | undefined => STOCKS.find((known) => known === read('stock'));

/** The catalogue with the same products, where all of them can be changed in place. */
export function catalogueLink(read: Read): string {
  const stock = readStock(read);
  const units = Object.entries(stock ? UNITS[stock] : {}).map(([name, bound]) => [name, String(bound)]);
  const filter = [...(read(SEARCH) ? [['search', read(SEARCH)]] : []), ...units];
  return `${paths.adminCatalogue}${filter.length > 0 ? `?${new URLSearchParams(filter).toString()}` : ''}`;
}

/** Anybody can write an address: what no filter can take, and a column that the table does not have, are left out. */
export function catalogueView(read: Read, columns: readonly Column<StaffRowFragment>[], stock?: Stock): CatalogueView {
  const search = read(SEARCH).trim().slice(0, MAX_SEARCH);
  const order = readOrder(read('sort'), columns);
  const sort = SORTS[order.replace(/^-/, '')];
  return {
    filter: { ...(search && { search }), ...(stock && UNITS[stock]) },
    sort: sort ?? (search ? 'BEST_MATCH' : 'ADDED'),
    descending: sort !== undefined && order.startsWith('-'),
  };
}
