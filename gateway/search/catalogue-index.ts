import type { ProductFilter, ProductSort } from '../generated/schema.ts';
import { filterProducts, noCounts, type ChoiceCounts, type Filtered } from './facets.ts';
import { createWordIndex, lettersOf, nameEndOf, titleScore, type OtherFinds, type Texts } from './find-text.ts';
import { fold, NO_WORDS, type SearchWords } from './search-words.ts';

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
  round: number;
  folded: string;
  nameEnd: number;
  letters: string;
  place: number; // in the order of ids
  titleKey: number;
}

interface Matches<Item> extends Omit<OtherFinds, 'scores'> {
  exact: Kept<Item>[];
  others: Kept<Item>[];
  scores: Float64Array; // by place
}

export type CatalogueIndex<Item> = ReturnType<typeof createCatalogueIndex<Item>>;

const SOLD_OUT = 0.5; // of near-equal products it comes last

/** All products of the catalogue, searched in memory. This room finds, filters, counts and orders them, and keeps them up to date. */
export function createCatalogueIndex<Item>({ words = NO_WORDS }: { words?: SearchWords | undefined } = {}) {
  const byId = new Map<string, Kept<Item>>();
  let inOrder: Kept<Item>[] | undefined; // of the ids, which is the API's own
  let scans: { folded?: Scan; letters?: Scan } = {}; // in the same order
  let texts = createWordIndex(words);

  function all(): readonly Kept<Item>[] {
    if (inOrder) return inOrder;
    inOrder = [...byId.values()].sort((a, b) => compareTexts(a.id, b.id));
    for (const [place, product] of inOrder.entries()) product.place = place;
    scans = {};
    return inOrder;
  }

  /** Products with the text: a scan of all titles in one string, at the speed of memory. */
  function withText(field: 'folded' | 'letters', text: string): Kept<Item>[] {
    const products = all();
    const { joined, ends } = (scans[field] ??= scanOf(products.map((product) => product[field])));
    const found: Kept<Item>[] = [];
    let place = 0;
    for (let at = joined.indexOf(text); at >= 0; at = joined.indexOf(text, ends[place - 1])) {
      while ((ends[place] ?? Infinity) <= at) place += 1;
      const product = products[place];
      if (!product) break;
      found.push(product);
      place += 1;
    }
    return found;
  }

  function find(text: string): Matches<Item> {
    const typed = fold(text);
    const scores = new Float64Array(all().length);
    const exact = withText('folded', typed);
    for (const product of exact) scores[product.place] = titleScore(product, typed);
    const found = texts.find(text, (word) => withText('letters', word), exact.length > 0);
    const others = new Uint32Array(found.scores.size); // their places
    let count = 0;
    for (const [id, score] of found.scores) {
      const { place = -1 } = byId.get(id) ?? {};
      if (scores[place] !== 0) continue; // it is exact
      scores[place] = score;
      others[count++] = place;
    }
    const places = others.subarray(0, count).sort();
    return {
      ...found,
      exact,
      others: Array.from(places, (place) => all()[place]).filter((one) => one !== undefined),
      scores,
    };
  }

  return {
    get size() {
      return byId.size;
    },
    has: (id: string) => byId.has(id),
    /** `version`, `round`: when it was read. */
    put(entry: IndexEntry<Item>, version: number, round: number): void {
      const { id, title, brand, category } = entry;
      const known = byId.get(id);
      const isSame = known?.title === title && known.brand === brand && known.category === category;
      if (known && isSame) return void Object.assign(known, entry, { version, round });
      if (known) texts.remove(known);
      const folded = fold(title ?? '');
      const own = {
        folded,
        nameEnd: nameEndOf(folded),
        letters: lettersOf(folded),
        place: 0,
        titleKey: titleKey(title),
      };
      const kept: Kept<Item> = { ...entry, ...own, version, round };
      texts.add(kept);
      byId.set(id, kept);
      inOrder = undefined;
    },
    /** Notes that a round has met a product. */
    see(id: string, round: number): void {
      const known = byId.get(id);
      if (known) known.round = round;
    },
    isSeenIn: (id: string, round: number): boolean => (byId.get(id)?.round ?? -1) >= round,
    unseenIn: (round: number): string[] => [...byId.values()].filter((kept) => kept.round < round).map(({ id }) => id),
    remove(id: string): void {
      const known = byId.get(id);
      if (!known) return;
      texts.remove(known);
      byId.delete(id);
      inOrder = undefined;
    },
    clear(): void {
      byId.clear();
      inOrder = undefined;
      texts = createWordIndex(words);
    },
    all: (): readonly Found<Item>[] => all(),
    search({ text, filter, sort, from, to, isCounted }: IndexQuery): Result<Item> {
      const matches = text === undefined ? undefined : find(text);
      const counts = isCounted ? noCounts() : undefined;
      const exact = filterProducts(matches?.exact ?? all(), filter, counts);
      const others = filterProducts(matches?.others ?? [], filter, counts);
      const order = orderOf(sort, matches?.scores);
      return {
        found: [
          ...partOf(exact, from, to, order),
          ...partOf(others, Math.max(from - exact.length, 0), Math.max(to - exact.length, 0), order),
        ],
        total: exact.length + others.length,
        exactCount: exact.length,
        corrected: matches?.corrected ?? null,
        hasSomeWords: matches?.hasSomeWords ?? false,
        counts,
      };
    },
  };
}

