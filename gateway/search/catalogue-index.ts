// The catalogue in memory, to be searched. `fill.ts` reads it from the API in the background and keeps it up to date.
import type { ProductCounts, ProductFilter, ProductSort } from '../generated/schema.ts';
import { createFacets } from './facets.ts';
import { createWordIndex } from './find-text.ts';
import type { IndexEntry } from './index-entry.ts';
import { createOrders } from './order.ts';
import { fold, NO_WORDS, wordsOf } from './search-words.ts';

export interface IndexQuery {
  text: string | undefined;
  filter: ProductFilter;
  sort: ProductSort | null;
  from: number; // places in the list
  to: number; // the place after the last one
  isCounted: boolean;
}

/** An item, and the version of the catalogue that it was read at. */
export interface Found<Item> {
  id: string;
  item: Item;
  version: number;
}

export interface Result<Item> {
  found: Found<Item>[];
  total: number;
  exactCount: number; // products with the typed text in the title: they come first in every order
  corrected: string | null; // the text without its typing errors; null: it has none
  hasSomeWords: boolean; // no product has all words of the text: these have some
  counts: ProductCounts | null; // null: they were not asked for
}

export type CatalogueIndex<Item> = ReturnType<typeof createCatalogueIndex<Item>>;

/**
 * All products of the catalogue, searched in memory. Each has a number, its slot, as long as its texts are the same. Lists are of slots,
 * and what a search reads of all products is in arrays by slot, since it takes many times as long to read 50,000 objects. A change of
 * one product writes at its slot, and leaves nothing to be done by the next search.
 */
export function createCatalogueIndex<Item>(words = NO_WORDS) {
  function create() {
    const products: Product<Item>[] = [];
    const titles: string[] = [];
    return {
      products,
      titles,
      letters: [] as string[], // of the titles, without what stands between them
      slots: new Map<string, number>(), // by id
      free: [] as number[],
      facets: createFacets(products),
      orders: createOrders(products, titles),
      texts: createWordIndex(words),
    };
  }
  let kept = create();

  function remove(id: string): void {
    const { free, orders, products, slots, texts } = kept;
    const slot = slots.get(id) ?? -1;
    const product = products[slot];
    if (!product) return;
    orders.remove(slot);
    texts.remove(slot, product.entry);
    slots.delete(id);
    free.push(slot);
  }

  /** Finds what has the text in its title, and what else is meant. */
  function find(text: string) {
    const { letters, orders, products, texts, titles } = kept;
    const typed = fold(text);
    const exact = orders.inIds.filter((slot) => titles[slot]?.includes(typed));
    const inside = (word: string): number[] => orders.inIds.filter((slot) => letters[slot]?.includes(word));
    const { fits, ...finds } = texts.find(text, products.length, inside, exact.length > 0);
    const others = orders.inIds.filter((slot) => (fits[slot] ?? 0) > 0 && !titles[slot]?.includes(typed));
    const inner = ` ${typed}`;
    const begins = exact.filter((slot) => titles[slot]?.startsWith(typed) || titles[slot]?.includes(inner));
    for (const slot of begins) fits[slot] = (fits[slot] ?? 0) + BEGINS;
    return { ...finds, fits, exact, others };
  }

  return {
    get size() {
      return kept.slots.size;
    },
    has: (id: string): boolean => kept.slots.has(id),
    /** `version`: when it was read. */
    put(entry: IndexEntry<Item>, version: number): void {
      const { facets, free, letters, orders, products, slots, texts, titles } = kept;
      const known = products[slots.get(entry.id) ?? -1]?.entry;
      const isSame = known && TEXTS.every((field) => known[field] === entry[field]);
      if (!isSame) remove(entry.id);
      const slot = slots.get(entry.id) ?? free.pop() ?? products.length;
      products[slot] = { entry, version };
      facets.put(slot, entry);
      orders.put(slot, entry);
      if (isSame) return;
      slots.set(entry.id, slot);
      titles[slot] = fold(entry.title ?? '');
      letters[slot] = wordsOf(titles[slot]).join('');
      orders.add(slot);
      texts.add(slot, entry);
    },
    remove,
    clear: (): void => void (kept = create()),
    all: (): Found<Item>[] => foundOf(kept.products, kept.orders.inIds),
    search({ text, filter, sort, from, to, isCounted }: IndexQuery): Result<Item> {
      const { facets, orders, products } = kept;
      const finds = text === undefined ? { ...NOTHING, exact: orders.inIds } : find(text);
      const { counts, passed } = facets.filter(filter, isCounted);
      const [exact, others] = [passed(finds.exact), passed(finds.others)];
      const by = sort === 'BEST_MATCH' && text === undefined ? null : sort;
      const found = [
        ...orders.part(exact, from, to, by, finds.fits),
        ...orders.part(others, Math.max(from - exact.length, 0), to - exact.length, by, finds.fits),
      ];
      return {
        found: foundOf(products, found),
        total: exact.length + others.length,
        exactCount: exact.length,
        corrected: finds.corrected,
        hasSomeWords: finds.hasSomeWords,
        counts: counts(),
      };
    },
  };
}

const TEXTS = ['title', 'brand', 'category'] as const;
const BEGINS = 1; // to a fit, where a word of the title begins with the text
const NOTHING = { others: [], fits: new Float64Array(), corrected: null, hasSomeWords: false };

interface Product<Item> {
  entry: IndexEntry<Item>;
  version: number;
}

function foundOf<Item>(products: readonly Product<Item>[], slots: readonly number[]): Found<Item>[] {
  const found = slots.flatMap((slot) => products[slot] ?? []);
  return found.map(({ entry: { id, item }, version }) => ({ id, item, version }));
}
