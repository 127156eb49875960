import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, dayText, readDay } from '../../../gateway/domains/days.ts';
import { bucketsOf, defaultFrom } from '../../../gateway/domains/insight/insight.buckets.ts';
import { reportRequest } from '../../../gateway/domains/insight/insight.input.ts';
import { reportOf } from '../../../gateway/domains/insight/insight.report.ts';
import { runningOutOf } from '../../../gateway/domains/insight/insight.running-out.ts';
import { parseOrder, STATUSES, type Order } from '../../../gateway/domains/orders/orders.rest.ts';
import type { Snapshot } from '../../../gateway/domains/products/products.catalogue.ts';
import { parseIndexed } from '../../../gateway/domains/products/products.indexed.ts';
import type { SalesPeriod } from '../../../gateway/generated/schema.ts';
import { RAW_ORDER, RAW_PRODUCT, recordId } from '../../support/records.ts';

const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly SalesPeriod[];
const TODAY = day('2026-11-24');
const NOBODYS = { oldest: 0, stale: false };

function day(text: string): number {
  const read = readDay(text);
  if (read === undefined) throw new Error(`${text} is no day.`);
  return read;
}

/** An order as the API records it; `products`: the number of each one's id, or null for a deleted one, and the units. */
function order(
  created: string | null,
  products: [number | null, number][] = [[1, 1]],
  orderStatus = 'delivered',
): Order {
  const parsed = parseOrder({
    ...RAW_ORDER,
    created,
    orderStatus,
    products: products.map(([n, quantity]) => ({ productId: n === null ? null : product(n), quantity })),
  });
  if (!parsed) throw new Error('The record is no order.');
  return parsed;
}
const product = (n: number) => ({ ...RAW_PRODUCT, _id: recordId(n), discountPrice: n + 0.1, category: `c${n % 3}` });

const report = (orders: readonly Order[], period: SalesPeriod, from: string, to: string) =>
  reportOf(orders, reportRequest({ period, from, to }, TODAY));

describe('a day of the shop', () => {
  test.each([
    ['2026-11-23T18:29:59.999Z', '2026-11-23'],
    ['2026-11-23T18:30:00.000Z', '2026-11-24'],
    ['2026-11-24T18:29:59.999Z', '2026-11-24'],
    ['2024-02-29T00:00:00.000Z', '2024-02-29'],
    ['2025-12-31T20:00:00.000Z', '2026-01-01'],
  ])('begins at midnight in India: %s is on %s', (moment, wanted) => {
    expect(dayText(dayOf(Date.parse(moment)))).toBe(wanted);
    const { figures } = report([order(moment)], 'DAY', wanted, wanted);
    expect(figures.orders).toBe(1);
  });
});

