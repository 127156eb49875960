import { summaryOf } from '../pricing/pricing.ts';
import { isSold } from '../orders/orders.listed.ts';
import type { Order } from '../orders/orders.rest.ts';

export interface SalesFigures {
  orders: number;
  sold: number;
  cancelled: number;
  cancelledPercent: number | null;
  revenue: number; // rupees, as all amounts here
  payable: number;
  averageOrder: number | null;
  pieces: number;
  deletedPieces: number;
}

/** Sums of orders. Money is in paise, since fractions of rupees do not add up exactly. */
export interface Sums {
  orders: number;
  sold: number;
  cancelled: number;
  paise: number;
  payablePaise: number;
  pieces: number;
  deletedPieces: number;
}

export const noSums = (): Sums => ({
  orders: 0,
  sold: 0,
  cancelled: 0,
  paise: 0,
  payablePaise: 0,
  pieces: 0,
  deletedPieces: 0,
});

/** Adds sums up, field by field. */
export function sumOf(parts: readonly Sums[]): Sums {
  const all = noSums();
  for (const part of parts) for (const key of Object.keys(all) as (keyof Sums)[]) all[key] += part[key];
  return all;
}

export const toPaise = (rupees: number): number => Math.round(rupees * 100);

export function addOrder(sums: Sums, order: Order): void {
  sums.orders += 1;
  if (order.status === 'CANCELLED') sums.cancelled += 1;
  if (!isSold(order)) return;
  const { itemsPrice, payable } = summaryOf(order.items);
  sums.sold += 1;
  sums.paise += toPaise(itemsPrice);
  sums.payablePaise += toPaise(payable);
  for (const { product, quantity } of order.items) {
    sums.pieces += quantity;
    if (!product) sums.deletedPieces += quantity;
  }
}

export function figuresOf({ paise, payablePaise, ...counts }: Sums): SalesFigures {
  const { orders, sold, cancelled } = counts;
  return {
    ...counts,
    cancelledPercent: orders === 0 ? null : Math.round((cancelled * 1000) / orders) / 10,
    revenue: paise / 100,
    payable: payablePaise / 100,
    averageOrder: sold === 0 ? null : Math.round(paise / sold) / 100,
  };
}
