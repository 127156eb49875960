import { LRUCache } from 'lru-cache';
import type { SalesPeriod } from '../../generated/schema.ts';
import { dayOf, dayText } from '../days.ts';
import { isSold } from '../orders/orders.listed.ts';
import type { Order } from '../orders/orders.rest.ts';
import { lengthOf, type DayRange } from './insight.buckets.ts';
import { addOrder, figuresOf, noSums, sumOf, type SalesFigures } from './insight.sums.ts';
import { ProductTotals, type CategorySales, type ProductSales, type Ranked } from './insight.top.ts';

export interface SalesReport {
  period: SalesPeriod;
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  figures: SalesFigures;
  before: SalesFigures;
  buckets: readonly SalesBucket[];
  products: Ranked<ProductSales>;
  categories: Ranked<CategorySales>;
  undatedOrders: number;
}

export interface SalesBucket {
  from: string;
  to: string;
  figures: SalesFigures;
  before: SalesFigures;
}

export interface ReportRequest {
  period: SalesPeriod;
  range: DayRange;
  buckets: readonly DayRange[]; // the parts of `range`
}

const MAX_REPORTS = 20; // of one list of orders; each has at most about 300 kB

/** By the list that they were worked out of: it is never changed, so they hold as long as it does. */
const worked = new WeakMap<readonly Order[], LRUCache<string, SalesReport>>();

/** The same list and the same request give the same report. */
export function reportOf(orders: readonly Order[], request: ReportRequest): SalesReport {
  let reports = worked.get(orders);
  if (!reports) worked.set(orders, (reports = new LRUCache({ max: MAX_REPORTS })));
  const key = `${request.period} ${request.range.from} ${request.range.to}`;
  const known = reports.get(key);
  if (known) return known;
  const report = workOut(orders, request);
  reports.set(key, report);
  return report;
}

/** One look at each order. */
function workOut(orders: readonly Order[], { period, range, buckets }: ReportRequest): SalesReport {
  const days = lengthOf(range);
  const parts = buckets.map((bucket) => ({ bucket, sums: noSums(), before: noSums() }));
  const partOfDay = parts.flatMap((part) => Array.from({ length: lengthOf(part.bucket) }, () => part));
  const totals = new ProductTotals();
  let undatedOrders = 0;
  for (const order of orders) {
    if (order.createdAt === null) {
      undatedOrders += 1;
      continue;
    }
    const place = dayOf(order.createdAt) - range.from; // the day's, from 0; those of the time before are negative
    const part = partOfDay[place < 0 ? place + days : place];
    if (!part) continue;
    addOrder(place < 0 ? part.before : part.sums, order);
    if (place >= 0 && isSold(order)) totals.add(order);
  }
  return {
    period,
    from: dayText(range.from),
    to: dayText(range.to),
    beforeFrom: dayText(range.from - days),
    beforeTo: dayText(range.from - 1),
    figures: figuresOf(sumOf(parts.map(({ sums }) => sums))),
    before: figuresOf(sumOf(parts.map(({ before }) => before))),
    buckets: parts.map(({ bucket, sums, before }) => ({
      from: dayText(bucket.from),
      to: dayText(bucket.to),
      figures: figuresOf(sums),
      before: figuresOf(before),
    })),
    products: totals.products(),
    categories: totals.categories(),
    undatedOrders,
  };
}
