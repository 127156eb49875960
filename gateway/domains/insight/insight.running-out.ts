import { dayOf, dayText, type Day } from '../days.ts';
import { isSold } from '../orders/orders.listed.ts';
import type { Order } from '../orders/orders.rest.ts';
import type { Snapshot } from '../products/products.catalogue.ts';

const PACE_DAYS = 30; // up to today
export const MAX_DAYS_LEFT = 365; // a pace says nothing about later

export interface StockPace {
  productId: string;
  title: string;
  category: string | null;
  stock: number;
  pieces: number; // sold in PACE_DAYS
  daysLeft: number;
  endsOn: string;
}

interface Paces {
  snapshot: Snapshot;
  today: Day;
  paces: readonly StockPace[]; // shortest first
}

/** The latest of each list of orders: like the catalogue, it is never changed. */
const worked = new WeakMap<readonly Order[], Paces>();

export interface PaceRequest {
  today: Day;
  withinDays: number;
  limit: number;
}

export function runningOutOf(orders: readonly Order[], snapshot: Snapshot, request: PaceRequest) {
  const { today, withinDays, limit } = request;
  let known = worked.get(orders);
  if (known?.snapshot !== snapshot || known.today !== today) {
    known = { snapshot, today, paces: pacesOf(orders, snapshot, today) };
    worked.set(orders, known);
  }
  const rows = known.paces.filter(({ daysLeft }) => daysLeft <= withinDays);
  return { total: rows.length, rows: rows.slice(0, limit), isComplete: snapshot.isComplete };
}

function pacesOf(orders: readonly Order[], { products }: Snapshot, today: Day): StockPace[] {
  const piecesOf = new Map<string, number>();
  for (const order of orders) {
    if (order.createdAt === null || !isSold(order)) continue;
    const age = today - dayOf(order.createdAt);
    if (age < 0 || age >= PACE_DAYS) continue;
    for (const { product, quantity } of order.items) {
      if (product) piecesOf.set(product.id, (piecesOf.get(product.id) ?? 0) + quantity);
    }
  }
  return products
    .flatMap(({ id, title, category, stock }) => {
      const pieces = piecesOf.get(id);
      const daysLeft = pieces === undefined ? Infinity : Math.floor((stock * PACE_DAYS) / pieces);
      if (pieces === undefined || daysLeft > MAX_DAYS_LEFT) return [];
      return { productId: id, title, category, stock, pieces, daysLeft, endsOn: dayText(today + daysLeft) };
    })
    .sort(
      (a, b) => a.stock / a.pieces - b.stock / b.pieces || b.pieces - a.pieces || (a.productId < b.productId ? -1 : 1),
    );
}
