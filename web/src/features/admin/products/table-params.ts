import { ADMIN_PAGE_SIZE } from '../../../../../schema/shop.ts';
import type { AdminProductsQueryVariables } from '../../../generated/admin.ts';

/** What of the catalogue the table shows, as the address says it: so a view can be shared, and 'back' works. */
export interface TableParams {
  search: string;
  byTitle: boolean;
  page: number;
}

/** Reads an address. Anyone can write one, so what the gateway would refuse (schema: ProductFilter) is left out. */
export function readTableParams(address: URLSearchParams): TableParams {
  const page = Number(address.get('page') ?? 1);
  return {
    search: (address.get('search') ?? '').trim().slice(0, 100),
    byTitle: address.get('sort') === 'title',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes an address, leaving out what is not chosen. */
export function writeTableParams({ search, byTitle, page }: TableParams): URLSearchParams {
  return new URLSearchParams([
    ...(search ? [['search', search]] : []),
    ...(byTitle ? [['sort', 'title']] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
}

/** What to ask the gateway for. */
export function tableVariables({ search, byTitle, page }: TableParams): AdminProductsQueryVariables {
  return {
    ...(search ? { filter: { search } } : {}),
    ...(byTitle ? { sort: 'TITLE_ASC' } : {}),
    page,
    pageSize: ADMIN_PAGE_SIZE,
  };
}
