import type { ProductCounts, ProductFilter, ProductSort } from '../generated/schema.ts';
import { createFacets, noCounts, shownCounts, type Filtered } from './facets.ts';
import { createWordIndex, nameOf, type Texts } from './find-text.ts';
import { createOrders, type Ordered } from './order.ts';
import { fold, NO_WORDS, wordsOf, type SearchWords } from './search-words.ts';

/** A product as lists filter and order it; `item` is what a search gives back. Null: the API's record lacks it. */
export interface IndexEntry<Item> extends Filtered {
  id: string;
  title: string | null;
  reviewCount: number;
  isSoldOut: boolean;
  item: Item;
}

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

interface Kept<Item> extends IndexEntry<Item>, Found<Item>, Texts, Ordered {
  folded: string; // the title
  letters: string; // of the title, without what stands between them
}

export type CatalogueIndex<Item> = ReturnType<typeof createCatalogueIndex<Item>>;

/** All products of the catalogue, searched in memory. This room finds them, and keeps them up to date. */
export function createCatalogueIndex<Item>({ words = NO_WORDS }: { words?: SearchWords | undefined } = {}) {
  type Product = Kept<Item>;
  const byId = new Map<string, Product>();
  let texts = createWordIndex<Product>(words);
  let products: Product[] = []; // in the order of ids, which is the API's own, once they are settled
  let byTitle: Product[] = [];
  let settled: ReturnType<typeof settle> | undefined; // undefined: titles are others than they were

  /** Sorts again, which is quick where little has changed. Products are named by their places then. */
  function settle() {
    const isKept = ({ place }: Product): boolean => place !== GONE;
    products = products.filter(isKept).sort((a, b) => compareTexts(a.id, b.id));
    for (const [place, product] of products.entries()) product.place = place;
    if (byTitle.length > 2 * products.length) byTitle = byTitle.filter(isKept);
    const rankTitles = (): void => {
      byTitle = byTitle.filter(isKept).sort((a, b) => compareTexts(a.folded, b.folded) || a.place - b.place);
      for (const [place, product] of byTitle.entries()) product.titlePlace = place;
    };
    let lettered: ReturnType<typeof createScan> | undefined; // many searches need none
    return {
      products,
      places: [...products.keys()],
      orders: createOrders(products, rankTitles),
      facets: createFacets(products),
      titled: createScan(products.map(({ folded }) => ` ${folded}`)),
      inLetters: (word: string) => (lettered ??= createScan(products.map(({ letters }) => letters)))(word),
    };
  }

  function remove(id: string): void {
    const known = byId.get(id);
    if (!known) return;
    texts.remove(known);
    known.place = GONE;
    byId.delete(id);
    settled = undefined;
  }

  /** The places of what has a text in its title, and of what else is found. */
  function find(text: string) {
    const { inLetters, titled } = (settled ??= settle());
    const typed = fold(text);
    const exact = titled(typed);
    const { fits, ...finds } = texts.find(text, products.length, inLetters, exact.length > 0);
    const others: number[] = [];
    let next = 0; // of the exact ones
    for (const [place, fit] of fits.entries()) {
      if (place === exact[next]) next += 1;
      else if (fit > 0) others.push(place);
    }
    const beginning = exact.length > 0 ? titled(` ${typed}`) : [];
    for (const place of beginning) fits[place] = (fits[place] ?? 0) + BEGINS;
    return { ...finds, fits, exact, others };
  }

  return {
    get size() {
      return byId.size;
    },
    /** `version`: when it was read. */
    put(entry: IndexEntry<Item>, version: number): void {
      const { id, title, brand, category } = entry;
      const known = byId.get(id);
      if (known?.title === title && known.brand === brand && known.category === category) {
        Object.assign(known, entry, { version });
        settled?.facets.changed(known.place, known);
        settled?.orders.changed(known.place, known);
        return;
      }
      remove(id);
      const folded = fold(title ?? '');
      const letters = wordsOf(folded).join('');
      const nameLength = nameOf(title).length;
      const product = { ...entry, folded, letters, nameLength, version, place: 0, titlePlace: 0 };
      texts.add(product);
      byId.set(id, product);
      products.push(product);
      byTitle.push(product);
      settled = undefined;
    },
    remove,
    clear(): void {
      byId.clear();
      [products, byTitle] = [[], []];
      texts = createWordIndex(words);
      settled = undefined;
    },
    all: (): readonly Found<Item>[] => (settled ??= settle()).products,
    search({ text, filter, sort, from, to, isCounted }: IndexQuery): Result<Item> {
      const { facets, orders, places } = (settled ??= settle());
      const finds = text === undefined ? { ...NOTHING, exact: places } : find(text);
      const counts = isCounted ? noCounts() : null;
      const exact = facets.filter(finds.exact, filter, counts);
      const others = facets.filter(finds.others, filter, counts);
      const by = sort === 'BEST_MATCH' && text === undefined ? null : sort;
      const found = [
        ...orders.part(exact, from, to, by, finds.fits),
        ...orders.part(others, Math.max(from - exact.length, 0), to - exact.length, by, finds.fits),
      ];
      return {
        found: found.flatMap((place) => products[place] ?? []),
        total: exact.length + others.length,
        exactCount: exact.length,
        corrected: finds.corrected,
        hasSomeWords: finds.hasSomeWords,
        counts: counts && shownCounts(counts),
      };
    },
  };
}

const GONE = -1; // the place of what is there no more
const BEGINS = 1; // to a fit, where a word of the title begins with the text
const NOTHING = { others: [], fits: new Float64Array(), corrected: null, hasSomeWords: false };

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const END = '\n'; // is in no folded text

/** Finds the texts that have a part, by their numbers in order. They are joined to one, which is searched at the speed of memory. */
function createScan(texts: readonly string[]): (part: string) => number[] {
  let end = 0;
  const ends = Uint32Array.from(texts, ({ length }) => (end += length + 1));
  const joined = texts.join(END) + END;
  return (part) => {
    const found: number[] = [];
    let n = 0;
    for (let at = joined.indexOf(part); at >= 0 && n < ends.length; at = joined.indexOf(part, ends[n++])) {
      while ((ends[n] ?? Infinity) <= at) n += 1;
      if (n < ends.length) found.push(n);
    }
    return found;
  };
}
