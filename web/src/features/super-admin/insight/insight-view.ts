import { isDay } from '../../../../../schema/days.ts';
import type { SalesMeasure, SalesPeriod } from '../../../generated/schema.ts';
import { paths } from '../../../lib/paths.ts';

export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly SalesPeriod[];

/** Days within which stock ends, as they are on offer. */
export const WITHIN = [7, 14, 30, 90] as const;
const WITHIN_AT_FIRST = 30;

const MAX_DAYS_BY_DAY = 400; // the most buckets of a report
const DAY_MS = 86_400_000;

/** What the screen shows, as the address says it. */
export interface InsightView {
  period: SalesPeriod;
  /** Absent: the gateway's choice, up to today. */
  from: string | undefined;
  to: string | undefined;
  by: SalesMeasure;
  withinDays: number;
  /** What the chart shows. */
  chart: 'revenue' | 'orders';
}

/** Anybody can write an address: what is none of the choices is left out. */
export function insightView(read: (name: string) => string): InsightView {
  const day = (name: string) => (isDay(read(name)) ? read(name) : undefined);
  return {
    period: PERIODS.find((period) => period === read('period')) ?? 'DAY',
    from: day('from'),
    to: day('to'),
    by: read('by') === 'PIECES' ? 'PIECES' : 'REVENUE',
    withinDays: WITHIN.find((days) => String(days) === read('within')) ?? WITHIN_AT_FIRST,
    chart: read('chart') === 'orders' ? 'orders' : 'revenue',
  };
}

/** Why there is no report of such days. `today`: the last day unless another is chosen. */
export function rangeProblem(
  { period, from, to: chosen }: InsightView,
  today: string,
): 'reversed' | 'tooLong' | undefined {
  const to = chosen ?? today;
  if (from === undefined) return undefined;
  if (from > to) return 'reversed';
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return period === 'DAY' && days > MAX_DAYS_BY_DAY ? 'tooLong' : undefined;
}

const link = (path: string, choices: Record<string, string>): string =>
  `${path}?${new URLSearchParams(choices).toString()}`;

export interface Days {
  from: string;
  to: string;
}

/** True for days that today is one of: their figures are those so far. */
export const isUnderWay = ({ from, to }: Days, today: string): boolean => from <= today && today <= to;

const LEAST_COMPARED = 10;

/** A percentage of a few orders tells nothing. */
export const canCompare = (before: { orders: number }): boolean => before.orders >= LEAST_COMPARED;

const LEAST_BUCKETS = 3;

/** Without the days, weeks or months before the first order; a few of them stay beside a young one. */
export function sinceFirstOrder<Bucket extends { figures: { orders: number }; before: { orders: number } }>(
  buckets: readonly Bucket[],
): readonly Bucket[] {
  const first = buckets.findIndex(({ figures, before }) => figures.orders + before.orders > 0);
  return first < 0 ? buckets : buckets.slice(Math.min(first, Math.max(0, buckets.length - LEAST_BUCKETS)));
}

/** The orders of some days. `status`: SOLD for those that count as sold. */
export const ordersLink = ({ from, to }: Days, status?: 'SOLD' | 'CANCELLED', q?: string): string =>
  link(paths.superAdmin, { ...(status && { status }), from, to, ...(q && { q }) });

/** Those without a date come first. */
export const undatedLink = link(paths.superAdmin, { sort: 'date' });

export const productLink = (id: string): string => link(paths.adminCatalogue, { search: id });

export const categoryLink = (category: string): string => link(paths.adminCatalogue, { category });

/** Where stock is entered: the catalogue's table, what has least of it first. */
export const restockLinks = {
  soldOut: link(paths.adminCatalogue, { maxStock: '0' }),
  low: link(paths.adminCatalogue, { minStock: '1', sort: 'stock' }),
};
