import { createRandom } from '../../upstream/seed/random.ts';

/** One GraphQL operation as a client sends it. */
export interface Operation {
  name: string;
  text: string;
  variables: Record<string, unknown>;
}

/** One call of the REST API. */
export interface RestCall {
  method: 'GET' | 'POST';
  /** Path with its query string. */
  target: string;
  body?: Record<string, unknown>;
}

/** What a client sends to show a screen once, in each of the languages that a server may speak. */
export interface Visit {
  operations: Operation[];
  rest: RestCall[];
  /** The same with the names that GraphQL Mesh makes of the API's description; undefined: not to be had from it. */
  mesh?: Operation[];
  /** True: made by somebody who has logged in. */
  signedIn: boolean;
}

export const WORKLOAD_IDS = ['W1', 'W2', 'W3', 'W4', 'W5'] as const;
export type WorkloadId = (typeof WORKLOAD_IDS)[number];

/** A kind of visits. */
export interface Workload {
  /** One of the ids above, or another name for what is put together of them. */
  id: string;
  /** What is shown or done. */
  title: string;
  /** Different visits, in the order to make them. */
  visits: Visit[];
}

/** The most different visits of a workload: enough that hardly anything is asked for twice at the same moment. */
const MOST_VISITS = 500;

/** The visits in an order that is random, and the same in every run; of very many, some. */
export function inAnyOrder(visits: readonly Visit[]): Visit[] {
  return createRandom(1).shuffle(visits).slice(0, MOST_VISITS);
}

/** `GET /api/products/get` with this query; what is null or undefined is left out. */
export function listCall(query: Record<string, string | number | null | undefined>): RestCall {
  const given = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]));
  return { method: 'GET', target: `/api/products/get?${new URLSearchParams(given)}` };
}

/** The schema's orders as the API writes them. */
export const SORTS = {
  NEWEST: { _sort: '_id', _order: 'desc' },
  PRICE_ASC: { _sort: 'discountPrice', _order: 'asc' },
  PRICE_DESC: { _sort: 'discountPrice', _order: 'desc' },
  RATING_DESC: { _sort: 'ratings', _order: 'desc' },
  TITLE_ASC: { _sort: 'title', _order: 'asc' },
} as const;

/** An order of the schema. */
export type Sort = keyof typeof SORTS;

/** All orders of the schema. */
export const SORT_NAMES = Object.keys(SORTS) as Sort[];
