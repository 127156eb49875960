import type { OrderColumn, OrderStatus } from '../../generated/schema.ts';
import { summaryOf } from '../pricing/pricing.ts';
import { sortedBy } from '../sorted-by.ts';
import type { User } from '../users/users.rest.ts';
import type { OrderRange } from './orders.input.ts';
import { PAYMENT_METHODS, STATUSES, type Order } from './orders.rest.ts';

type Customers = ReadonlyMap<string, User>; // by id; empty where nothing asks for them

const ORDER_STATUSES = Object.keys(STATUSES) as OrderStatus[];

/** Only what is certain: an order of which not every product counts comes to `payable` or more. */
function hasTotalIn({ items }: Order, min: number, max: number): boolean {
  const { payable, isTotalWhole } = summaryOf(items);
  return payable >= min && (isTotalWhole ? payable : Infinity) <= max;
}

/** Says which orders are in a range. */
export function orderMatcher(range: OrderRange, customers: Customers): (order: Order) => boolean {
  const { words, from, until, minTotal, maxTotal } = range;
  const anyDay = from === -Infinity && until === Infinity;
  const anyTotal = minTotal === 0 && maxTotal === Infinity;
  return (order) => {
    // An order without a date is on no day.
    if (!anyDay && !(order.createdAt !== null && order.createdAt >= from && order.createdAt < until)) return false;
    if (!anyTotal && !hasTotalIn(order, minTotal, maxTotal)) return false;
    if (!words) return true;
    const text = textOf(order, customers);
    return words.every((word) => text.includes(word));
  };
}

function textOf(
  { id, customerId, items, deliveryAddress, paymentMethod, status }: Order,
  customers: Customers,
): string {
  const customer = customers.get(customerId ?? '');
  const titles = items.map(({ product }) => product?.title);
  const { city, postalCode } = deliveryAddress ?? {};
  const texts = [id, customer?.name, customer?.email, ...titles, city, postalCode, paymentMethod, status];
  return texts.join('\n').replaceAll('_', ' ').toLowerCase();
}

const PLACE_OF_PAYMENT = Object.keys(PAYMENT_METHODS);

const VALUES: Record<OrderColumn, (order: Order, customers: Customers) => string | number | null> = {
  PLACED: ({ createdAt }) => createdAt,
  ID: ({ id }) => id,
  CUSTOMER: ({ customerId }, customers) => customers.get(customerId ?? '')?.name.toLowerCase() ?? null,
  UNITS: ({ items }) => items.reduce((units, { quantity }) => units + quantity, 0),
  PAYMENT: ({ paymentMethod }) => (paymentMethod === null ? null : PLACE_OF_PAYMENT.indexOf(paymentMethod)),
  TOTAL: ({ items }) => {
    const { payable, isTotalWhole } = summaryOf(items);
    return isTotalWhole ? payable : null;
  },
  STATUS: ({ status }) => ORDER_STATUSES.indexOf(status),
};

/** Equal orders stay in the order of `orders`. */
export const sortedOrders = (orders: readonly Order[], sort: OrderColumn, descending: boolean, customers: Customers) =>
  sortedBy(orders, (order) => VALUES[sort](order, customers), descending);

/** For every status, also with none. */
export function statusCounts(orders: readonly Order[]): { status: OrderStatus; count: number }[] {
  const counts = new Map(ORDER_STATUSES.map((status) => [status, 0]));
  for (const { status } of orders) counts.set(status, (counts.get(status) ?? 0) + 1);
  return ORDER_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
