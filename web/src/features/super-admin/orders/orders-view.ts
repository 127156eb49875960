import { inOrder } from '../../../lib/read-address.ts';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import type { OrderColumn, OrderFilter, OrderStatus } from '../../../generated/schema.ts';
import { SEARCH } from '../tabs.ts';
import { ORDER_STATUSES } from './status-moves.ts';

/** Which orders, and in what order, as the address says it. */
export interface OrdersView {
  status: OrderStatus | undefined;
  filter: OrderFilter;
  sort: OrderColumn;
  descending: boolean;
}

/** The filters' names in the address, beside the search and the status. */
export const FILTERS = ['from', 'to', 'minTotal', 'maxTotal'] as const;

/** By the column's key. */
const SORTS: Record<string, OrderColumn> = {
  id: 'ID',
  date: 'PLACED',
  customer: 'CUSTOMER',
  items: 'UNITS',
  payment: 'PAYMENT',
  total: 'TOTAL',
  state: 'STATUS',
};

const MOST_RUPEES = 1e12;

/** Anybody can write an address: what no filter can take is left out. */
export function ordersView(read: (name: string) => string): OrdersView {
  const search = read(SEARCH).trim().slice(0, MAX_SEARCH);
  const [from, to] = inOrder(dayOf(read('from')), dayOf(read('to')));
  const [minTotal, maxTotal] = inOrder(rupeesOf(read('minTotal')), rupeesOf(read('maxTotal')));
  const order = read('sort');
  const sort = SORTS[order.replace(/^-/, '')];
  return {
    status: ORDER_STATUSES.find((known) => known === read('status')),
    filter: {
      ...(search && { search }),
      ...(from && { from }),
      ...(to && { to }),
      ...(minTotal !== undefined && { minTotal }),
      ...(maxTotal !== undefined && { maxTotal }),
    },
    sort: sort ?? 'PLACED',
    descending: sort === undefined || order.startsWith('-'),
  };
}

function dayOf(text: string): string | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && day.toJSON()?.startsWith(text) ? text : undefined;
}

function rupeesOf(text: string): number | undefined {
  const value = Number(text);
  return text.trim() !== '' && value >= 0 && value <= MOST_RUPEES ? value : undefined;
}
