import type { ProductFilter, ProductSort } from '../generated/schema.ts';
import { filterProducts, noCounts, type ChoiceCounts, type Filtered } from './facets.ts';
import { createWordIndex, type Finds, type Texts } from './find-text.ts';
import { fold, NO_WORDS, wordsOf, type SearchWords } from './search-words.ts';
import { nameEndOf, titleScore } from './title-score.ts';

/** A product as lists filter and order it; `item` is what a search gives back. Null: the API's record lacks it. */
export interface IndexEntry<Item> extends Texts, Filtered {
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
  counts: ChoiceCounts | undefined;
}

interface Kept<Item> extends IndexEntry<Item>, Found<Item> {
  folded: string;
  letters: string; // the letters and digits of the title, without what stands between them
  nameEnd: number;
  titleKey: number;
  place: number; // in the order of ids
}

export type CatalogueIndex<Item> = ReturnType<typeof createCatalogueIndex<Item>>;

/** All products of the catalogue, searched in memory. This room finds, filters, counts and orders them, and keeps them up to date. */
export function createCatalogueIndex<Item>({ words = NO_WORDS }: { words?: SearchWords | undefined } = {}) {
  type Product = Kept<Item>;
  const byId = new Map<string, Product>();
  let inOrder: Product[] | undefined; // of the ids, which is the API's own
  let scans: { folded?: Scan; letters?: Scan } = {}; // in the same order
  let texts = createWordIndex(words);

  function all(): readonly Product[] {
    if (inOrder) return inOrder;
    scans = {};
    inOrder = [...byId.values()].sort((a, b) => compareTexts(a.id, b.id));
    for (const [place, product] of inOrder.entries()) product.place = place;
    return inOrder;
  }

  /** Products with the text. */
  function withText(field: 'folded' | 'letters', text: string): Product[] {
    const products = all();
    const scan = (scans[field] ??= scanOf(products.map((product) => product[field])));
    return placesIn(scan, text).flatMap((place) => products[place] ?? []);
  }

  function remove(id: string): void {
    const known = byId.get(id);
    if (!known) return;
    texts.remove(known);
    byId.delete(id);
    inOrder = undefined;
  }

  return {
    get size() {
      return byId.size;
    },
    /** `version`: when it was read. */
    put(entry: IndexEntry<Item>, version: number): void {
      const { id, title, brand, category } = entry;
      const known = byId.get(id);
      if (known?.title === title && known.brand === brand && known.category === category)
        return void Object.assign(known, entry, { version });
      remove(id);
      const folded = fold(title ?? '');
      const own = {
        folded,
        letters: wordsOf(folded).join(''),
        nameEnd: nameEndOf(folded),
        titleKey: titleKeyOf(title, folded),
        place: 0,
      };
      const kept = { ...entry, ...own, version };
      texts.add(kept);
      byId.set(id, kept);
      inOrder = undefined;
    },
    remove,
    clear(): void {
      byId.clear();
      inOrder = undefined;
      texts = createWordIndex(words);
    },
    all: (): readonly Found<Item>[] => all(),
    search({ text, filter, sort, from, to, isCounted }: IndexQuery): Result<Item> {
      const counts = isCounted ? noCounts() : undefined;
      const typed = fold(text ?? '');
      const first = text === undefined ? all() : withText('folded', typed);
      const finds =
        text === undefined ? NOTHING : texts.find(text, (word) => withText('letters', word), first.length > 0);
      const next = [...finds.scores.keys()]
        .flatMap((id) => byId.get(id) ?? [])
        .filter(({ folded }) => !folded.includes(typed));
      const exact = filterProducts(first, filter, counts);
      const others = filterProducts(
        next.sort((a, b) => a.place - b.place),
        filter,
        counts,
      );
      const by = sort === 'BEST_MATCH' && text === undefined ? null : sort;
      return {
        found: [
          ...partOf(exact, from, to, by, (one) => titleScore(one, typed)),
          ...partOf(others, from - exact.length, to - exact.length, by, (one) => finds.scores.get(one.id) ?? 0),
        ],
        total: exact.length + others.length,
        exactCount: exact.length,
        corrected: finds.corrected,
        hasSomeWords: finds.hasSomeWords,
        counts,
      };
    },
  };
}

