import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop, type Visitor } from '../../support/servers/shop.ts';

const about = (value: number, digits: number) => expect.closeTo(value, digits) as number;

interface RawOrder {
  orderStatus: string;
  created: string;
  products: { productId: RawProduct | null; quantity: number }[];
}
interface RawProduct {
  _id: string;
  title: string;
  category: string;
  discountPrice: number;
}
interface Figures {
  orders: number;
  sold: number;
  cancelled: number;
  cancelledPercent: number | null;
  revenue: number;
  payable: number;
  averageOrder: number | null;
  pieces: number;
  deletedPieces: number;
}
interface Report {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  figures: Figures;
  before: Figures;
  buckets: { from: string; to: string; figures: Figures; before: Figures }[];
  topProducts: { productId: string; pieces: number; revenue: number; orders: number }[];
  topCategories: { name: string; pieces: number; revenue: number; products: number }[];
  runningOut: {
    total: number;
    rows: { productId: string; stock: number; pieces: number; daysLeft: number; endsOn: string }[];
  };
}

const FIGURES = '{ orders sold cancelled cancelledPercent revenue payable averageOrder pieces deletedPieces }';
const REPORT = `query ($period: SalesPeriod!, $from: String, $to: String, $by: SalesMeasure!) {
  salesReport(period: $period, from: $from, to: $to) {
    from to beforeFrom beforeTo figures ${FIGURES} before ${FIGURES}
    buckets { from to figures ${FIGURES} before ${FIGURES} }
    topProducts(by: $by, limit: 50) { productId pieces revenue orders }
    topCategories(by: $by) { name pieces revenue products }
    runningOut(withinDays: 365, limit: 50) { total rows { productId stock pieces daysLeft endsOn } }
  }
}`;

let shop: Shop;
let superAdmin: Visitor;
let raw: RawOrder[];
beforeAll(async () => {
  shop = await startShop({ upstream: { seed: 'demo' } });
  superAdmin = await shop.as('superAdmin');
  const token = await shop.upstreamToken('superAdmin');
  const answer = await fetch(`${shop.upstreamUrl}/api/order/get/all`, { headers: { token } });
  raw = ((await answer.json()) as { orders: RawOrder[] }).orders;
});
afterAll(() => shop.close());

async function reportOf(variables: Record<string, unknown>): Promise<Report> {
  const { data, errors } = await superAdmin.query<{ salesReport: Report }>(REPORT, { by: 'REVENUE', ...variables });
  expect(errors).toEqual([]);
  return data.salesReport;
}

const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
/** The day of a moment by the time zone's own data, as `YYYY-MM-DD`; such texts sort as days do. */
const indianDay = (iso: string): string => india.format(new Date(iso));
const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const isSold = ({ orderStatus }: RawOrder): boolean =>
  ['pending', 'packed', 'dispatch', 'delivered'].includes(orderStatus);
const soldOn = (from: string, to: string): RawOrder[] => ordersOn(from, to).filter(isSold);
const ordersOn = (from: string, to: string): RawOrder[] =>
  raw.filter(({ created }) => indianDay(created) >= from && indianDay(created) <= to);

/** The plain sum: the price of today times the units, for each line that still has a product. */
function plainFigures(from: string, to: string) {
  let [pieces, deletedPieces, revenue] = [0, 0, 0];
  for (const { products } of soldOn(from, to)) {
    for (const { productId, quantity } of products) {
      pieces += quantity;
      if (productId) revenue += productId.discountPrice * quantity;
      else deletedPieces += quantity;
    }
  }
  const [orders, sold] = [ordersOn(from, to).length, soldOn(from, to).length];
  const cancelled = ordersOn(from, to).filter(({ orderStatus }) => orderStatus === 'cancelled').length;
  return {
    orders,
    sold,
    cancelled,
    cancelledPercent: orders === 0 ? null : Math.round((1000 * cancelled) / orders) / 10,
    revenue: about(revenue, 2),
    payable: about(revenue + 45 * sold, 2),
    averageOrder: sold === 0 ? null : about(revenue / sold, 1),
    pieces,
    deletedPieces,
  };
}

