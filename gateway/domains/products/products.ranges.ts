import type { ProductFilter, ProductSort } from '../../generated/schema.ts';
import type { Product } from './products.rest.ts';

/** Bounds of `originalPrice` in rupees, inclusive. Undefined: open. */
export interface Prices {
  min?: number;
  max?: number;
}

/** Lowest first, overlaps joined, so that no product is in two. One open range: any price. None: no price can match. */
export function priceRanges({ minPrice, maxPrice, priceRanges: chosen }: ProductFilter): Prices[] {
  const outer: Prices = { min: minPrice ?? undefined, max: maxPrice ?? undefined };
  if (!chosen || chosen.length === 0) return isEmpty(outer) ? [] : [outer];
  const joined: { min: number; max: number }[] = [];
  for (const { min, max } of chosen.toSorted((a, b) => a.min - b.min)) {
    const last = joined.at(-1);
    if (last && min <= last.max) last.max = Math.max(last.max, max);
    else joined.push({ min, max });
  }
  return joined
    .map(({ min, max }) => ({ min: Math.max(min, outer.min ?? min), max: Math.min(max, outer.max ?? max) }))
    .filter((range) => !isEmpty(range));
}

function isEmpty({ min = -Infinity, max = Infinity }: Prices): boolean {
  return min > max;
}

type Compare = (a: Product, b: Product) => number;
const byText = new Intl.Collator('en').compare;
const LAST = Number.MAX_VALUE; // without a price
const COMPARE: Record<ProductSort, Compare | undefined> = {
  BEST_MATCH: undefined, // only the search index knows it
  NEWEST: (a, b) => (a.id < b.id ? 1 : -1),
  PRICE_ASC: (a, b) => (a.discountPrice ?? LAST) - (b.discountPrice ?? LAST),
  PRICE_DESC: (a, b) => (b.discountPrice ?? -1) - (a.discountPrice ?? -1),
  RATING_DESC: (a, b) => b.rating - a.rating,
  TITLE_ASC: (a, b) => byText(a.title, b.title),
  DISCOUNT_DESC: undefined, // the same
};

/** Takes the best first item each time: pages fit together in any collation. Null comes as early as it can. */
export function mergeInOrder(lists: (Product | null)[][], sort: ProductSort | null): (Product | null)[] {
  const compare = sort && COMPARE[sort];
  if (!compare) return lists.flat();
  const heads = lists.map((products) => ({ products, at: 0 }));
  const merged: (Product | null)[] = [];
  for (;;) {
    const left = heads.filter(({ products, at }) => at < products.length);
    const [first] = left;
    if (!first) return merged;
    const best = left.reduce((a, b) => (isBefore(b.products[b.at], a.products[a.at], compare) ? b : a), first);
    merged.push(best.products[best.at] ?? null);
    best.at += 1;
  }
}

function isBefore(a: Product | null | undefined, b: Product | null | undefined, compare: Compare): boolean {
  return a && b ? compare(a, b) < 0 : !a && Boolean(b);
}
