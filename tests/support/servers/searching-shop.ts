import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { startShop, type Shop } from './shop.ts';

export interface Item {
  id: string;
  title: string;
  brand: string;
  category: string;
  rating: number;
  reviewCount: number;
  stock: number;
  originalPrice: number;
  discountPrice: number;
}
interface Choice {
  choice: string;
  count: number;
}
export interface Page {
  items: Item[];
  pageInfo: { totalPages: number | null; hasNextPage: boolean };
  total: number | null;
  exactCount: number | null;
  didYouMean: string | null;
  hasSomeWords: boolean | null;
  counts: {
    categories: Choice[];
    brands: Choice[];
    prices: { min: number; max: number; count: number }[];
    stars: { stars: number; count: number }[];
  } | null;
}

const ITEMS =
  'items { id title brand category rating reviewCount stock originalPrice discountPrice } pageInfo { totalPages hasNextPage }';
const HEAD = 'query List($filter: ProductFilter, $sort: ProductSort, $page: Int, $pageSize: Int)';
const ARGUMENTS = '(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize)';
const COUNTS =
  'counts { categories { choice count } brands { choice count } prices { min max count } stars { stars count } }';
export const SEARCH = `${HEAD} { products${ARGUMENTS} { ${ITEMS} total exactCount didYouMean hasSomeWords ${COUNTS} } }`;
export const LIST = `${HEAD} { products${ARGUMENTS} { ${ITEMS} } }`; // without a text, the API answers it

export type Ask = (variables?: Record<string, unknown>) => Promise<Page>;

export const asking =
  (shop: Shop, document = SEARCH): Ask =>
  async (variables) => {
    const { data, errors } = await shop.query<{ products: Page }>(document, variables);
    expect(errors).toEqual([]);
    return data.products;
  };

/** A shop whose index is filled as fast as the API answers. */
export async function startSearchingShop(options: Parameters<typeof startShop>[0] = {}): Promise<Shop> {
  const shop = await startShop({ searchIndex: { callsPerSecond: 1_000 }, ...options });
  await eventually(async () => expect((await asking(shop)({ pageSize: 1 })).total).not.toBeNull());
  return shop;
}

/** The whole list as the API itself gives it. */
export async function wholeList(ask: Ask, variables: Record<string, unknown> = {}): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask({ ...variables, page, pageSize: 50 });
    items.push(...answer.items);
    if (!answer.pageInfo.hasNextPage) return items;
  }
}

export const ids = (items: Item[]): string[] => items.map(({ id }) => id);
