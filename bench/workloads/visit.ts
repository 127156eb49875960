import { createRandom } from '../../upstream/seed/random.ts';

export interface Operation {
  name: string;
  text: string;
  variables: Record<string, unknown>;
}

export interface RestCall {
  method: 'GET' | 'POST';
  /** Path with its query string. */
  target: string;
  body?: Record<string, unknown>;
}

/** What a client sends to show a screen once, in each protocol that a server may have. */
export interface Visit {
  operations: Operation[];
  rest: RestCall[];
  signedIn: boolean;
}

export interface Workload {
  id: string;
  title: string;
  visits: Visit[];
}

/** So many different visits that the same one is rarely in flight twice. */
const MOST_VISITS = 500;

/** Shuffles the visits, in every run the same way, and keeps at most MOST_VISITS. */
export function inAnyOrder(visits: readonly Visit[]): Visit[] {
  return createRandom(1).shuffle(visits).slice(0, MOST_VISITS);
}

/** `GET /api/products/get` with this query; values that are null or undefined are left out. */
export function listCall(query: Record<string, string | number | null | undefined>): RestCall {
  const given = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]));
  return { method: 'GET', target: `/api/products/get?${new URLSearchParams(given)}` };
}

/** The schema's sort orders in the API's words. */
export const SORTS = {
  NEWEST: { _sort: '_id', _order: 'desc' },
  PRICE_ASC: { _sort: 'discountPrice', _order: 'asc' },
  PRICE_DESC: { _sort: 'discountPrice', _order: 'desc' },
  RATING_DESC: { _sort: 'ratings', _order: 'desc' },
  TITLE_ASC: { _sort: 'title', _order: 'asc' },
} as const;

export type Sort = keyof typeof SORTS;
