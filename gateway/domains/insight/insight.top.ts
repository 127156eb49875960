import type { Order } from '../orders/orders.rest.ts';
import { lineTotal } from '../pricing/pricing.ts';
import type { Product } from '../products/products.rest.ts';
import { toPaise } from './insight.sums.ts';

export const MAX_TOP = 50;

export interface ProductSales {
  productId: string;
  title: string;
  category: string | null;
  pieces: number;
  revenue: number; // rupees
  orders: number;
}

export interface CategorySales {
  name: string | null; // null: products without a category
  pieces: number;
  revenue: number; // rupees
  products: number;
}

export interface Ranked<Entry> {
  REVENUE: readonly Entry[];
  PIECES: readonly Entry[];
}

interface Total {
  product: Product;
  pieces: number;
  paise: number;
  orders: number;
}

/** What of each product was sold. Orders do not say which products were deleted since, so they have none of those. */
export class ProductTotals {
  private readonly byId = new Map<string, Total>();

  /** Of an order that counts as sold. */
  add(order: Order): void {
    for (const line of order.items) {
      const { product, quantity } = line;
      if (!product) continue;
      let total = this.byId.get(product.id);
      if (!total) this.byId.set(product.id, (total = { product, pieces: 0, paise: 0, orders: 0 }));
      total.pieces += quantity;
      total.paise += toPaise(lineTotal(line));
      total.orders += 1;
    }
  }

  products(): Ranked<ProductSales> {
    return rankedBy(
      this.byId.values(),
      ({ product }) => product.id,
      ({ product: { id, title, category }, paise, pieces, orders }) => {
        return { productId: id, title, category, pieces, revenue: paise / 100, orders };
      },
    );
  }

  categories(): Ranked<CategorySales> {
    const byName = new Map<string | null, { name: string | null; pieces: number; paise: number; products: number }>();
    for (const { product, pieces, paise } of this.byId.values()) {
      const name = product.category;
      let total = byName.get(name);
      if (!total) byName.set(name, (total = { name, pieces: 0, paise: 0, products: 0 }));
      total.pieces += pieces;
      total.paise += paise;
      total.products += 1;
    }
    return rankedBy(
      byName.values(),
      ({ name }) => name ?? '',
      ({ paise, ...counts }) => ({ ...counts, revenue: paise / 100 }),
    );
  }
}

/** The first ones by each measure. Of equal ones that which is greater by the other measure comes first, then by name. */
function rankedBy<Total extends { pieces: number; paise: number }, Entry>(
  totals: Iterable<Total>,
  nameOf: (total: Total) => string,
  asEntry: (total: Total) => Entry,
): Ranked<Entry> {
  const all = [...totals];
  const byName = (a: Total, b: Total): number => (nameOf(a) < nameOf(b) ? -1 : 1);
  const byRevenue = (a: Total, b: Total): number => b.paise - a.paise || b.pieces - a.pieces || byName(a, b);
  const byPieces = (a: Total, b: Total): number => b.pieces - a.pieces || b.paise - a.paise || byName(a, b);
  return { REVENUE: firstOf(all, byRevenue).map(asEntry), PIECES: firstOf(all, byPieces).map(asEntry) };
}

/** The first MAX_TOP by their order. Most entries take one comparison, where sorting takes a dozen. */
function firstOf<Total>(totals: readonly Total[], compare: (a: Total, b: Total) => number): Total[] {
  const first: Total[] = [];
  for (const total of totals) {
    let place = first.length;
    for (let before = first[place - 1]; before && compare(total, before) < 0; before = first[place - 1]) place -= 1;
    if (place >= MAX_TOP) continue;
    first.splice(place, 0, total);
    if (first.length > MAX_TOP) first.pop();
  }
  return first;
}
