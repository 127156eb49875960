import { lineProblem, outside } from '../../../schema/limits.ts';
import { MAX_SEARCH } from '../../../schema/shop.ts';
import { INDIA_MS, isDay } from '../../../schema/days.ts';
import type { OrderFilter, OrderItemInput } from '../../generated/schema.ts';
import { idProblem, MAX_QUANTITY, pageProblems, refuseIf } from '../input.ts';
import type { OrderLine } from './orders.rest.ts';

const MAX_LINES = 50; // products in one order; a larger number is a mistake or an attack

export function orderLines(items: readonly OrderItemInput[]): OrderLine[] {
  const lines = items.map(({ productId, quantity }) => ({ productId, quantity: quantity ?? 1 }));
  refuseIf({
    items:
      (outside(lines.length, 1, MAX_LINES) && `Order 1 to ${MAX_LINES} products at a time.`) ||
      (new Set(lines.map(({ productId }) => productId)).size < lines.length &&
        'Name every product once, with its quantity.') ||
      (lines.some(({ quantity }) => outside(quantity, 1, MAX_QUANTITY)) &&
        `Every quantity must be from 1 to ${MAX_QUANTITY}.`) ||
      lines.map(({ productId }) => idProblem(productId)).find((problem) => problem !== null),
  });
  return lines;
}

/** Which orders of all customers, as the filter says it. */
export interface OrderRange {
  words: readonly string[] | undefined; // in lower case
  from: number; // ms since 1970, the first one that counts
  until: number; // the first one that no longer counts
  minTotal: number;
  maxTotal: number;
}

const MAX_TOTAL = 1e12; // rupees: no order comes to more

export const totalProblem = (total: number | null | undefined) =>
  total != null && outside(total, 0, MAX_TOTAL) && `The total must be from 0 to ${MAX_TOTAL}.`;

/** Throws BAD_USER_INPUT, also for pages that cannot be. */
export function orderRange(filter: OrderFilter, { page, pageSize }: { page: number; pageSize: number }): OrderRange {
  const { search, from, to, minTotal, maxTotal } = filter;
  refuseIf({
    ...pageProblems(page, pageSize),
    'filter.search':
      search != null &&
      (outside(search.trim().length, 1, MAX_SEARCH)
        ? `The search text must have 1 to ${MAX_SEARCH} characters; leave it out to search for nothing.`
        : lineProblem(search)),
    'filter.from': dayProblem(from),
    'filter.to': dayProblem(to),
    'filter.minTotal': totalProblem(minTotal),
    'filter.maxTotal': totalProblem(maxTotal),
  });
  const [first, last] = [readDay(from ?? ''), readDay(to ?? '')];
  return {
    words: search?.trim().toLowerCase().split(/\s+/),
    from: first === undefined ? -Infinity : startOf(first),
    until: last === undefined ? Infinity : startOf(last + 1),
    minTotal: minTotal ?? 0,
    maxTotal: maxTotal ?? Infinity,
  };
}

/** A day of the shop, which begins at midnight in India, as the number of days since 1970-01-01. */
export type Day = number;

const DAY_MS = 86_400_000;

/** When it begins, in ms since 1970. */
const startOf = (day: Day): number => day * DAY_MS - INDIA_MS;

/** Undefined: no such day. */
export const readDay = (text: string): Day | undefined =>
  isDay(text) ? Date.parse(`${text}T00:00:00Z`) / DAY_MS : undefined;

/** What is wrong with a day that somebody has sent; absent ones are right. */
const dayProblem = (text: string | null | undefined): string | false =>
  text != null && !isDay(text) && 'Give a day from 2000 to 2099 as YYYY-MM-DD, such as 2026-01-31.';