interface Scan {
  joined: string;
  ends: Uint32Array; // the place after each text and its end
}

const END = '\n'; // is in no text

function scanOf(texts: readonly string[]): Scan {
  let end = 0;
  return {
    joined: texts.map((text) => text + END).join(''),
    ends: Uint32Array.from(texts, (text) => (end += text.length + 1)),
  };
}

type Ordered = Kept<unknown>;
type Order = 'API' | 'REVERSED' | { key: (product: Ordered) => number; equal?: (a: Ordered, b: Ordered) => number };

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The better average first, then that of more reviews. */
const byRating = ({ rating, reviewCount }: Ordered): number => -(rating * 1e7 + Math.min(reviewCount, 999_999));

/** As in the API: what has no value comes last in either direction, and equal products are in the order of their ids. */
function orderOf(sort: ProductSort | null, scores: Float64Array | undefined): Order {
  switch (sort) {
    case null:
      return 'API';
    case 'NEWEST':
      return 'REVERSED';
    case 'PRICE_ASC':
      return { key: ({ discountPrice }) => discountPrice ?? Infinity };
    case 'PRICE_DESC':
      return { key: ({ discountPrice }) => (discountPrice === null ? Infinity : -discountPrice) };
    case 'RATING_DESC':
      return { key: byRating };
    case 'TITLE_ASC':
      return { key: (product) => product.titleKey, equal: (a, b) => compareTexts(lower(a), lower(b)) };
    case 'DISCOUNT_DESC':
      return { key: ({ originalPrice, discountPrice }) => -saving(originalPrice, discountPrice) };
    case 'BEST_MATCH':
      if (!scores) return 'API';
      return {
        key: ({ place, isSoldOut }) => (isSoldOut ? SOLD_OUT : 0) - (scores[place] ?? 0),
        equal: (a, b) => byRating(a) - byRating(b),
      };
  }
}

const lower = ({ title }: Ordered): string => title?.toLowerCase() ?? '';

/** The share of the price that is saved. */
const saving = (before: number | null, now: number | null): number =>
  before !== null && now !== null && before > now ? 1 - now / before : 0;

const UNITS = 0x1_00_00; // values of a UTF-16 unit

/** The first three letters as one number. */
function titleKey(title: string | null): number {
  if (title === null) return Infinity;
  const start = title.slice(0, 3).toLowerCase();
  const unit = (at: number): number => (at < start.length ? start.charCodeAt(at) : 0);
  return (unit(0) * UNITS + unit(1)) * UNITS + unit(2);
}

/** A part of a list that is given in the order of ids. Only what has the keys of the part is sorted by more than a number. */
function partOf<Product extends Ordered>(list: readonly Product[], from: number, to: number, order: Order): Product[] {
  const end = Math.min(to, list.length);
  if (from >= end) return [];
  if (order === 'API') return list.slice(from, end);
  if (order === 'REVERSED') return list.slice(list.length - end, list.length - from).reverse();
  const keys = new Float64Array(list.length);
  list.forEach((product, place) => (keys[place] = order.key(product)));
  const sorted = keys.slice().sort();
  const [low = 0, high = 0] = [sorted[from], sorted[end - 1]];
  const first = sorted.indexOf(low);
  const candidates: { product: Product; key: number }[] = [];
  list.forEach((product, place) => {
    const key = keys[place] ?? 0;
    if (key >= low && key <= high) candidates.push({ product, key });
  });
  return candidates
    .sort((a, b) => a.key - b.key || (order.equal?.(a.product, b.product) ?? 0))
    .slice(from - first, end - first)
    .map(({ product }) => product);
}