describe('buckets', () => {
  const texts = (period: SalesPeriod, from: string, to: string) =>
    bucketsOf(period, { from: day(from), to: day(to) }, 400)?.map(
      (part) => `${dayText(part.from)} ${dayText(part.to)}`,
    );

  test('of weeks begin on Mondays, of months on the first, and both end with the range', () => {
    expect(texts('WEEK', '2026-11-18', '2026-11-24')).toEqual(['2026-11-18 2026-11-22', '2026-11-23 2026-11-24']);
    expect(texts('MONTH', '2024-01-31', '2024-03-01')).toEqual([
      '2024-01-31 2024-01-31',
      '2024-02-01 2024-02-29',
      '2024-03-01 2024-03-01',
    ]);
  });

  test.each([
    ['DAY', '2026-10-26', 30],
    ['WEEK', '2026-09-07', 12],
    ['MONTH', '2025-12-01', 12],
  ] as const)('by %s begin on %s when nobody says where, and are %i', (period, from, count) => {
    expect(dayText(defaultFrom[period](TODAY))).toBe(from);
    expect(reportRequest({ period }, TODAY).buckets).toHaveLength(count);
  });

  const days = fc.integer({ min: day('2000-01-01'), max: day('2090-12-31') });
  const ranges = fc.record({
    from: days,
    length: fc.integer({ min: 1, max: 400 }),
    period: fc.constantFrom(...PERIODS),
  });

  test('cover their range without a gap, whatever it is', () => {
    fc.assert(
      fc.property(ranges, ({ from, length, period }) => {
        const range = { from, to: from + length - 1 };
        const parts = bucketsOf(period, range, 400) ?? [];
        expect(
          parts.flatMap((part) => Array.from({ length: part.to - part.from + 1 }, (_, at) => part.from + at)),
        ).toEqual(Array.from({ length }, (_, at) => from + at));
      }),
    );
  });

  const places = fc.record({
    // Up to three lengths of the longest range before its end, so that some are outside.
    daysAgo: fc.integer({ min: -20, max: 150 }),
    msOfDay: fc.integer({ min: 0, max: 86_399_999 }),
    status: fc.constantFrom(...Object.values(STATUSES)),
    products: fc.array(fc.tuple(fc.option(fc.integer({ min: 1, max: 9 })), fc.integer({ min: 1, max: 5 })), {
      maxLength: 4,
    }),
    dated: fc.boolean(),
  });

  test('add up to the whole, before and now, for any orders, range and period', () => {
    fc.assert(
      fc.property(
        fc.array(places, { maxLength: 40 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...PERIODS),
        (made, length, period) => {
          const orders = made.map(({ daysAgo, msOfDay, status, products, dated }) =>
            order(dated ? new Date((TODAY - daysAgo) * 86_400_000 + msOfDay).toISOString() : null, products, status),
          );
          const { figures, before, buckets, undatedOrders } = report(
            orders,
            period,
            dayText(TODAY - length + 1),
            dayText(TODAY),
          );
          const sum = (
            of: 'figures' | 'before',
            key: 'orders' | 'sold' | 'cancelled' | 'revenue' | 'payable' | 'pieces' | 'deletedPieces',
          ) => Math.round(buckets.reduce((total, bucket) => total + bucket[of][key], 0) * 100) / 100;
          for (const key of ['orders', 'sold', 'cancelled', 'revenue', 'payable', 'pieces', 'deletedPieces'] as const) {
            expect(sum('figures', key), key).toBe(figures[key]);
            expect(sum('before', key), key).toBe(before[key]);
          }
          const { length: seen } = orders.filter(({ createdAt }) => {
            const at = createdAt === null ? NaN : dayOf(createdAt);
            return at > TODAY - 2 * length && at <= TODAY;
          });
          expect(figures.orders + before.orders).toBe(seen);
          expect(undatedOrders).toBe(orders.filter(({ createdAt }) => createdAt === null).length);
        },
      ),
    );
  });
});

describe('a report', () => {
  const NOON = '2026-11-24T06:30:00.000Z';

  test('counts every order, but no money of cancelled ones, of those in an unknown state, and of deleted products', () => {
    const orders = [
      order(NOON, [[10, 2]], 'pending'),
      order(
        NOON,
        [
          [10, 1],
          [null, 3],
        ],
        'dispatch',
      ),
      order(NOON, [[20, 5]], 'cancelled'),
      order(NOON, [[20, 5]], 'lost at sea'),
      order(null, [[20, 5]]),
    ];
    const { figures, undatedOrders, products } = report(orders, 'DAY', '2026-11-24', '2026-11-24');
    expect(figures).toEqual({
      orders: 4,
      sold: 2,
      cancelled: 1,
      cancelledPercent: 25,
      revenue: 30.3,
      payable: 120.3,
      averageOrder: 15.15,
      pieces: 6,
      deletedPieces: 3,
    });
    expect(undatedOrders).toBe(1);
    expect(products.REVENUE.map(({ productId, orders: count }) => [productId, count])).toEqual([[recordId(10), 2]]);
  });

  test('of a shop without orders has no average and no share', () => {
    const { figures, products } = report([], 'MONTH', '2026-01-01', '2026-11-24');
    expect(figures).toMatchObject({ orders: 0, revenue: 0, averageOrder: null, cancelledPercent: null });
    expect(products.PIECES).toEqual([]);
  });

  test('ranks equal products by the other measure', () => {
    const orders = [order(NOON, [[3, 1]]), order(NOON, [[5, 1]]), order(NOON, [[1, 2]])];
    const { products } = report(orders, 'DAY', '2026-11-24', '2026-11-24');
    expect(products.PIECES.map(({ productId }) => productId)).toEqual([1, 5, 3].map(recordId));
    expect(products.REVENUE.map(({ productId }) => productId)).toEqual([5, 3, 1].map(recordId));
  });

  test('is worked out once for each list of orders and request', () => {
    const orders = [order(NOON)];
    const first = report(orders, 'DAY', '2026-11-01', '2026-11-24');
    expect(report(orders, 'DAY', '2026-11-01', '2026-11-24')).toBe(first);
    expect(report(orders, 'WEEK', '2026-11-01', '2026-11-24')).not.toBe(first);
    expect(report([...orders], 'DAY', '2026-11-01', '2026-11-24')).not.toBe(first);
  });
});

describe('what runs out', () => {
  const snapshot = (...stocks: [number, number][]): Snapshot => ({
    products: stocks.flatMap(([n, Stock]) => parseIndexed({ ...product(n), Stock })?.item ?? []),
    isComplete: true,
    freshness: NOBODYS,
    alike: () => new Set(),
  });
  const within = (withinDays: number) => ({ today: TODAY, withinDays, limit: 50 });

  test('is what sells, by the days that its stock lasts; of the 30 days up to today alone', () => {
    const orders = [
      order(
        '2026-11-24T06:30:00.000Z',
        [
          [1, 6],
          [2, 3],
          [null, 9],
        ],
        'pending',
      ),
      order('2026-10-26T06:30:00.000Z', [[2, 3]]),
      order('2026-10-25T06:30:00.000Z', [
        [2, 100],
        [3, 100],
      ]), // 31 days with today
      order('2026-11-20T06:30:00.000Z', [[3, 100]], 'cancelled'),
      order('2026-11-20T06:30:00.000Z', [[7, 1]]), // not in the catalogue any more
      order('2026-11-20T06:30:00.000Z', [[5, 1]]), // lasts for more than a year
    ];
    const { rows, total } = runningOutOf(orders, snapshot([1, 4], [2, 1], [3, 0], [4, 1], [5, 900]), within(30));
    expect(rows.map(({ productId, pieces, daysLeft, endsOn }) => [productId, pieces, daysLeft, endsOn])).toEqual([
      [recordId(2), 6, 5, '2026-11-29'],
      [recordId(1), 6, 20, '2026-12-14'],
    ]);
    expect(total).toBe(2);
    expect(runningOutOf(orders, snapshot([1, 4], [2, 0]), within(0)).rows.map(({ productId }) => productId)).toEqual([
      recordId(2),
    ]);
  });

  test('follows the catalogue and the day', () => {
    const orders = [order('2026-11-24T06:30:00.000Z', [[1, 6]])];
    expect(runningOutOf(orders, snapshot([1, 4]), within(30)).total).toBe(1);
    expect(runningOutOf(orders, snapshot([1, 400]), within(30)).total).toBe(0);
    expect(runningOutOf(orders, snapshot([1, 4]), { ...within(30), today: TODAY + 30 }).total).toBe(0);
  });
});