describe('the report of the demo shop is the plain sum of the API’s own records', () => {
  test('whose orders are in every state, on many days, some with deleted products', () => {
    expect(raw).toHaveLength(300);
    expect(new Set(raw.map(({ orderStatus }) => orderStatus)).size).toBe(5);
    expect(raw.filter(({ products }) => products.some(({ productId }) => !productId)).length).toBeGreaterThan(3);
  });

  test.each(['DAY', 'WEEK', 'MONTH'] as const)(
    'by %s: all figures, those of the time before, and each bucket',
    async (period) => {
      const to = indianDay(new Date().toISOString());
      const from = daysLater(to, -39);
      const report = await reportOf({ period, from, to });
      expect(report).toMatchObject({ from, to, beforeFrom: daysLater(from, -40), beforeTo: daysLater(from, -1) });
      expect(report.figures).toEqual(plainFigures(from, to));
      expect(report.figures.deletedPieces).toBeGreaterThan(0);
      expect(report.before).toEqual(plainFigures(report.beforeFrom, report.beforeTo));
      expect(report.before.orders).toBeGreaterThan(0);
      expect(report.buckets[0]?.from).toBe(from);
      expect(report.buckets.at(-1)?.to).toBe(to);
      for (const [place, bucket] of report.buckets.entries()) {
        if (place > 0) expect(bucket.from).toBe(daysLater(report.buckets[place - 1]?.to ?? '', 1));
        expect(bucket.figures, bucket.from).toEqual(plainFigures(bucket.from, bucket.to));
        expect(bucket.before, bucket.from).toEqual(
          plainFigures(daysLater(bucket.from, -40), daysLater(bucket.to, -40)),
        );
      }
    },
  );

  test.each(['REVENUE', 'PIECES'] as const)('products and categories by %s', async (by) => {
    const report = await reportOf({ period: 'MONTH', by });
    const products = new Map<string, { product: RawProduct; pieces: number; revenue: number; orders: number }>();
    for (const { productId: product, quantity } of soldOn(report.from, report.to).flatMap((order) => order.products)) {
      if (!product) continue;
      const { pieces = 0, revenue = 0, orders = 0 } = products.get(product._id) ?? {};
      products.set(product._id, {
        product,
        pieces: pieces + quantity,
        revenue: revenue + product.discountPrice * quantity,
        orders: orders + 1,
      });
    }
    const measure = by === 'REVENUE' ? 'revenue' : 'pieces';
    expect(report.topProducts).toHaveLength(50);
    for (const { productId: id, ...sales } of report.topProducts) {
      const { product: _product, revenue = 0, ...counts } = products.get(id) ?? {};
      expect(sales).toEqual({ ...counts, revenue: about(revenue, 2) });
    }
    const ranked = [...products.values()].map((sales) => sales[measure]).sort((a, b) => b - a);
    expect(report.topProducts.map((sales) => sales[measure])).toEqual(
      ranked.slice(0, 50).map((value) => about(value, 2)),
    );
    const byCategory = Map.groupBy(products.values(), ({ product }) => product.category);
    expect(report.topCategories).toHaveLength(byCategory.size);
    for (const { name, ...sales } of report.topCategories) {
      const inIt = byCategory.get(name) ?? [];
      const sum = (key: 'pieces' | 'revenue') => inIt.reduce((total, { [key]: value }) => total + value, 0);
      expect(sales, name).toEqual({
        pieces: sum('pieces'),
        revenue: about(sum('revenue'), 2),
        products: inIt.length,
      });
    }
  });

  test('what runs out: the stock at the pace of 30 days, and nothing that was not sold', async () => {
    const { runningOut } = await reportOf({ period: 'DAY' });
    const to = indianDay(new Date().toISOString());
    const sold = new Map<string, number>();
    const stocks = new Map<string, number>();
    for (const { productId, quantity } of soldOn(daysLater(to, -29), to).flatMap(({ products }) => products)) {
      if (productId) sold.set(productId._id, (sold.get(productId._id) ?? 0) + quantity);
    }
    const { data } = await superAdmin.query<{ catalogue: { rows: { id: string; stock: number }[] } }>(
      '{ catalogue(limit: 500) { rows { id stock } } }',
    );
    for (const { id, stock } of data.catalogue.rows) stocks.set(id, stock);
    const days = (id: string): number => Math.floor(((stocks.get(id) ?? 0) / (sold.get(id) ?? 0)) * 30);
    expect(runningOut.total).toBe([...sold.keys()].filter((id) => days(id) <= 365).length);
    expect(runningOut.rows.length).toBeGreaterThan(5);
    for (const { productId: id, stock, pieces, daysLeft, endsOn } of runningOut.rows) {
      expect([stock, pieces, daysLeft]).toEqual([stocks.get(id), sold.get(id), days(id)]);
      expect(endsOn).toBe(daysLater(to, daysLeft));
    }
    const lefts = runningOut.rows.map(({ daysLeft }) => daysLeft);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  });

  test('a figure’s orders are those that the list of orders has for its days and states', async () => {
    const { figures, from, to } = await reportOf({ period: 'WEEK' });
    const { data, errors } = await superAdmin.query<Record<'sold' | 'cancelled', { items: { total: number }[] }>>(
      `query ($from: String!, $to: String!) {
        sold: allOrders(filter: { sold: true, from: $from, to: $to }, pageSize: 50) { ...Totals }
        cancelled: allOrders(status: CANCELLED, filter: { from: $from, to: $to }, pageSize: 50) { ...Totals }
      }
      fragment Totals on OrderPage { items { total } pageInfo { totalPages } }`,
      { from: daysLater(to, -6), to },
    );
    expect(errors).toEqual([]);
    const week = await reportOf({ period: 'DAY', from: daysLater(to, -6), to });
    expect(data.sold.items).toHaveLength(week.figures.sold);
    expect(data.cancelled.items).toHaveLength(week.figures.cancelled);
    expect(data.sold.items.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(week.figures.payable, 2);
    expect(figures.sold).toBe(soldOn(from, to).length);
  });

  test('a change shows at once', async () => {
    const order = await pendingOrder();
    const day = indianDay(order.createdAt);
    const before = await reportOf({ period: 'DAY', from: day, to: day });
    await cancel(order);
    const after = await reportOf({ period: 'DAY', from: day, to: day });
    expect(after.figures.cancelled).toBe(before.figures.cancelled + 1);
    expect(after.figures.sold).toBe(before.figures.sold - 1);
    expect(after.figures.revenue).toBeLessThan(before.figures.revenue);
  });

  test('one read of the orders serves the whole report, and the next one', async () => {
    // A change outdates what was read before.
    await cancel(await pendingOrder());
    shop.upstreamCalls.splice(0);
    for (const period of ['DAY', 'MONTH']) await superAdmin.query(REPORT, { period, by: 'PIECES' });
    expect(shop.upstreamCalls.filter((call) => call === 'GET /api/order/get/all')).toHaveLength(1);
  });

  async function pendingOrder(): Promise<{ id: string; createdAt: string }> {
    const { data } = await superAdmin.query<{ allOrders: { items: { id: string; createdAt: string }[] } }>(
      '{ allOrders(status: PENDING, pageSize: 1) { items { id createdAt } } }',
    );
    const [order] = data.allOrders.items;
    if (!order) throw new Error('The demo shop has no pending order.');
    return order;
  }

  async function cancel({ id }: { id: string }): Promise<void> {
    const status = 'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: CANCELLED) { code } }';
    await superAdmin.query(status, { id });
  }
});
