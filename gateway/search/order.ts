import type { ProductSort } from '../generated/schema.ts';
import { nameOf } from './find-text.ts';
import type { IndexEntry } from './index-entry.ts';

type Ordered = Omit<IndexEntry<unknown>, 'item'>;

/** The better average first, then that of more reviews. */
const byRating = ({ rating, reviewCount }: Ordered): number => -(rating * 1e7 + Math.min(reviewCount, 999_999));

/** The smaller the number, the earlier a product comes. As in the API what has no value comes last in either direction. */
const KEYS = {
  PRICE_ASC: ({ discountPrice }) => discountPrice ?? Infinity,
  PRICE_DESC: ({ discountPrice }) => -(discountPrice ?? -Infinity),
  RATING_DESC: byRating,
  /** The share of the price that is paid. */
  DISCOUNT_DESC: ({ originalPrice, discountPrice }) =>
    discountPrice !== null && originalPrice ? Math.min(discountPrice / originalPrice, 1) : 1,
  /** Less how well it fits. Of what fits equally short names come first, then the better rated; what is sold out comes last. */
  BEST_MATCH: (product) =>
    Number(product.isSoldOut) / 2 - 1 / (2 + nameOf(product.title).length) + byRating(product) * 1e-12,
} satisfies Partial<Record<ProductSort, (product: Ordered) => number>>;

/** Orders products, which are named by their slots. A number of each for a sort is in one piece of memory. */
export function createOrders(products: readonly { entry: Ordered }[], titles: readonly string[]) {
  const columns = new Map(Object.entries(KEYS).map(([sort, keyOf]) => [sort, { keyOf, keys: [] as number[] }]));
  const byId = (a: number, b: number): number => compare(products[a]?.entry.id, products[b]?.entry.id);
  const byTitle = (a: number, b: number): number => compare(titles[a], titles[b]) || byId(a, b);
  const [inIds, inTitles]: [number[], number[]] = [[], []];

  return {
    /** All products in the API's own order. */
    inIds: inIds as readonly number[],
    put(slot: number, product: Ordered): void {
      for (const { keyOf, keys } of columns.values()) keys[slot] = keyOf(product);
    },
    /** Moves the others by one place in memory, which takes microseconds. */
    add(slot: number): void {
      inIds.splice(placeIn(inIds, slot, byId), 0, slot);
      inTitles.splice(placeIn(inTitles, slot, byTitle), 0, slot);
    },
    remove(slot: number): void {
      inIds.splice(placeIn(inIds, slot, byId), 1);
      inTitles.splice(placeIn(inTitles, slot, byTitle), 1);
    },
    /** A part of a list that is given in the order of ids. `fits`: by the slots, of a search. */
    part(list: readonly number[], from: number, to: number, sort: ProductSort | null, fits: Float64Array) {
      if (from >= Math.min(to, list.length)) return [];
      if (sort === 'NEWEST') return list.toReversed().slice(from, to);
      if (sort === 'TITLE_ASC') {
        const isListed = new Uint8Array(products.length);
        for (const slot of list) isListed[slot] = 1;
        return inTitles.filter((slot) => isListed[slot]).slice(from, to);
      }
      const own = columns.get(sort ?? '')?.keys;
      if (!own) return list.slice(from, to);
      const weight = sort === 'BEST_MATCH' ? 1 : 0;
      const keys = new Float64Array(list.map((slot) => (own[slot] ?? 0) - weight * (fits[slot] ?? 0)));
      const last = keys.toSorted()[to - 1] ?? Infinity; // what comes after it is not sorted by comparing, which takes longer
      const first: { key: number; slot: number }[] = [];
      for (const [n, slot] of list.entries()) if ((keys[n] ?? 0) <= last) first.push({ key: keys[n] ?? 0, slot });
      first.sort((a, b) => a.key - b.key);
      return first.slice(from, to).map(({ slot }) => slot);
    },
  };
}

const compare = (a = '', b = ''): number => (a < b ? -1 : Number(a > b));

/** By halves: where in a sorted list a slot is, or belongs. */
function placeIn(list: readonly number[], slot: number, by: (a: number, b: number) => number): number {
  let [first, end] = [0, list.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if (by(list[middle] ?? slot, slot) < 0) first = middle + 1;
    else end = middle;
  }
  return first;
}
