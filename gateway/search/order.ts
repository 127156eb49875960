import type { ProductSort } from '../generated/schema.ts';
import type { Filtered } from './facets.ts';

/** What products are ordered by. Null: the API's record lacks it. */
export interface Ordered extends Filtered {
  reviewCount: number;
  isSoldOut: boolean;
  nameLength: number;
  titlePlace: number; // in the order of titles
}

/** The better average first, then that of more reviews. */
const byRating = ({ rating, reviewCount }: Ordered): number => -(rating * 1e7 + Math.min(reviewCount, 999_999));

/** The smaller the number, the earlier a product comes. As in the API what has no value comes last in either direction. */
const KEYS: Record<Exclude<ProductSort, 'NEWEST'>, (product: Ordered) => number> = {
  PRICE_ASC: ({ discountPrice }) => discountPrice ?? Infinity,
  PRICE_DESC: ({ discountPrice }) => (discountPrice === null ? Infinity : -discountPrice),
  RATING_DESC: byRating,
  TITLE_ASC: ({ titlePlace }) => titlePlace,
  /** The share of the price that is paid. */
  DISCOUNT_DESC: ({ originalPrice, discountPrice }) =>
    discountPrice !== null && originalPrice ? Math.min(discountPrice / originalPrice, 1) : 1,
  /** Less how well it fits. Of what fits equally short names come first, then the better rated; what is sold out comes last. */
  BEST_MATCH: (product) => Number(product.isSoldOut) / 2 - 1 / (2 + product.nameLength) + byRating(product) * 1e-12,
};

/**
 * Orders products, which are named by their places. A number of each for a sort is in one piece of memory, from the first time that it
 * is asked for. `rankTitles` gives the places in the order of titles.
 */
export function createOrders(products: readonly Ordered[], rankTitles: () => void) {
  const columns = new Map<keyof typeof KEYS, Float64Array>();
  function columnOf(sort: keyof typeof KEYS): Float64Array {
    if (sort === 'TITLE_ASC' && !columns.has(sort)) rankTitles();
    const column = columns.get(sort) ?? Float64Array.from(products, KEYS[sort]);
    columns.set(sort, column);
    return column;
  }
  return {
    changed(place: number, product: Ordered): void {
      for (const [sort, column] of columns) column[place] = KEYS[sort](product);
    },
    /** A part of a list that is given in the order of ids. `fits`: by the places, of a search. */
    part(list: readonly number[], from: number, to: number, sort: ProductSort | null, fits: Float64Array) {
      if (from >= Math.min(to, list.length)) return [];
      if (sort === null) return list.slice(from, to);
      if (sort === 'NEWEST') return list.toReversed().slice(from, to);
      const column = columnOf(sort);
      const weight = sort === 'BEST_MATCH' ? 1 : 0;
      const keys = Float64Array.from(list, (place) => (column[place] ?? 0) - weight * (fits[place] ?? 0));
      return firstOf(keys, to)
        .slice(from)
        .flatMap((n) => list[n] ?? []);
    },
  };
}

/** Which numbers are the smallest, in their order. What comes after enough others is never sorted. */
function firstOf(keys: Float64Array, count: number): number[] {
  const compare = (a: number, b: number): number => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
  const first: number[] = [];
  let largest = NaN;
  for (let n = 0; n < keys.length; n += 1) {
    if ((keys[n] ?? 0) >= largest) continue;
    first.push(n);
    if (first.length < 2 * count) continue;
    first.sort(compare).length = count;
    largest = keys[first[count - 1] ?? 0] ?? NaN;
  }
  return first.sort(compare).slice(0, count);
}