/** Many texts in one string, which is searched at the speed of memory. */
interface Scan {
  joined: string;
  ends: Uint32Array; // the place after each text and its end
}

const END = '\n'; // is in no text

function scanOf(texts: readonly string[]): Scan {
  let end = 0;
  return { joined: texts.join(END) + END, ends: Uint32Array.from(texts, ({ length }) => (end += length + 1)) };
}

/** Which of the texts have a part. */
function placesIn({ joined, ends }: Scan, part: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (let at = joined.indexOf(part); at >= 0 && place < ends.length; at = joined.indexOf(part, ends[place++])) {
    while ((ends[place] ?? Infinity) <= at) place += 1;
    places.push(place);
  }
  return places;
}

const NOTHING: Finds = { scores: new Map(), corrected: null, hasSomeWords: false };

type Ordered = Kept<unknown>;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The better average first, then that of more reviews. */
const byRating = ({ rating, reviewCount }: Ordered): number => -(rating * 1e7 + Math.min(reviewCount, 999_999));

/** The share of the price that is saved. */
const saving = ({ originalPrice: before, discountPrice: now }: Ordered): number =>
  before !== null && now !== null && before > now ? 1 - now / before : 0;

/** The first three letters as one number. What has no title comes last. */
function titleKeyOf(title: string | null, folded: string): number {
  if (title === null) return Infinity;
  const unit = (at: number): number => folded.charCodeAt(at) || 0;
  return (unit(0) * 0x1_00_00 + unit(1)) * 0x1_00_00 + unit(2);
}

type KeyOf = (product: Ordered, scoreOf: (product: Ordered) => number) => number;

/** The smaller the number, the earlier a product comes. As in the API what has no value comes last in either direction. */
const KEYS: Record<Exclude<ProductSort, 'NEWEST'>, KeyOf> = {
  PRICE_ASC: ({ discountPrice }) => discountPrice ?? Infinity,
  PRICE_DESC: ({ discountPrice }) => (discountPrice === null ? Infinity : -discountPrice),
  RATING_DESC: byRating,
  TITLE_ASC: ({ titleKey }) => titleKey,
  DISCOUNT_DESC: (product) => -saving(product),
  /** Of those that fit equally well short names come first, and what is sold out last. */
  BEST_MATCH: (product, scoreOf) => Number(product.isSoldOut) / 2 - scoreOf(product) - 1 / (2 + product.nameEnd),
};

/** Of products with equal keys. What is equal here, too, stays in the order of the ids. */
const COMPARE_EQUAL: Partial<Record<ProductSort, (a: Ordered, b: Ordered) => number>> = {
  TITLE_ASC: (a, b) => compareTexts(a.folded, b.folded),
  BEST_MATCH: (a, b) => byRating(a) - byRating(b),
};

/** A part of a list that is given in the order of ids. Only what has the keys of the part is sorted by more than a number. */
function partOf<Product extends Ordered>(
  list: readonly Product[],
  start: number,
  end: number,
  sort: ProductSort | null,
  scoreOf: (product: Product) => number,
): Product[] {
  const [from, to] = [Math.max(start, 0), Math.min(end, list.length)];
  if (from >= to) return [];
  if (sort === null) return list.slice(from, to);
  if (sort === 'NEWEST') return list.slice(list.length - to, list.length - from).reverse();
  const keyOf = (product: Ordered): number => KEYS[sort](product, scoreOf as (product: Ordered) => number);
  const keys = new Float64Array(list.length);
  list.forEach((product, place) => (keys[place] = keyOf(product)));
  const sorted = keys.toSorted();
  const [low = 0, high = 0] = [sorted[from], sorted[to - 1]];
  const first = sorted.indexOf(low);
  const equal = COMPARE_EQUAL[sort];
  return list
    .filter((_product, place) => (keys[place] ?? 0) >= low && (keys[place] ?? 0) <= high)
    .sort((a, b) => keyOf(a) - keyOf(b) || (equal?.(a, b) ?? 0))
    .slice(from - first, to - first);
}
